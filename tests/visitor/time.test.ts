/** What the script says of days, overdue matches and minutes, by the federation's clock. */
import { expect, test } from 'vitest';
import { openVisitorWindows } from '../support/visitor-windows.ts';

const stage = openVisitorWindows();
const day = (date: string, text: string) => `<p><time data-day datetime="${date}">${text}</time></p>`;

test('days next to today are named, in the case of the date that they replace, until they are over', async () => {
  const main =
    day('2026-11-21', 'sáb 21 nov') +
    day('2026-11-22', 'Dom 22 nov') +
    day('2026-11-23', 'lun 23 nov') +
    day('2026-11-24', 'mar 24 nov');
  stage.publish('/', { main });
  const page = await stage.open('/', { at: '2026-11-22T23:59:00-03:00' });
  expect(page.shown('time')).toEqual(['ayer', 'Hoy', 'mañana', 'mar 24 nov']);
  await page.pass(80_000);
  expect(page.shown('time')).toEqual(['sáb 21 nov', 'Ayer', 'hoy', 'mañana']);
});

test('a date of another year says which', async () => {
  stage.publish('/', { main: day('2024-03-09', 'sáb 9 mar') + day('2026-03-07', 'Sáb 7 mar') });
  const page = await stage.open('/', { at: '2026-11-22T15:00:00-03:00' });
  expect(page.shown('time')).toEqual(['sáb 9 mar 2024', 'Sáb 7 mar']);
});

test('the day is the federation’s, not the device’s', async () => {
  stage.publish('/', { main: day('2026-11-23', 'lun 23 nov'), timeZone: 'Asia/Tokyo' });
  const page = await stage.open('/', { at: '2026-11-22T15:00:00-03:00' });
  expect(page.shown('time')).toEqual(['hoy']);
});

test('where the page states an offset from UTC, ‘hoy’ follows it and the time zone’s name is not read', async () => {
  const main = day('2026-11-23', 'lun 23 nov');
  stage.publish('/', { main, timeZone: 'No/Such_Zone', utcOffset: 540 });
  const page = await stage.open('/', { at: '2026-11-22T15:00:00-03:00' });
  expect(page.shown('time')).toEqual(['hoy']);
  stage.publish('/', { main, timeZone: 'No/Such_Zone', utcOffset: -210 });
  expect((await stage.open('/', { at: '2026-11-22T23:59:00-03:00' })).shown('time')).toEqual(['mañana']);
});

test('a scheduled match is overdue from ten minutes after its kick-off, for an hour', async () => {
  stage.publish('/', {
    main: '<p data-kickoff="2026-11-22T15:00">15:00 <span data-overdue hidden>Demorado</span></p>',
  });
  const page = await stage.open('/', { at: '2026-11-22T15:09:30-03:00' });
  expect(page.shown('[data-overdue]')).toEqual([]);
  await page.pass(60_000);
  expect(page.shown('[data-overdue]')).toEqual(['Demorado']);
  await page.pass(51 * 60_000);
  expect(page.shown('[data-overdue]')).toEqual(['Sin confirmar']);
});

/** The texts of the minutes on a page with these matches in play, as they are told at a moment; null where none is. */
async function minutesTold(at: string, matches: readonly string[]): Promise<(string | null)[]> {
  stage.publish('/', { main: matches.join('') });
  const { document } = await stage.open('/', { at });
  const minutes = document.querySelectorAll<HTMLElement>('[data-minute]');
  return [...minutes].map((it) => (it.hidden ? null : it.textContent));
}

test('the minute of a match in play counts from its kick-off, until twice its length, when it is not confirmed', async () => {
  const match = (kickOff: string) =>
    `<p data-kickoff="2026-11-22T${kickOff}"><span data-minute="30" hidden></span></p>`;
  const minutes = {
    '16:17': null,
    '16:16': "1'",
    '16:05': "12'",
    '15:46': "30+'",
    '15:16': "30+'",
    '15:15': 'Sin confirmar',
  };
  const told = await minutesTold('2026-11-22T16:16:00-03:00', Object.keys(minutes).map(match));
  expect(told).toEqual(Object.values(minutes));
});

test('a match that nobody closed is no longer called live', async () => {
  const match = (kickOff: string) =>
    `<p data-kickoff="2026-11-22T${kickOff}"><b data-live-badge>EN VIVO</b> <span data-minute="30" hidden></span></p>`;
  stage.publish('/', { main: match('16:00') + match('15:00') });
  const page = await stage.open('/', { at: '2026-11-22T16:16:00-03:00' });
  expect(page.shown('[data-live-badge], [data-minute]')).toEqual(['EN VIVO', "17'", 'Sin confirmar']);
});

test('the minute by the clock at the pitch is told, not by the planned hour', async () => {
  const match = (halves: readonly object[]) => {
    const clock = JSON.stringify({ halves, matchMinutes: 30, periods: 2 });
    return `<p data-kickoff="2026-11-22T15:00"><span data-minute="30" data-clock='${clock}' hidden></span></p>`;
  };
  const half = (from: string, to?: string, stoppedAt?: string) => ({
    startedAt: `2026-11-22T${from}.000Z`,
    endedAt: to ? `2026-11-22T${to}.000Z` : null,
    stops: stoppedAt ? [{ from: `2026-11-22T${stoppedAt}.000Z`, to: null }] : [],
  });
  const told = await minutesTold('2026-11-22T15:40:00-03:00', [
    match([half('18:38:30')]),
    match([half('18:07:00', undefined, '18:10:00')]),
    match([half('18:22:00', '18:37:00')]),
    match([half('18:23:00')]),
    match([half('17:39:00')]),
  ]);
  expect(told).toEqual(["2'", "4'", 'Entretiempo', "15+'", 'Sin confirmar']);
});
