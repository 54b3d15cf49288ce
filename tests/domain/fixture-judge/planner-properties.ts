/** Properties of the planner's answers to random problems, checked on as many as a test asks for. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { planFixture } from '#shared/domain/fixture/plan-fixture.ts';
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import { isProvenImpossible } from '#shared/domain/fixture/prove-impossible.ts';
import { textsOfFaults } from '#shared/text/fixture-faults.ts';
import { searchPlan } from './exact-search.ts';
import { judgeBreaks, judgeOutcome, type OutcomeInWords } from './judge-outcome.ts';
import { judgePlan } from './judge-plan.ts';
import { aProblem } from './problems.ts';
import { arbitraryLargeProblem } from './random-large-problems.ts';
import { arbitraryProblem } from './random-problems.ts';

/** Up to 8 teams: a plan exactly when the exact search finds one, and else a proof that cannot be made shorter. */
export function checkSmallProblems(numRuns: number): void {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      expect(judgeOutcome(problem, planInWords, searchPlan(problem), isProvenImpossible)).toEqual([]);
    }),
    { numRuns },
  );
}

function planInWords(problem: FixtureProblem): OutcomeInWords {
  const outcome = planFixture(problem);
  if (outcome.kind === 'planned') return outcome;
  const faults = textsOfFaults(outcome.faults, problem.options.excludedDates.length, (id) => `Equipo ${id}`);
  return { kind: outcome.kind, faults };
}

/** 9 to 24 teams with room for everything: a plan that keeps every rule. */
export function checkLargeProblems(numRuns: number): void {
  fc.assert(
    fc.property(arbitraryLargeProblem, (problem) => {
      const outcome = planFixture(problem);
      expect(outcome.kind).toBe('planned');
      if (outcome.kind !== 'planned') return;
      expect([
        ...judgePlan(problem, outcome.rounds, outcome.quality),
        ...judgeBreaks(problem, outcome.quality.breaks),
      ]).toEqual([]);
    }),
    { numRuns },
  );
}

/** Of eight teams the same seed gives the same plan, and five others do not all give that one. */
export function checkSeeds(numRuns: number): void {
  const arbitrarySeed = fc.integer({ min: 0, max: 2 ** 31 - 6 });
  fc.assert(
    fc.property(arbitrarySeed, (seed) => {
      const plan = (drawn: number) => planFixture(aProblem({ sizes: [8], options: { seed: drawn } }));
      expect(plan(seed)).toEqual(plan(seed));
      const others = [1, 2, 3, 4, 5].map((more) => JSON.stringify(plan(seed + more)));
      expect(others.some((other) => other !== JSON.stringify(plan(seed)))).toBe(true);
    }),
    { numRuns },
  );
}
