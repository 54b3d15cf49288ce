/** The planner's answers to 300 random problems of 9 to 24 teams. */
import { describe, test } from 'vitest';
import { checkLargeProblems } from '../fixture-judge/planner-properties.ts';

describe('the planner', { timeout: 3_600_000 }, () => {
  test('finds a plan that keeps every rule for 9 to 24 teams with room for everything', () => {
    checkLargeProblems(300);
  });
});
