/** Many things are worked on a few at a time, and nothing goes on behind the back of whoever tries again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';

test('results come in the order of the inputs, however long each takes and however few at once', async () => {
  let [underWay, most] = [0, 0];
  const work = async (ms: number) => {
    most = Math.max(most, ++underWay);
    await sleep(ms);
    underWay -= 1;
    return ms;
  };
  expect(await mapConcurrently([9, 1, 5, 0, 3], work, 2)).toEqual([9, 1, 5, 0, 3]);
  expect(most).toBe(2);
});

test('a failure is thrown after those under way have ended, and no other one is started', async () => {
  const ended: number[] = [];
  const work = async (ms: number) => {
    await sleep(ms);
    if (ms === 1) throw new Error('the second');
    ended.push(ms);
  };
  await expect(mapConcurrently([20, 1, 2, 3], work, 2)).rejects.toThrow('the second');
  expect(ended).toEqual([20]);
});
