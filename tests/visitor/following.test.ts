/** Following teams without an account. */
import { expect, test } from 'vitest';
import { openVisitorPages } from '../support/visitor-pages.ts';
import { openVisitorWindows, type VisitorWindow } from '../support/visitor-windows.ts';

const stage = openVisitorPages();
const windows = openVisitorWindows();
const followButton = '<button type="button" hidden data-follow="7"><svg aria-hidden="true"></svg>Seguir</button>';
const teamPage = {
  main: `<h1>Lanús</h1>${followButton}<ul><li data-match="3"><a data-team="7">Lanús</a> - Temperley</li></ul>`,
};
const table = (...teams: readonly number[]) =>
  `<table>${teams.map((team) => `<tr data-team="${team}"><th scope="row"><a href="/equipos/${team}">Equipo ${team}</a></th></tr>`).join('')}</table>`;
const yourTeam = '<ul data-your-team><li data-hint>Seguí a un equipo</li></ul>';
const at = '2026-11-22T15:00:00-03:00';
const following = (...teams: readonly number[]) => ({ 'torneo.following': JSON.stringify(teams) });
const rowsOf = (page: VisitorWindow) => page.shown('[data-your-team] > li');

test('a team that is followed in one tab is marked in tables and matches of another, until it is followed no more', async () => {
  stage.publish('/equipos/7', teamPage);
  stage.publish('/tabla', { main: table(6, 7) });
  const page = await stage.open('/equipos/7');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Seguir' }).click();
  expect(await other.getByRole('status').textContent()).toBe('Lo vas a ver primero en el inicio');
  await expect.poll(() => page.getByRole('button', { name: 'Siguiendo' }).count()).toBe(1);
  const markedNames = () => page.locator('[data-followed]').allTextContents();
  expect(await markedNames()).toEqual(['Lanús']);

  await page.goto('/tabla');
  await expect.poll(markedNames).toEqual(['Equipo 7']);
  const colours = await page
    .locator('th')
    .evaluateAll((cells) => cells.map((it) => getComputedStyle(it).backgroundColor));
  expect(colours[0]).not.toBe(colours[1]);

  await page.goto('/equipos/7');
  await page.getByRole('button', { name: 'Siguiendo' }).click();
  await expect.poll(markedNames).toEqual([]);
  expect(await page.getByRole('status').textContent()).toBe('Ya no lo seguís');
});

test('Tu equipo holds a match of the page itself, once for both teams', async () => {
  const match =
    '<ul><li data-match="1"><span data-team="7">Lanús</span><span data-team="8"></span> <time data-day datetime="2026-11-22">dom 22 nov</time></li></ul>';
  windows.publish('/', { main: yourTeam + match });
  const page = await windows.open('/', { at, stored: following(7, 8) });
  expect(rowsOf(page)).toEqual(['Lanús hoy']);
  expect(windows.asked()).toEqual([]);
});

test('Tu equipo holds a match in play before one of earlier, and says the day above the list of one to come', async () => {
  const row = (match: number, team: number, more = '', minute = '') =>
    `<li data-match="${match}" ${more}><span data-team="${team}">Equipo ${team}</span>${minute}</li>`;
  const ofDay = (date: string, ...rows: readonly string[]) =>
    `<section><h3><time data-day datetime="${date}">${date}</time></h3><ul>${rows.join('')}</ul></section>`;
  const played = row(1, 7, 'data-score="2-0"');
  const live = row(2, 7, 'data-score="0-0"', '<span data-minute="40" hidden></span>');
  const days = `<section><h2>Fecha 3</h2>${ofDay('2026-11-20', played)}${ofDay('2026-11-29', live, row(3, 8))}</section>`;
  windows.publish('/', { main: yourTeam + days });
  const page = await windows.open('/', { at, stored: following(7, 8) });
  const rows = [...page.document.querySelectorAll<HTMLElement>('[data-your-team] > li[data-match]')];
  expect(rows.map((each) => each.dataset.match)).toEqual(['2', '3']);
  expect(rowsOf(page)).toEqual(['Equipo 7', '2026-11-29Equipo 8']);
});

test('Tu equipo holds a match of the team’s page where the home page has none', async () => {
  windows.publish('/', { main: yourTeam });
  windows.publish('/equipos/7', teamPage);
  const page = await windows.open('/', { stored: following(7, 8) });
  expect(rowsOf(page)).toEqual(['Lanús - Temperley']);
  expect(windows.asked().filter((each) => each.endsWith('7'))).toEqual(['200 /equipos/7']);
});

test('Tu equipo holds what stands first on the team’s page while a notice says that matches are suspended', async () => {
  const match = '<ul><li data-match="1"><span data-team="7">Lanús</span> - Quilmes</li></ul>';
  windows.publish('/', { main: `<p data-suspension>Se suspende</p>${yourTeam}${match}` });
  windows.publish('/equipos/7', teamPage);
  expect(rowsOf(await windows.open('/', { stored: following(7) }))).toEqual(['Lanús - Temperley']);
  windows.publish('/equipos/7', 503);
  // Without an answer it holds the match of the page.
  expect(rowsOf(await windows.open('/', { stored: following(7) }))).toEqual(['Lanús - Quilmes']);
});

