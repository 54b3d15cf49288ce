/** The end of a match on its sheet, and the word of both sides that it is right. */
import { type ResultProblem, validateResult } from '../matches/match-result.ts';
import type { SheetOperation } from '../schemas/sheet.ts';
import { stopClock } from './clock-operations.ts';
import { isScoreOfEvents } from './in-play.ts';
import type { SheetReason } from './reasons.ts';
import { applySecondEnd } from './second-end.ts';
import {
  type AppliedOperation,
  applied,
  type EndOperation,
  noConfirmations,
  notApplied,
  type SheetContext,
  type SheetWithMatch,
} from './state.ts';

type ConfirmationOperation = Extract<SheetOperation, { kind: 'confirmation' }>;

/** Completes the match with the score of its events, or the walkover. The first end counts; a later one adds its remark. */
export function applyEnd(
  state: SheetWithMatch,
  operation: EndOperation,
  at: string,
  { rules }: SheetContext,
): AppliedOperation {
  if (state.status === 'completed') return applySecondEnd(state, operation, at);
  const { homePenalties, awayPenalties, walkover, observation } = operation;
  if (state.status === 'scheduled' && walkover === null) {
    return notApplied(state, 'refused', { code: 'not-started' });
  }
  const { homeScore, awayScore } = state;
  const given = { homeScore: homeScore ?? 0, awayScore: awayScore ?? 0, homePenalties, awayPenalties, walkover };
  const result = validateResult(given, rules);
  if ('problem' in result) return notApplied(state, 'refused', reasonOfProblem(result.problem, state));
  const clock = stopClock(state.clock, at);
  const wasInPlay = state.clock.halves.at(-1)?.endedAt === null;
  return applied({
    ...state,
    ...result,
    status: 'completed',
    scoreFollowsEvents: isScoreOfEvents({ ...state, ...given }),
    clock,
    end: {
      at,
      clockEndedAt: wasInPlay ? (clock.halves.at(-1)?.endedAt ?? null) : null,
      observation,
      homePenalties,
      awayPenalties,
    },
    ...noConfirmations,
  });
}

/** A score that is missing counts as 0, so that none is reported. */
const reasonOfProblem = (problem: ResultProblem, { homeScore, awayScore }: SheetWithMatch): SheetReason =>
  problem === 'penalties-not-level' || problem === 'score-missing'
    ? { code: 'penalties-not-level', homeScore, awayScore }
    : { code: problem };

export const isConfirmed = ({ confirmedAt }: Pick<SheetWithMatch, 'confirmedAt'>): boolean =>
  confirmedAt.home !== null && confirmedAt.away !== null;

export function applyConfirmation(
  state: SheetWithMatch,
  { side, by, seen }: ConfirmationOperation,
  at: string,
): AppliedOperation {
  if (state.status !== 'completed') {
    return notApplied(state, 'refused', { code: 'not-ended' });
  }
  if (state.confirmedAt[side] !== null) return notApplied(state, 'superseded', { code: 'side-confirmed' });
  const { homeScore, awayScore } = state;
  if (seen && (seen.homeScore !== homeScore || seen.awayScore !== awayScore)) {
    return notApplied(state, 'refused', { code: 'score-changed', homeScore, awayScore });
  }
  const { confirmedAt, confirmedBy = noConfirmations.confirmedBy } = state;
  return applied({
    ...state,
    confirmedAt: { ...confirmedAt, [side]: at },
    confirmedBy: { ...confirmedBy, [side]: by },
  });
}

/**
 * The sheet after a change that came when one side had confirmed and the other had not: that side agreed with what the
 * sheet said then, so it has to confirm again. Nothing but what is confirmed counts: an operation that leaves it as it
 * was, and a list of those present, take no confirmation away.
 */
export function withoutOutdatedConfirmation(before: SheetWithMatch, after: SheetWithMatch): SheetWithMatch {
  const { home, away } = before.confirmedAt;
  const hasOneSideConfirmed = (home === null) !== (away === null);
  if (!hasOneSideConfirmed || confirmedContent(before) === confirmedContent(after)) return after;
  return { ...after, ...noConfirmations };
}

/** What the sides confirm: the result, the goals and cards, the clock, and the remark for the federation. */
const confirmedContent = ({ clock, end, events, walkover, ...score }: SheetWithMatch): string => {
  const { homeScore, awayScore, homePenalties, awayPenalties } = score;
  return JSON.stringify([clock, end, events, walkover, homeScore, awayScore, homePenalties, awayPenalties]);
};
