/** The planner's answers to 1,500 random problems of up to 8 teams. */
import { test } from 'vitest';
import { checkSmallProblems } from '../fixture-judge/planner-properties.ts';

test('the planner finds a plan of up to 8 teams exactly when there is one, else proves that there is none', {
  timeout: 3_600_000,
}, () => {
  checkSmallProblems(1500);
});
