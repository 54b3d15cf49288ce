/** The hourly rule of the template, run by the local host's clock. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { nextRunTime } from '#infra/local/schedule/next-run.ts';
import { startSchedules } from '#infra/local/schedule/schedules.ts';
import { parseMinuteOfHour, readScheduledRules } from '#infra/local/template/scheduled-rules.ts';

const template = readLocalTemplate();
const scheduledRules = readScheduledRules(template);
const advanceClockByMinutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-12-30T21:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts the template's rules, and returns the events that they send, each with its time. */
function startRules() {
  const runs: { at: string; event: unknown }[] = [];
  const schedules = startSchedules(scheduledRules, (_, event) => runs.push({ at: new Date().toISOString(), event }));
  return { runs, schedules };
}

test('the template has one scheduled rule, which runs the Lambda reconcile', () => {
  const names = scheduledRules.flatMap(({ functionIds }) =>
    functionIds.map((id) => template.Resources[id]?.Properties),
  );
  expect(names.map(({ FunctionName }) => FunctionName)).toEqual(['torneo-local-reconcile']);
});

test('the rule runs at the start, for the hours the machine was off, then every hour at its minute, until the host stops', async () => {
  const { runs, schedules } = startRules();
  expect(runs).toMatchObject([{ event: { source: 'aws.events', time: '2026-12-30T21:30:00Z' } }]);
  await advanceClockByMinutes(30);
  expect(runs).toHaveLength(1);
  await advanceClockByMinutes(1);
  expect(runs.slice(1)).toMatchObject([{ event: { source: 'aws.events', time: '2026-12-30T22:01:00Z' } }]);
  await advanceClockByMinutes(120);
  expect(runs.map(({ at }) => at.slice(0, 16))).toEqual([
    '2026-12-30T21:30',
    '2026-12-30T22:01',
    '2026-12-30T23:01',
    '2026-12-31T00:01',
  ]);
  schedules.stop();
  await advanceClockByMinutes(120);
  expect(runs).toHaveLength(4);
});

test('after the machine slept, the rule runs as soon as the clock is checked', async () => {
  const { runs, schedules } = startRules();
  vi.setSystemTime(new Date('2027-01-05T09:30:00Z'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(2);
  await advanceClockByMinutes(31);
  expect(runs).toHaveLength(3);
  schedules.stop();
});

test.each([
  ['cron(1 * * * ? *)', '2026-12-30T03:00:59Z', '2026-12-30T03:01:00.000Z'],
  ['cron(1 * * * ? *)', '2026-12-30T03:01:00Z', '2026-12-30T04:01:00.000Z'],
  ['cron(0 * * * ? *)', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
])('the next run of %s after %s is %s', (expression, now, next) => {
  expect(nextRunTime({ minute: parseMinuteOfHour(expression) }, new Date(now)).toISOString()).toBe(next);
});

test.each([
  'rate(1 day)',
  'cron(60 * * * ? *)',
  'cron(10 3 * * ? *)',
  'cron(0/15 * * * ? *)',
  'cron(0 3 ? * MON *)',
  '',
])('the host refuses the schedule "%s", which it does not know', (expression) => {
  expect(() => parseMinuteOfHour(expression)).toThrow('does not know');
});
