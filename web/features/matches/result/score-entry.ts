/** Values of the result dialog, and the request body they become. */
import type { Match, Walkover } from '#shared/domain/schemas/match.ts';
import type { RouteBody } from '../../../lib/api/typed-request.ts';

export interface ScoreEntry {
  /** Goals of the home team; null while the field is empty. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** Penalties of a shoot-out; 0–0 means there was none. */
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
  /** The team that did not show up; 'unsaid' until the user says which one, null for a match that was played. */
  readonly walkover: Walkover | 'unsaid' | null;
}

/** The dialog's number fields: goals and penalties. The server's validation errors use the same names. */
export type ScoreField = Exclude<keyof ScoreEntry, 'walkover'>;

/**
 * The dialog's initial values, from the stored match. A walkover starts at 0–0, because its score came from the rules.
 */
export function scoreEntryFromMatch({
  walkover,
  homeScore,
  awayScore,
  homePenalties,
  awayPenalties,
}: Match): ScoreEntry {
  const isPlayed = walkover === null;
  return {
    homeScore: (isPlayed && homeScore) || 0,
    awayScore: (isPlayed && awayScore) || 0,
    homePenalties: homePenalties ?? 0,
    awayPenalties: awayPenalties ?? 0,
    walkover,
  };
}

export const isLevelScore = ({ homeScore, awayScore }: ScoreEntry): boolean =>
  homeScore !== null && homeScore === awayScore;

type ScoreRequestBody = RouteBody<'PATCH /matches/{id}/score'>;

/** The request body of a result: penalties only with a level score, and a walkover without a score. */
export function requestBodyFromScoreEntry(entry: ScoreEntry): ScoreRequestBody {
  const { homeScore, awayScore, homePenalties, awayPenalties, walkover } = entry;
  if (walkover !== null && walkover !== 'unsaid') return { walkover };
  const isShootOut = isLevelScore(entry) && Boolean(homePenalties || awayPenalties);
  return {
    ...(homeScore !== null && { homeScore }),
    ...(awayScore !== null && { awayScore }),
    ...(isShootOut && { homePenalties: homePenalties ?? 0, awayPenalties: awayPenalties ?? 0 }),
  };
}
