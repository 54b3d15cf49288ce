/** Leaves out of random requests the meetings that contradict others: with them alone there would be no plan. */
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { FixtureRequest } from '#shared/domain/schemas/fixture.ts';
import { modelOf } from './exact-model.ts';
import { hasAnyRounds } from './exact-rounds.ts';

type Meeting = Extract<FixtureRequest, { kind: 'meet' }>;

/** The pairs of more teams do not fit into the bits of a mask; so few meetings then only contradict two by two. */
const mostTeamsOfSearch = 8;

/** The requests without each meeting that cannot be together with those before it. All are of rounds of the first leg. */
export function withoutContradictions(requests: readonly FixtureRequest[], problem: FixtureProblem): FixtureRequest[] {
  const kept: FixtureRequest[] = [];
  for (const request of requests) {
    const meetings = [...kept, request].filter((one) => one.kind === 'meet');
    if (request.kind !== 'meet' || canAllMeet(meetings, problem)) kept.push(request);
  }
  return kept;
}

function canAllMeet(meetings: readonly Meeting[], problem: FixtureProblem): boolean {
  return problem.pools.every((pool) => {
    const own = meetings.filter(({ teamIds }) => teamIds.every((id) => pool.teamIds.includes(id)));
    if (own.length < 2) return true;
    if (pool.teamIds.length > mostTeamsOfSearch) return !contradictByTwo(own);
    const options = { ...problem.options, legs: 1 as const, requests: own };
    return hasAnyRounds(modelOf({ ...problem, pools: [pool], options }));
  });
}

/** Whether a team would play twice in a round, or two teams meet in two rounds. */
function contradictByTwo(meetings: readonly Meeting[]): boolean {
  return meetings.some(({ teamIds, round }, at) =>
    meetings.slice(0, at).some((before) => {
      const shared = teamIds.filter((id) => before.teamIds.includes(id)).length;
      return round === before.round ? shared === 1 : shared === 2;
    }),
  );
}
