/** What is being entered as the result of a match, and what it sends. */
import type { Match, Walkover } from '#shared/domain/schemas/match.ts';
import type { BodyFor } from '../../../lib/api/call.ts';

export interface ScoreEntry {
  /** Null while the field is empty. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** 0–0 penalties count as none entered. */
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
  /** 'unsaid' while it is open who did not show up. */
  readonly walkover: Walkover | 'unsaid' | null;
}

/** The number fields: each is also the path of the server's objection to it. */
export type ScoreField = Exclude<keyof ScoreEntry, 'walkover'>;

/** A walkover's score was given by the rules: taking it back starts at nil to nil. */
export function entryOf({ walkover, homeScore, awayScore, homePenalties, awayPenalties }: Match): ScoreEntry {
  const isPlayed = walkover === null;
  return {
    homeScore: (isPlayed && homeScore) || 0,
    awayScore: (isPlayed && awayScore) || 0,
    homePenalties: homePenalties ?? 0,
    awayPenalties: awayPenalties ?? 0,
    walkover,
  };
}

export const isLevel = ({ homeScore, awayScore }: ScoreEntry): boolean => homeScore !== null && homeScore === awayScore;

type ScoreBody = BodyFor<'PATCH /matches/{id}/score'>;

/** Only what counts: a shoot-out needs a level score, a walkover brings its own. */
export function bodyOf(entry: ScoreEntry): ScoreBody {
  const { homeScore, awayScore, homePenalties, awayPenalties, walkover } = entry;
  if (walkover !== null && walkover !== 'unsaid') return { walkover };
  const isShootOut = isLevel(entry) && Boolean(homePenalties || awayPenalties);
  return {
    ...(homeScore !== null && { homeScore }),
    ...(awayScore !== null && { awayScore }),
    ...(isShootOut && { homePenalties: homePenalties ?? 0, awayPenalties: awayPenalties ?? 0 }),
  };
}
