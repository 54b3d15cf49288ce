/** The exact search answers as trying everything does, and what it finds keeps the rules of the judge. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { PlannedRound } from '#shared/domain/schemas/fixture.ts';
import { hasPlanByBruteForce } from './brute-force.ts';
import type { FoundMatch } from './exact-model.ts';
import { searchPlan } from './exact-search.ts';
import { judgePlan } from './judge-plan.ts';
import { qualityOf } from './judge-quality.ts';
import { roundsOfPool } from './judge-structure.ts';
import { placedMatches } from './placed.ts';
import { arbitraryProblem } from './random-problems.ts';

test('of four teams the search finds a plan exactly when trying every plan does', () => {
  const tiny = arbitraryProblem.filter(
    ({ pools, options }) =>
      pools.length === 1 &&
      pools[0]?.teamIds.length === 4 &&
      options.legs === 1 &&
      options.excludedDates.length > 0 &&
      options.playingTimes.every(({ canchaIds }) => canchaIds.length < 3) &&
      options.requests.every(({ kind }) => kind !== 'unavailable'),
  );
  fc.assert(
    fc.property(tiny, (problem) => {
      const hasPlan = hasPlanByBruteForce(problem);
      fc.pre(hasPlan !== 'tooLarge');
      expect(searchPlan(problem).kind).toBe(hasPlan ? 'plan' : 'none');
    }),
    { numRuns: 10 },
  );
});

test('what the search finds keeps every rule but those of sides and of good order', () => {
  const leftOpen = /at home and|leaves a hole|further than|no assistant|inside its round's days/;
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const answer = searchPlan(problem);
      fc.pre(answer.kind === 'plan' && problem.options.pace !== 'continuous');
      const rounds = answer.kind === 'plan' ? answer.rounds.map((round, at) => aRound(problem, round, at)) : [];
      const quality = qualityOf(problem, placedMatches(problem, rounds));
      expect(judgePlan(problem, rounds, quality).filter((broken) => !leftOpen.test(broken))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** The lower id is at home in the first leg and away in the second; what the search does not say. */
function aRound(problem: FixtureProblem, places: readonly FoundMatch[], at: number): PlannedRound {
  const { pools } = problem;
  const teams = pools.flatMap(({ teamIds }) => teamIds);
  const matches = places.map(({ pair, slot, refereeId, moved }) => {
    const pool = pools.find(({ teamIds }) => teamIds.includes(pair.teams[0]));
    const [homeTeamId, awayTeamId] = pool && at < roundsOfPool(pool) ? pair.teams : pair.teams.toReversed();
    return {
      homeTeamId: homeTeamId ?? 0,
      awayTeamId: awayTeamId ?? 0,
      groupId: pool?.groupId ?? 0,
      matchDate: slot.matchDate,
      matchTime: slot.matchTime,
      canchaId: slot.canchaId,
      refereeId,
      assistantId: 0,
      moved,
    };
  });
  const playing = places.flatMap(({ pair }) => [...pair.teams]);
  return { round: `Fecha ${at + 1}`, matches, free: teams.filter((team) => !playing.includes(team)) };
}