test('Tu equipo asks for a team’s page once in five minutes, however often home is opened', async () => {
  windows.publish('/', { main: yourTeam });
  windows.publish('/equipos/7', teamPage);
  const first = await windows.open('/', { at, stored: following(7, 8) });
  expect(rowsOf(first)).toEqual(['Lanús - Temperley']);
  expect([...windows.asked()].sort()).toEqual(['200 /equipos/7', '404 /equipos/8']);
  // A deleted team has no page on which it could be followed no more, and must take no place of another one.
  expect(first.window.localStorage.getItem('torneo.following')).toBe('[7]');
  const second = await windows.open('/', { after: first });
  expect(rowsOf(second)).toEqual(['Lanús - Temperley']);
  expect(windows.asked()).toHaveLength(2);
  await second.pass(301_000);
  const third = await windows.open('/', { after: second });
  expect(rowsOf(third)).toEqual(['Lanús - Temperley']);
  expect(windows.asked().slice(2)).toEqual(['200 /equipos/7']);
});

test('Tu equipo keeps its row while the site fails', async () => {
  windows.publish('/', { main: yourTeam });
  windows.publish('/equipos/7', teamPage);
  const page = await windows.open('/', { at, stored: following(7) });
  expect(rowsOf(page)).toEqual(['Lanús - Temperley']);
  windows.publish('/equipos/7', 503);
  await page.pass(301_000);
  const later = await windows.open('/', { after: page });
  expect(windows.asked()).toEqual(['200 /equipos/7', '503 /equipos/7']);
  expect(rowsOf(later)).toEqual(['Lanús - Temperley']);
});

test('a page that the browser kept for Back marks a team that was followed meanwhile', async () => {
  windows.publish('/tabla', { main: table(6, 7) });
  const page = await windows.open('/tabla');
  page.window.localStorage.setItem('torneo.following', '[7]');
  await page.dispatch('pageshow', { persisted: true });
  expect(page.shown('[data-followed]')).toEqual(['Equipo 7']);
});

test('Tu equipo follows the team’s page when home takes over a change, and shows the old row until then', async () => {
  const score = (of: string) =>
    `<ul><li data-match="9" data-home="Ferro" data-away="Quilmes" data-score="${of}">Ferro ${of}</li></ul>`;
  windows.publish('/', { main: yourTeam + score('0-0'), attributes: 'data-live' });
  windows.publish('/equipos/7', teamPage);
  const page = await windows.open('/', { at, stored: following(7) });
  expect(rowsOf(page)).toEqual(['Lanús - Temperley']);
  windows.publish('/equipos/7', { main: teamPage.main.replace(' - ', ' 2-0 ') });
  for (const [of, row] of [
    // Within a minute the row is young enough.
    ['1-0', 'Lanús - Temperley'],
    ['2-0', 'Lanús - Temperley'],
    ['3-0', 'Lanús - Temperley'],
    ['4-0', 'Lanús 2-0 Temperley'],
  ] as const) {
    windows.publish('/', { main: yourTeam + score(of), attributes: 'data-live' });
    await page.pass(20_000);
    expect(page.shown('[data-match="9"]')).toEqual([`Ferro ${of}`]);
    expect(rowsOf(page)).toEqual([row]);
  }
  expect(windows.asked().filter((each) => each.endsWith('7'))).toEqual(['200 /equipos/7', '200 /equipos/7']);
});

test('Tu equipo leads to the page of a team without a next match', async () => {
  windows.publish('/', { main: yourTeam });
  windows.publish('/equipos/7', { main: '<h1>Lanús</h1>' });
  const page = await windows.open('/', { stored: following(7) });
  const link = page.document.querySelector('[data-your-team] a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Lanús', '/equipos/7']);
});

test('Tu equipo keeps its hint while nobody is followed, and moves nothing when it is filled', async () => {
  stage.publish('/', { main: `${yourTeam}<p id="after">Hoy</p>` });
  stage.publish('/equipos/7', teamPage);
  const page = await stage.open('/');
  await expect
    .poll(() => page.locator('[data-your-team] > li:visible').allTextContents())
    .toEqual(['Seguí a un equipo']);
  const topOfNext = () => page.locator('#after').evaluate((it) => it.getBoundingClientRect().top);
  const before = await topOfNext();
  await page.evaluate(() => localStorage.setItem('torneo.following', '[7]'));
  await page.reload();
  await expect
    .poll(() => page.locator('[data-your-team] > li:visible').allTextContents())
    .toEqual(['Lanús - Temperley']);
  expect(await topOfNext()).toBe(before);
});

test('what is stored may be anything: only numbers of teams in a list are followed', async () => {
  windows.publish('/tabla', { main: table(6, 7) });
  const followed = async (stored: string) =>
    (await windows.open('/tabla', { stored: { 'torneo.following': stored } })).shown('[data-followed]');
  expect(await followed('[7,"<b>",null,-1]')).toEqual(['Equipo 7']);
  for (const stored of ['no JSON', '{"7":true}']) expect(await followed(stored)).toEqual([]);
});

test('a browser that keeps nothing shows the whole page, and says that it cannot follow', async () => {
  windows.publish('/equipos/7', { main: `${teamPage.main}<time data-day datetime="2026-11-22">dom 22 nov</time>` });
  const page = await windows.open('/equipos/7', {
    at,
    before: (window) =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new window.DOMException('denied', 'SecurityError');
        },
      }),
  });
  expect(page.shown('time')).toEqual(['hoy']);
  await page.press('Seguir');
  expect(page.shown('[role="status"]')).toEqual(['Este navegador no permite guardar a quién seguís']);
});
