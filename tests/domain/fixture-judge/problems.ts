/** Builds fixture problems for tests: what is not given is a Saturday with room for everything. */
import type { CompleteFixtureOptions, FixtureProblem, Pool } from '#shared/domain/fixture/problem.ts';
import { fixtureOptionDefaults } from '#shared/domain/schemas/fixture.ts';

export interface GivenProblem extends Partial<Omit<FixtureProblem, 'options' | 'pools'>> {
  /** The sizes of the pools; teams are 1, 2, 3 … in their order. */
  readonly sizes: readonly number[];
  readonly options?: Partial<CompleteFixtureOptions>;
}

/** The first Monday of March 2027. */
export const firstMonday = '2027-03-01';

export function aProblem({ sizes, options, ...given }: GivenProblem): FixtureProblem {
  return {
    pools: poolsOf(sizes),
    matchMinutes: 30,
    bookings: [],
    existing: [],
    teamsOfOfficial: new Map(),
    ...given,
    options: {
      ...fixtureOptionDefaults,
      pace: 'day',
      startDate: firstMonday,
      playingTimes: [{ weekdays: [6], from: '14:00', to: '18:00', canchaIds: [71, 72] }],
      excludedDates: [],
      requests: [],
      officials: null,
      seed: 1,
      ...options,
    },
  };
}

function poolsOf(sizes: readonly number[]): Pool[] {
  let next = 1;
  return sizes.map((size, at) => {
    const teamIds = Array.from({ length: size }, (_, index) => next + index);
    next += size;
    return { groupId: sizes.length === 1 ? 0 : at + 1, teamIds };
  });
}
