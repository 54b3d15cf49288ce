/** Checks the result of a match (score, shoot-out, walkover) and tells which side won. */
import type { StoredMatchFields } from '../schemas/match.ts';
import type { TournamentRules } from '../schemas/rules.ts';

export type MatchResult = Pick<
  StoredMatchFields,
  'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties' | 'walkover'
>;
/** A result as a client sends it; an absent field and null both mean 'not sent'. */
export type SubmittedResult = { readonly [Field in keyof MatchResult]?: MatchResult[Field] | undefined };

export type ResultProblem =
  | 'score-missing'
  | 'penalties-on-walkover'
  | 'penalties-not-level'
  | 'penalties-incomplete'
  | 'penalties-level';

export interface InvalidResult {
  readonly path: keyof MatchResult;
  readonly problem: ResultProblem;
}

export const emptyMatchResult: MatchResult = {
  homeScore: null,
  awayScore: null,
  homePenalties: null,
  awayPenalties: null,
  walkover: null,
};

/**
 * The final result that `given` describes, or what is wrong with it. A walkover names the side that did not show up and
 * sets the score itself: `walkoverGoals` to 0 for the side that came, 0 to 0 when neither came. A shoot-out is allowed
 * only after a level match, must have a winner, and adds no goals.
 */
export function validateResult(
  given: SubmittedResult,
  rules: Pick<TournamentRules, 'walkoverGoals'>,
): MatchResult | InvalidResult {
  const { homeScore = null, awayScore = null, homePenalties = null, awayPenalties = null, walkover = null } = given;
  const hasPenalties = homePenalties !== null || awayPenalties !== null;
  if (walkover !== null) {
    if (hasPenalties) return { path: 'homePenalties', problem: 'penalties-on-walkover' };
    return { ...emptyMatchResult, ...walkoverScore(walkover, rules.walkoverGoals), walkover };
  }
  if (homeScore === null) return { path: 'homeScore', problem: 'score-missing' };
  if (awayScore === null) return { path: 'awayScore', problem: 'score-missing' };
  if (hasPenalties) {
    if (homeScore !== awayScore) return { path: 'homePenalties', problem: 'penalties-not-level' };
    if (homePenalties === null) return { path: 'homePenalties', problem: 'penalties-incomplete' };
    if (awayPenalties === null) return { path: 'awayPenalties', problem: 'penalties-incomplete' };
    if (homePenalties === awayPenalties) return { path: 'awayPenalties', problem: 'penalties-level' };
  }
  return { homeScore, awayScore, homePenalties, awayPenalties, walkover };
}

function walkoverScore(absent: NonNullable<MatchResult['walkover']>, goals: number) {
  return { homeScore: absent === 'away' ? goals : 0, awayScore: absent === 'home' ? goals : 0 };
}

/** The side that won a completed match, by goals or in the shoot-out; null when it was level or neither side came. */
export function winningSide(match: Pick<StoredMatchFields, 'status'> & MatchResult): 'home' | 'away' | null {
  const { status, homeScore, awayScore, homePenalties, awayPenalties, walkover } = match;
  if (status !== 'completed' || homeScore === null || awayScore === null) return null;
  if (walkover !== null) return walkover === 'both' ? null : walkover === 'home' ? 'away' : 'home';
  const difference = homeScore - awayScore || (homePenalties ?? 0) - (awayPenalties ?? 0);
  if (difference === 0) return null;
  return difference > 0 ? 'home' : 'away';
}
