/** Following teams without an account. */
import { expect, test } from 'vitest';
import { openVisitorPages } from '../support/visitor-pages.ts';

const stage = openVisitorPages();
const followButton = '<button type="button" hidden data-follow="7"><svg aria-hidden="true"></svg>Seguir</button>';
const teamPage = {
  main: `<h1>Lanús</h1>${followButton}<ul><li data-match="3"><a data-team="7">Lanús</a> - Temperley</li></ul>`,
};
const table = (...teams: readonly number[]) =>
  `<table>${teams.map((team) => `<tr data-team="${team}"><th scope="row"><a href="/equipos/${team}">Equipo ${team}</a></th></tr>`).join('')}</table>`;
const yourTeam = '<ul data-your-team><li data-hint>Seguí a un equipo</li></ul>';

test('a followed team is marked in tables and matches, until it is followed no more', async () => {
  stage.publish('/equipos/7', teamPage);
  stage.publish('/tabla', { main: table(6, 7) });
  const page = await stage.open('/equipos/7');
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Siguiendo' }).count()).toBe(1);
  expect(await page.getByRole('status').textContent()).toBe('Lo vas a ver primero en el inicio');
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
});

test('Tu equipo holds a match of the page itself, once for both teams', async () => {
  const match =
    '<ul><li data-match="1"><span data-team="7">Lanús</span><span data-team="8"></span> <time data-day datetime="2026-11-22">dom 22 nov</time></li></ul>';
  stage.publish('/', { main: yourTeam + match });
  const page = await stage.open('/', {
    at: '2026-11-22T15:00:00-03:00',
    before: () => localStorage.setItem('torneo.following', '[7,8]'),
  });
  await expect.poll(() => page.locator('[data-your-team] > li:visible').allTextContents()).toEqual(['Lanús hoy']);
  expect(stage.answers()).toEqual(['200 /']);
});

test('Tu equipo holds a match in play before one of earlier, and says the day above the list of one to come', async () => {
  const row = (match: number, team: number, more = '', minute = '') =>
    `<li data-match="${match}" ${more}><span data-team="${team}">Equipo ${team}</span>${minute}</li>`;
  const ofDay = (date: string, ...rows: readonly string[]) =>
    `<section><h3><time data-day datetime="${date}">${date}</time></h3><ul>${rows.join('')}</ul></section>`;
  const played = row(1, 7, 'data-score="2-0"');
  const live = row(2, 7, 'data-score="0-0"', '<span data-minute="40" hidden></span>');
  const days = `<section><h2>Fecha 3</h2>${ofDay('2026-11-20', played)}${ofDay('2026-11-29', live, row(3, 8))}</section>`;
  stage.publish('/', { main: yourTeam + days });
  const page = await stage.open('/', {
    at: '2026-11-22T15:00:00-03:00',
    before: () => localStorage.setItem('torneo.following', '[7,8]'),
  });
  const rows = page.locator('[data-your-team] > li:visible');
  await expect
    .poll(() => rows.evaluateAll((all) => all.map((each) => each.getAttribute('data-match'))))
    .toEqual(['2', '3']);
  expect(await rows.allTextContents()).toEqual(['Equipo 7', '2026-11-29Equipo 8']);
});

test('Tu equipo holds a match of the team’s page where the home page has none', async () => {
  stage.publish('/', { main: yourTeam });
  stage.publish('/equipos/7', teamPage);
  const page = await stage.open('/', {
    before: () => localStorage.setItem('torneo.following', '[7,8]'),
    expects: /404/,
  });
  await expect
    .poll(() => page.locator('[data-your-team] > li:visible').allTextContents())
    .toEqual(['Lanús - Temperley']);
  expect(stage.answers().filter((each) => each.endsWith('7'))).toEqual(['200 /equipos/7']);
});

test('Tu equipo holds what stands first on the team’s page while a notice says that matches are suspended', async () => {
  const match = '<ul><li data-match="1"><span data-team="7">Lanús</span> - Quilmes</li></ul>';
  stage.publish('/', { main: `<p data-suspension>Se suspende</p>${yourTeam}${match}` });
  stage.publish('/equipos/7', teamPage);
  const page = await stage.open('/', {
    before: () => localStorage.setItem('torneo.following', '[7]'),
    expects: /503/,
  });
  await expect
    .poll(() => page.locator('[data-your-team] > li:visible').allTextContents())
    .toEqual(['Lanús - Temperley']);
  await page.route('**/equipos/7', (route) => route.fulfill({ status: 503 }));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  // Without an answer it holds the match of the page.
  await expect.poll(() => page.locator('[data-your-team] > li:visible').allTextContents()).toEqual(['Lanús - Quilmes']);
});

