/** The result stored with a match: final when completed, running when in progress, none otherwise. */
import { isDeepStrictEqual } from 'node:util';
import { emptyMatchResult, type MatchResult, type SubmittedResult } from '#shared/domain/matches/match-result.ts';
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import type { StoredMatch } from '../records/matches.ts';
import { requireFinalResult } from './require-final-result.ts';

/**
 * The result to store when a match gets `status`: final when completed, none when not started. In progress it is the
 * score that was sent, else the stored one, else the goals of the match's events; after 'completed' always the goals of
 * its events.
 */
export function resultToStore(
  status: MatchStatus,
  before: StoredMatch | null,
  given: SubmittedResult,
  rules: TournamentRules,
  byEvents = { home: 0, away: 0 },
): MatchResult {
  if (status === 'completed') return requireFinalResult(mergeResultWithStored(before, given), rules);
  if (status !== 'in_progress') return emptyMatchResult;
  const recounted = { ...emptyMatchResult, homeScore: byEvents.home, awayScore: byEvents.away };
  if (before?.status === 'completed') return recounted;
  const running = before?.status === 'in_progress' ? before : null;
  const { homeScore = running?.homeScore ?? null, awayScore = running?.awayScore ?? null } = given;
  return {
    ...emptyMatchResult,
    homeScore: homeScore ?? recounted.homeScore,
    awayScore: awayScore ?? recounted.awayScore,
  };
}

/**
 * The sent result over the stored one. Fields that are not sent keep their stored value, but stored penalties are
 * dropped when the score is no longer level or the match becomes a walkover.
 */
function mergeResultWithStored(before: StoredMatch | null, given: SubmittedResult): SubmittedResult {
  if (!before) return given;
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const merged: SubmittedResult = { ...pickResultFields(before), ...said };
  const isLevel = merged.homeScore === merged.awayScore;
  const isSilent = given.homePenalties === undefined && given.awayPenalties === undefined;
  const dropsShootOut = isSilent && (!isLevel || merged.walkover !== null);
  return dropsShootOut ? { ...merged, homePenalties: null, awayPenalties: null } : merged;
}

/** Whether two results are equal in every field. */
export function haveSameResult(one: MatchResult, other: MatchResult): boolean {
  return isDeepStrictEqual(pickResultFields(one), pickResultFields(other));
}

function pickResultFields({ homeScore, awayScore, homePenalties, awayPenalties, walkover }: MatchResult): MatchResult {
  return { homeScore, awayScore, homePenalties, awayPenalties, walkover };
}
