/** The second part of the schedules of sheet-queues.test.ts. */
import { expect, test } from 'vitest';
import { playSchedules } from '../sheets/schedules-played.ts';

const schedules = 1650;

test(`two phones with lost answers, reordering and restarts end with all that was recorded, once and in order, and say so (second of the schedules: ${schedules})`, async () => {
  const { united, repeated } = await playSchedules(schedules, Number(process.env.TEST_SEED) + 1);
  expect(united).toBe(schedules);
  expect(repeated).toBeGreaterThan(schedules / 10);
});