test('Tu equipo asks for a team’s page once in five minutes, however often home is opened', async () => {
  stage.publish('/', { main: yourTeam });
  stage.publish('/equipos/7', teamPage);
  const at = '2026-11-22T15:00:00-03:00';
  const page = await stage.open('/', {
    at,
    before: () => localStorage.getItem('torneo.following') ?? localStorage.setItem('torneo.following', '[7,8]'),
    expects: /404/,
  });
  const shown = () => page.locator('[data-your-team] > li:visible').allTextContents();
  await expect.poll(shown).toEqual(['Lanús - Temperley']);
  await expect.poll(() => [...stage.answers()].sort()).toEqual(['200 /', '200 /equipos/7', '404 /equipos/8']);
  // A deleted team has no page on which it could be followed no more, and must take no place of another one.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('torneo.following'))).toBe('[7]');
  await page.reload();
  await expect.poll(shown).toEqual(['Lanús - Temperley']);
  expect(stage.answers().slice(3)).toEqual(['304 /']);
  await page.clock.runFor(301_000);
  await page.reload();
  await expect.poll(() => stage.answers().slice(4).sort()).toEqual(['304 /', '304 /equipos/7']);
});

test('Tu equipo keeps its row while the site fails', async () => {
  stage.publish('/', { main: yourTeam });
  stage.publish('/equipos/7', teamPage);
  const page = await stage.open('/', {
    at: '2026-11-22T15:00:00-03:00',
    before: () => localStorage.setItem('torneo.following', '[7]'),
    expects: /503/,
  });
  const shown = () => page.locator('[data-your-team] > li:visible').allTextContents();
  await expect.poll(shown).toEqual(['Lanús - Temperley']);
  await page.route('**/equipos/7', (route) => route.fulfill({ status: 503 }));
  const failed = page.waitForResponse('**/equipos/7');
  await page.clock.runFor(301_000);
  await page.reload();
  await failed;
  await expect.poll(shown).toEqual(['Lanús - Temperley']);
});

test('a page that the browser kept for Back marks a team that was followed meanwhile', async () => {
  stage.publish('/tabla', { main: table(6, 7) });
  const page = await stage.open('/tabla');
  await page.evaluate(() => {
    localStorage.setItem('torneo.following', '[7]');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => page.locator('[data-followed]').allTextContents()).toEqual(['Equipo 7']);
});

test('Tu equipo follows the team’s page when home takes over a change, and shows the old row until then', async () => {
  const score = (of: string) =>
    `<ul><li data-match="9" data-home="Ferro" data-away="Quilmes" data-score="${of}">Ferro ${of}</li></ul>`;
  stage.publish('/', { main: yourTeam + score('0-0'), attributes: 'data-live' });
  stage.publish('/equipos/7', teamPage);
  const at = '2026-11-22T15:00:00-03:00';
  const page = await stage.open('/', { at, before: () => localStorage.setItem('torneo.following', '[7]') });
  const shown = () => page.locator('[data-your-team] > li:visible').allTextContents();
  await expect.poll(shown).toEqual(['Lanús - Temperley']);
  stage.publish('/equipos/7', { main: teamPage.main.replace(' - ', ' 2-0 ') });
  for (const [of, row] of [
    // Within a minute the row is young enough.
    ['1-0', 'Lanús - Temperley'],
    ['2-0', 'Lanús - Temperley'],
    ['3-0', 'Lanús - Temperley'],
    ['4-0', 'Lanús 2-0 Temperley'],
  ] as const) {
    stage.publish('/', { main: yourTeam + score(of), attributes: 'data-live' });
    await page.clock.runFor(20_000);
    await expect.poll(() => page.locator('[data-match="9"]').textContent()).toBe(`Ferro ${of}`);
    await expect.poll(shown).toEqual([row]);
  }
  expect(stage.answers().filter((each) => each.endsWith('7'))).toEqual(['200 /equipos/7', '200 /equipos/7']);
});

test('Tu equipo leads to the page of a team without a next match', async () => {
  stage.publish('/', { main: yourTeam });
  stage.publish('/equipos/7', { main: '<h1>Lanús</h1>' });
  const page = await stage.open('/', { before: () => localStorage.setItem('torneo.following', '[7]') });
  await page.getByRole('link', { name: 'Lanús' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/equipos/7');
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

test('another tab’s choice is taken over', async () => {
  stage.publish('/equipos/7', teamPage);
  const page = await stage.open('/equipos/7');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Seguir' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Siguiendo' }).count()).toBe(1);
});

test('what is stored may be anything: only numbers of teams in a list are followed', async () => {
  stage.publish('/tabla', { main: table(6, 7) });
  const page = await stage.open('/tabla');
  const followedAfterReload = async (stored: string) => {
    await page.evaluate((text) => localStorage.setItem('torneo.following', text), stored);
    await page.reload();
    return page.locator('[data-followed]').count();
  };
  await expect.poll(() => followedAfterReload('[7,"<b>",null,-1]')).toBe(1);
  for (const stored of ['no JSON', '{"7":true}']) expect(await followedAfterReload(stored)).toBe(0);
});

test('a browser that keeps nothing shows the whole page, and says that it cannot follow', async () => {
  stage.publish('/equipos/7', { main: `${teamPage.main}<time data-day datetime="2026-11-22">dom 22 nov</time>` });
  const page = await stage.open('/equipos/7', {
    at: '2026-11-22T15:00:00-03:00',
    before: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  });
  await expect.poll(() => page.locator('time').textContent()).toBe('hoy');
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect
    .poll(() => page.getByRole('status').textContent())
    .toBe('Este navegador no permite guardar a quién seguís');
});
