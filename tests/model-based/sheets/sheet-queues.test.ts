/** Two phones keep the sheet of one match through an unreliable network. */
import { expect, test } from 'vitest';
import { isFullRun } from '#tests/support/full.ts';
import { playSchedules } from './schedules-played.ts';

const schedules = isFullRun ? 300 : 4;

test(`two phones with lost answers, reordering and restarts end with all that was recorded, once and in order, and say so (schedules: ${schedules})`, async () => {
  const { united, repeated } = await playSchedules(schedules, Number(process.env.TEST_SEED));
  expect(united).toBe(schedules);
  expect(repeated).toBeGreaterThan(schedules / 10);
});
