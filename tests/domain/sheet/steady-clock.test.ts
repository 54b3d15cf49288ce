/** The time by which a phone counts a match goes on when the phone's clock is corrected. */
import { expect, test } from 'vitest';
import { steadyClock } from '#web/features/sheet/queue/steady-clock.ts';

const minute = 60_000;

function aPhone() {
  const phone = { wall: 1000 * minute, running: 5 * minute, slept: false };
  const clock = steadyClock({
    wallTime: () => phone.wall,
    runningTime: () => phone.running,
    mayHaveSlept: () => phone.slept,
  });
  const pass = (ms: number, corrected = 0) => {
    phone.wall += ms + corrected;
    phone.running += ms;
  };
  return { phone, clock, pass };
}

test.each([3 * minute, -3 * minute, 400 * 24 * 60 * minute])('a correction by %i ms changes nothing', (corrected) => {
  const { clock, pass } = aPhone();
  pass(250);
  expect(clock.now()).toBe(1000 * minute + 250);
  pass(250, corrected);
  expect(clock.now()).toBe(1000 * minute + 500);
  pass(minute);
  expect(clock.now()).toBe(1001 * minute + 500);
});

test('the time in which the page slept has passed, and a clock that was set back meanwhile goes on', () => {
  const { phone, clock, pass } = aPhone();
  phone.slept = true;
  pass(250, 20 * minute);
  expect(clock.now()).toBe(1020 * minute + 250);
  pass(250, -5 * minute);
  expect(clock.now()).toBe(1020 * minute + 500);
});

test('the corrected clock counts once nothing waits any more', () => {
  const { clock, pass } = aPhone();
  pass(250, 3 * minute);
  clock.now();
  clock.rebase();
  expect(clock.now()).toBe(1003 * minute + 250);
});
