/** The planner's answers to 100 random problems of 9 to 24 teams. */
import { test } from 'vitest';
import { checkLargeProblems } from '../fixture-judge/planner-properties.ts';

test('the planner finds a plan that keeps every rule for 9 to 24 teams with room for everything', {
  timeout: 3_600_000,
}, () => {
  checkLargeProblems(100);
});
