/** The default rules of a tournament, and how partial rules are merged over them. */
import type { EligibilityRules } from './schemas/eligibility.ts';
import type { PartialRules, TournamentRules } from './schemas/rules.ts';

/** Every rule of eligibility is off: only bans and the status of a player count. */
export const noEligibilityRules: EligibilityRules = { squad: null, ages: [], playoffMatches: 0, fitness: 'off' };

export const defaultRules: TournamentRules = {
  matchMinutes: 30,
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['goalDifference', 'goalsFor'],
  walkoverGoals: 3,
  fairPlay: { blue: 1, yellow: 2, red: 3 },
  suspensions: { red: 1, yellowsInMatch: 2, yellowAccumulation: null },
  eligibility: noEligibilityRules,
  playoffDraw: 'penalties',
  blueMinutes: 2,
  periods: 1,
};

/** The rules that tournaments of an older version of the code do not have. */
export const rulesOfOlderTournaments = { blueMinutes: 2, periods: 1 } satisfies Partial<TournamentRules>;

/** Merges `given` over `base`, part by part: `{points: {win: 2}}` keeps the points of a draw and a loss. */
export function mergeRules(base: TournamentRules, given: PartialRules = {}): TournamentRules {
  return {
    ...base,
    ...omitUndefinedFields(given),
    points: { ...base.points, ...omitUndefinedFields(given.points ?? {}) },
    fairPlay: { ...base.fairPlay, ...omitUndefinedFields(given.fairPlay ?? {}) },
    suspensions: mergeSuspensions(base.suspensions, given.suspensions),
    eligibility: { ...base.eligibility, ...omitUndefinedFields(given.eligibility ?? {}) },
  };
}

/** `blueAccumulation: null` removes the rule that blue cards add up. */
function mergeSuspensions(
  base: TournamentRules['suspensions'],
  { blueAccumulation = base.blueAccumulation ?? null, ...given }: NonNullable<PartialRules['suspensions']> = {},
): TournamentRules['suspensions'] {
  const { blueAccumulation: _old, ...kept } = { ...base, ...omitUndefinedFields(given) };
  return blueAccumulation ? { ...kept, blueAccumulation } : kept;
}

function omitUndefinedFields<T extends object>(part: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as never;
}
