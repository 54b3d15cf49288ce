/** What is said of a match beside its score: on live, final, cancelled, or how it was decided. */
import type { FormattedMatch, MatchStatus } from '../domain/schemas/match.ts';

type MatchWithState = Pick<FormattedMatch, 'status'> &
  Partial<Pick<FormattedMatch, 'homePenalties' | 'awayPenalties' | 'walkover'>>;

/** 'EN VIVO', 'CANCELADO', 'POSTERGADO', 'FINAL', 'W.O.' or '(4-3 pen.)'; '' before kick-off. */
export function matchStateText({ status, ...match }: MatchWithState): string {
  if (status === 'scheduled') return '';
  if (status === 'in_progress') return 'EN VIVO';
  if (status === 'cancelled') return 'CANCELADO';
  return status === 'postponed' ? 'POSTERGADO' : decisionText(match) || 'FINAL';
}

/** Whether the match is not played at the date and time that it has. */
export const isCalledOff = (status: MatchStatus): boolean => status === 'cancelled' || status === 'postponed';

/** 'W.O.' or '(4-3 pen.)'; '' for a match that was decided by its goals, or not at all. */
export function decisionText({ homePenalties, awayPenalties, walkover }: Omit<MatchWithState, 'status'>): string {
  if (walkover) return 'W.O.';
  return homePenalties != null && awayPenalties != null ? `(${homePenalties}-${awayPenalties} pen.)` : '';
}
