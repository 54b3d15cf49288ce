/** What the script says of days, overdue matches and minutes, by the federation's clock. */
import { expect, test } from 'vitest';
import { openVisitorStage } from '../support/visitor-stage.ts';

const stage = openVisitorStage();
const day = (date: string, text: string) => `<p><time data-day datetime="${date}">${text}</time></p>`;

test('days next to today are named, in the case of the date that they replace, until they are over', async () => {
  const main =
    day('2026-11-21', 'sáb 21 nov') +
    day('2026-11-22', 'Dom 22 nov') +
    day('2026-11-23', 'lun 23 nov') +
    day('2026-11-24', 'mar 24 nov');
  stage.publish('/', { main });
  const page = await stage.open('/', { at: '2026-11-22T23:59:00-03:00' });
  const texts = () => page.locator('time').allTextContents();
  await expect.poll(texts).toEqual(['ayer', 'Hoy', 'mañana', 'mar 24 nov']);
  await page.clock.runFor(80_000);
  await expect.poll(texts).toEqual(['sáb 21 nov', 'Ayer', 'hoy', 'mañana']);
});

test('the day is the federation’s, not the device’s', async () => {
  stage.publish('/', { main: day('2026-11-23', 'lun 23 nov'), timeZone: 'Asia/Tokyo' });
  const page = await stage.open('/', { at: '2026-11-22T15:00:00-03:00' });
  await expect.poll(() => page.locator('time').textContent()).toBe('hoy');
});

test('a scheduled match is overdue ten minutes after its kick-off', async () => {
  stage.publish('/', {
    main: '<p data-kickoff="2026-11-22T15:00">15:00 <span data-overdue hidden>Demorado</span></p>',
  });
  const page = await stage.open('/', { at: '2026-11-22T15:09:30-03:00' });
  const overdue = page.getByText('Demorado');
  await expect.poll(() => overdue.isVisible()).toBe(false);
  await page.clock.runFor(60_000);
  await expect.poll(() => overdue.isVisible()).toBe(true);
});

test.each([
  ['2026-11-22T14:59:00-03:00', null],
  ['2026-11-22T15:00:00-03:00', "1'"],
  ['2026-11-22T15:11:30-03:00', "12'"],
  ['2026-11-22T15:30:00-03:00', "30+'"],
  ['2026-11-22T16:16:00-03:00', null],
])('at %s the minute of a match in play is %s', async (at, text) => {
  stage.publish('/', { main: '<p data-kickoff="2026-11-22T15:00"><span data-minute="30" hidden></span></p>' });
  const page = await stage.open('/', { at });
  const minute = page.locator('[data-minute]');
  await expect.poll(async () => ((await minute.isVisible()) ? await minute.textContent() : null)).toBe(text);
});

const half = { startedAt: '2026-11-22T18:07:00.000Z', endedAt: null, stops: [] };
const firstHalf = { ...half, endedAt: '2026-11-22T18:22:00.000Z' };
test.each([
  ['2026-11-22T15:08:30-03:00', [half], "2'"],
  ['2026-11-22T15:40:00-03:00', [{ ...half, stops: [{ from: '2026-11-22T18:10:00.000Z', to: null }] }], "4'"],
  ['2026-11-22T15:25:00-03:00', [firstHalf], 'Entretiempo'],
  ['2026-11-22T15:24:00-03:00', [half], "15+'"],
])('at %s the minute by the clock at the pitch is told, not by the planned hour', async (at, halves, text) => {
  const clock = JSON.stringify({ halves, matchMinutes: 30, periods: 2 });
  const main = `<p data-kickoff="2026-11-22T15:00"><span data-minute="30" data-clock='${clock}' hidden></span></p>`;
  stage.publish('/', { main });
  const page = await stage.open('/', { at });
  await expect.poll(() => page.locator('[data-minute]').textContent()).toBe(text);
});
