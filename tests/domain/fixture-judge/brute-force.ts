/** Tries every plan of a tiny problem against the judge's rules, one after another, to hold the exact search against. */
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import { type Budget, OutOfSteps, spendStep } from './exact-places.ts';
import { type Ground, groundOf, type Placed, reasonsAlone, reasonsTogether } from './placed.ts';
import { weekOf } from './playing-slots.ts';

/** The three rounds of four teams, in every order. */
const roundsOfFour = [
  [1, 2, 3, 4],
  [1, 3, 2, 4],
  [1, 4, 2, 3],
] as const;
const orders = [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b) => [a, b, 3 - a - b]));

/**
 * Whether four teams have any plan in one leg; without 'unavailable', for which rounds may be spread otherwise.
 * 'tooLarge' when more than `steps` places would have to be tried: a problem of many slots and referees has millions.
 */
export function hasPlanByBruteForce(problem: FixtureProblem, steps = 500_000): boolean | 'tooLarge' {
  try {
    return tryEveryPlan(problem, { steps });
  } catch (error) {
    if (error instanceof OutOfSteps) return 'tooLarge';
    throw error;
  }
}

function tryEveryPlan(problem: FixtureProblem, budget: Budget): boolean {
  const ground = groundOf(problem);
  const { pace, requests } = problem.options;
  return orders.some((order) => {
    const matches = order.flatMap((which, round) => {
      const [a, b, c, d] = roundsOfFour[which] ?? roundsOfFour[0];
      return [
        { ...aMatch(a, b), round },
        { ...aMatch(c, d), round },
      ];
    });
    const meet = requests.every(
      (request) =>
        request.kind !== 'meet' ||
        matches.some(
          ({ homeTeamId, awayTeamId, round }) =>
            round + 1 === request.round && [homeTeamId, awayTeamId].every((team) => request.teamIds.includes(team)),
        ),
    );
    return meet && placeAll(ground, matches, [], pace, budget);
  });
}

function placeAll(
  ground: Ground,
  left: readonly Placed[],
  placed: readonly Placed[],
  pace: string,
  budget: Budget,
): boolean {
  const [match, ...rest] = left;
  if (!match) return true;
  const { refereeIds = [] } = ground.problem.options.officials ?? {};
  for (const slot of ground.slots) {
    for (const refereeId of refereeIds.length > 0 ? refereeIds : [0]) {
      spendStep(budget);
      const there = { ...match, ...slot, refereeId };
      if (!isInOrder(there, placed.at(-1), pace)) continue;
      if (!reasonsAlone(ground, there).next().done) continue;
      if (!placed.every((other) => reasonsTogether(ground, there, other).next().done)) continue;
      if (placeAll(ground, rest, [...placed, there], pace, budget)) return true;
    }
  }
  return false;
}

function isInOrder(match: Placed, before: Placed | undefined, pace: string): boolean {
  if (!before || pace === 'continuous') return true;
  const [period, previous] = pace === 'week' ? [weekOf(match.day), weekOf(before.day)] : [match.day, before.day];
  return match.round === before.round ? period === previous : period > previous;
}

const aMatch = (homeTeamId: number, awayTeamId: number): Placed => ({
  homeTeamId,
  awayTeamId,
  groupId: 0,
  matchDate: '',
  matchTime: '',
  canchaId: 0,
  refereeId: 0,
  assistantId: 0,
  moved: false,
  round: 0,
  day: 0,
  start: 0,
  end: 0,
});
