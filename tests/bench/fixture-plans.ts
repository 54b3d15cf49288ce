/** How long the planner takes for large tournaments, and how far its plans are from the most even ones. */

import { planFixture } from '#shared/domain/fixture/plan-fixture.ts';
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import { bestFairness, fairnessBound } from '#tests/domain/fixture-judge/fairness.ts';
import { placedMatches } from '#tests/domain/fixture-judge/placed.ts';
import { aProblem } from '#tests/domain/fixture-judge/problems.ts';
import type { BenchFigure } from './figures.ts';

const saturday = (to: string, canchaIds: readonly number[]) => [
  { weekdays: [6], from: '09:00', to, canchaIds: [...canchaIds] },
];
const sizesOfEightZonas = [12, 12, 11, 11, 11, 11, 11, 11];

export async function measureFixturePlans(): Promise<BenchFigure[]> {
  const twentyTeams = aProblem({
    sizes: [20],
    options: {
      legs: 2,
      playingTimes: saturday('14:00', [71, 72]),
      officials: { refereeIds: [81, 82, 83, 84, 85, 86], assistantIds: [91, 92] },
    },
    teamsOfOfficial: new Map([
      [81, [1]],
      [82, [2]],
    ]),
  });
  const ninetyTeams = aProblem({
    sizes: sizesOfEightZonas,
    options: { pace: 'week', playingTimes: saturday('19:00', [71, 72, 73, 74]) },
  });
  return [
    figureOfTime('20 teams in two legs with officials', twentyTeams, 2),
    figureOfTime('90 teams in 8 zonas', ninetyTeams, 5),
    ...(await Promise.all(fairnessCases.map(([what, problem]) => figuresOfFairness(what, problem)))).flat(),
  ];
}

const onSaturdays = (sizes: readonly number[], to: string, canchaIds: readonly number[], legs: 1 | 2 = 1) =>
  aProblem({ sizes, options: { legs, playingTimes: saturday(to, canchaIds) } });

const fairnessCases: readonly (readonly [what: string, problem: FixtureProblem])[] = [
  ['4 teams, one cancha', onSaturdays([4], '10:00', [71])],
  ['8 teams, 2 canchas', onSaturdays([8], '10:00', [71, 72])],
  ['8 teams in two legs, 2 canchas', onSaturdays([8], '10:00', [71, 72], 2)],
  ['9 teams, 2 canchas', onSaturdays([9], '10:00', [71, 72])],
  ['10 teams, one cancha', onSaturdays([10], '11:30', [71])],
  ['10 teams, 2 canchas', onSaturdays([10], '10:30', [71, 72])],
  ['2 zonas of 4, 2 canchas', onSaturdays([4, 4], '10:00', [71, 72])],
];

function figureOfTime(what: string, problem: FixtureProblem, limitInSeconds: number): BenchFigure {
  const before = process.cpuUsage();
  const { kind } = planFixture(problem);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  return {
    what: `CPU time to plan ${what}`,
    measured: kind === 'planned' ? `${seconds.toFixed(2)} s` : kind,
    limit: `≤ ${limitInSeconds} s`,
    holds: kind === 'planned' && seconds <= limitInSeconds,
    isTime: true,
  };
}

/** What the plan has beside what is possible; the optimum is asked only where the plan is above the bound by counting. */
async function figuresOfFairness(what: string, problem: FixtureProblem): Promise<BenchFigure[]> {
  const outcome = planFixture(problem);
  if (outcome.kind !== 'planned')
    return [{ what: `fairness, ${what}`, measured: outcome.kind, limit: '', holds: false }];
  const matches = placedMatches(problem, outcome.rounds);
  const bound = fairnessBound(problem, matches);
  const names = ['timeDifference', 'canchaDifference'] as const;
  const isAbove = names.some((name) => outcome.quality[name] > bound[name]);
  const best = isAbove ? await bestFairness(problem, matches) : bound;
  const source = isAbove ? 'optimum of these rounds' : 'bound by counting';
  return names.map((name) => ({
    what: `${name}, ${what}`,
    measured: String(outcome.quality[name]),
    limit: best ? `${source}: ${best[name]}` : `bound by counting: ${bound[name]}, no optimum within a minute`,
  }));
}
