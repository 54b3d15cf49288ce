/** The planner's answers to some random problems; the full run asks many more (tests/domain/full). */
import { describe, test } from 'vitest';
import { checkLargeProblems, checkSeeds, checkSmallProblems } from './planner-properties.ts';

describe('the planner', { timeout: 300_000 }, () => {
  test('finds a plan of up to 8 teams exactly when there is one, else proves that there is none', () => {
    checkSmallProblems(15);
  });

  test('finds a plan that keeps every rule for 9 to 24 teams with room for everything', () => {
    checkLargeProblems(2);
  });

  test('plans the same for the same seed, and otherwise for other seeds', () => {
    checkSeeds(1);
  });
});
