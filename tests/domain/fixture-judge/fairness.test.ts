/** The bound and the optimum of fairness, on plans small enough to see both. */
import { expect, test } from 'vitest';
import { bestFairness, fairnessBound } from './fairness.ts';
import { qualityOf } from './judge-quality.ts';
import { placedMatches } from './placed.ts';
import { fourTeams, withMatch } from './planted-plans.ts';

test('of four teams on two canchas at one time no plan is more even than 0 and 2, the bound says 0 and 1', async () => {
  const { problem, rounds } = fourTeams();
  const matches = placedMatches(problem, rounds);
  expect(fairnessBound(problem, matches)).toEqual({ timeDifference: 0, canchaDifference: 1 });
  expect(await bestFairness(problem, matches)).toEqual({ timeDifference: 0, canchaDifference: 2 });
});

test('of two legs with the same matches at 14:00 the difference is 4, and could be 0 with other times in the second', async () => {
  const first = fourTeams({ legs: 2 });
  const later = ['2027-03-27', '2027-04-03', '2027-04-10'];
  const secondLeg = first.rounds.map((round, at) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, matchDate: later[at] ?? '' })),
  }));
  const twoLegs = { ...first, rounds: [...first.rounds, ...secondLeg] };
  // Team 1 always plays at 14:00, the two others of the day at 14:30.
  const uneven = twoLegs.rounds.reduce(
    (plan, _, round) => withMatch(plan, round, 1, { matchTime: '14:30', canchaId: 71 }),
    twoLegs,
  );
  const matches = placedMatches(uneven.problem, uneven.rounds);
  expect(qualityOf(uneven.problem, matches).timeDifference).toBe(4);
  expect(await bestFairness(uneven.problem, matches)).toEqual({ timeDifference: 0, canchaDifference: 0 });
});
