/** Lists of teams and players pasted by an organiser, and what can be taken out on paper and as a file. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { dialog, pressButton } from '#tests/support/browser-forms.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk, type SendRequest, signIn } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
let api: SendRequest;
let own: OwnTournament;
/** Desktops, an administrator's and that of the first team's coach. */
let adminPage: Page;
let coachPage: Page;
beforeAll(async () => {
  api = await signIn(app.url, 'Admin');
  own = await createOwnTournament(app.url, 'Hojas');
  [adminPage, coachPage] = await Promise.all([
    app.open('/recuperar', { as: 'Admin' }),
    app.open('/recuperar', { as: own.coach }),
  ]);
});

async function goTo(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  return page;
}

const squadOf = async (id: number) => expectOk(api('GET /players/team/{id}', { params: { id } }));

/** Creates teams that only one tournament has, so that the next team without players is one of them. */
async function createTournamentOf(...names: string[]): Promise<number[]> {
  const { id } = await expectOk(
    api('POST /tournaments', { body: { name: `Pegada ${names[0]}`, startDate: '2026-01-01', endDate: '2026-12-31' } }),
  );
  const teams = names.map((name) => ({ name }));
  return (await expectOk(api('POST /teams/batch', { body: { tournamentId: id, teams } }))).map((team) => team.id);
}

const openPlayersDialog = async (page: Page, list: string) => {
  await pressButton(page.locator('main'), 'Pegar una lista');
  await dialog(page).getByLabel('Lista de jugadores').fill(list);
};

describe('a pasted list of players', () => {
  const devices = ['phone', 'desktop'] as const;
  test.each(devices)('is created on a %s, and the next team follows', async (device) => {
    const [first = 0, second = 0] = await createTournamentOf(`Arce ${device}`, `Boedo ${device}`);
    const page = await app.open(`/equipos/${first}`, { as: 'Admin', on: device });
    await openPlayersDialog(page, '1 Juan Pérez (arquero)\nGil, Ana; 4; Defensora; 12/05/1998');
    expect(await findAccessibilityFlaws(page)).toEqual([]);
    await pressButton(dialog(page), 'Crear 2 jugadores');
    await dialog(page).getByText(`Siguiente equipo: Boedo ${device}.`).waitFor();
    await dialog(page).getByLabel('Lista de jugadores').fill('Luz Paz');
    await pressButton(dialog(page), 'Crear 1 jugador');
    await dialog(page).waitFor({ state: 'detached' });
    expect((await squadOf(first)).map((each) => [each.jerseyNumber, each.fullName, each.position])).toEqual([
      [1, 'Juan Pérez', 'Portero'],
      [4, 'Ana Gil', 'Defensa'],
    ]);
    expect((await squadOf(second)).map(({ fullName }) => fullName)).toEqual(['Luz Paz']);
    expect(pageErrorsOf(page)).toEqual([]);
  });

  test('is corrected in place, and survives a reload', async () => {
    const [team = 0] = await createTournamentOf('Caseros');
    const page = await goTo(adminPage, `/equipos/${team}`);
    page.on('dialog', (question) => void question.accept());
    await openPlayersDialog(page, '7 Juan Pérez\n7 Ana Gil\nSosa\nDT: Raúl Paz');
    await dialog(page).getByText('La camiseta 7 está repetida en la lista').waitFor();
    await dialog(page).getByText('No parece un jugador').waitFor();
    await pressButton(dialog(page), 'Crear 3 jugadores');
    const second = dialog(page).getByRole('group', { name: /^Línea 2/ });
    await expect.poll(() => second.getByLabel('N.º').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('8');
    await second.getByLabel('N.º').fill('8');
    await page.reload();
    await pressButton(page.locator('main'), 'Pegar una lista');
    expect(await second.getByLabel('N.º').inputValue()).toBe('8');
    await dialog(page)
      .getByRole('group', { name: /^Línea 3/ })
      .getByLabel('Nombre')
      .fill('Luz');
    await pressButton(dialog(page), 'Crear 3 jugadores');
    await dialog(page).waitFor({ state: 'detached' });
    expect((await squadOf(team)).map(({ fullName }) => fullName)).toEqual(['Luz Sosa', 'Juan Pérez', 'Ana Gil']);
  });

  test('that the API refuses shows the reason at its line and keeps all that was typed', async () => {
    const [team = 0] = await createTournamentOf('Dock');
    const page = await goTo(adminPage, `/equipos/${team}`);
    await openPlayersDialog(page, '7 Juan Pérez\n8 Ana Gil');
    await page.route('**/api/players/team/*', (route) => route.abort());
    const person = { firstName: 'Luz', lastName: 'Paz', dateOfBirth: '1999-01-01' };
    await expectOk(api('POST /players', { body: { teamId: team, ...person, jerseyNumber: 8 } }));
    await pressButton(dialog(page), 'Crear 2 jugadores');
    const second = dialog(page).getByRole('group', { name: /^Línea 2/ });
    await second.getByText('N.º: La camiseta 8 ya es de otro jugador').waitFor();
    await second.getByLabel('N.º').fill('9');
    await page.unroute('**/api/players/team/*');
    await pressButton(dialog(page), 'Crear 2 jugadores');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await squadOf(team)).toHaveLength(3);
  });
});

test('the squads of several teams are created from one sheet, and a team that is refused keeps its lines', async () => {
  const [first = 0, second = 0] = await createTournamentOf('Fénix Azul', 'Gimnasia Boreal');
  const page = await goTo(adminPage, `/equipos/${first}`);
  const rows = ['Fénix Azul\tJuan Pérez\t7', '\tAna Gil\t8', 'Gimnasia Boreal\tLuz Paz\t8', 'Halcones\tTeo Ruiz\t9'];
  await openPlayersDialog(page, `Equipo\tJugador\tN°\n${rows.join('\n')}`);
  const missing = dialog(page).getByLabel("¿Qué equipo es 'Halcones'?");
  await missing.waitFor();
  await page.route('**/api/players', (route) => route.abort());
  const person = { firstName: 'Eva', lastName: 'Sosa', dateOfBirth: '1999-01-01' };
  await expectOk(api('POST /players', { body: { teamId: second, ...person, jerseyNumber: 8 } }));
  await pressButton(dialog(page), 'Crear 3 jugadores de 2 equipos');
  await dialog(page).getByText('No se crearon los de Gimnasia Boreal.').waitFor();
  expect((await squadOf(first)).map(({ fullName }) => fullName)).toEqual(['Juan Pérez', 'Ana Gil']);

  await dialog(page)
    .getByRole('group', { name: /Luz Paz/ })
    .getByLabel('N.º')
    .fill('9');
  await page.unroute('**/api/players');
  await missing.selectOption({ label: 'Fénix Azul' });
  await pressButton(dialog(page), 'Crear 2 jugadores de 2 equipos');
  await dialog(page).waitFor({ state: 'detached' });
  expect((await squadOf(first)).map(({ fullName }) => fullName)).toEqual(['Juan Pérez', 'Ana Gil', 'Teo Ruiz']);
  expect((await squadOf(second)).map(({ fullName }) => fullName)).toEqual(['Eva Sosa', 'Luz Paz']);
});

test('a list of more than a hundred lines says how many of them were not read', async () => {
  const [team = 0] = await createTournamentOf('Ezeiza');
  const page = await goTo(adminPage, `/equipos/${team}`);
  await openPlayersDialog(
    page,
    Array.from({ length: 103 }, (_, index) => `Ana Gil${'o'.repeat(index % 40)}`).join('\n'),
  );
  await dialog(page).getByText('La lista es demasiado larga: quedan 3 líneas sin leer').waitFor();
  expect(
    await dialog(page)
      .getByRole('group', { name: /^Línea/ })
      .count(),
  ).toBe(100);
});

test('a list of teams from a file of a Windows spreadsheet joins the tournament', async () => {
  const page = await goTo(adminPage, `/torneos/${own.id}`);
  const name = `Ñandú ${randomUUID().slice(0, 8)}`;
  await pressButton(page, 'Administrar');
  await pressButton(page, 'Pegar equipos');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'equipos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Equipo;Nombre corto;Ciudad\r\n${name};Ñandú;Lanús\r\n`, 'latin1'),
    });
  await pressButton(dialog(page), 'Crear 1 equipo');
  await dialog(page).waitFor({ state: 'detached' });
  const { teamIds } = await expectOk(api('GET /tournaments/{id}', { params: { id: own.id } }));
  const created = (await expectOk(api('GET /teams'))).find((team) => team.name === name);
  expect(created).toMatchObject({ shortName: 'Ñandú', city: 'Lanús', coach: null });
  expect(teamIds).toContain(created?.id);
});

describe('taken out', () => {
  test('the squad is a CSV file with birth dates for its coach', async () => {
    const page = await goTo(coachPage, `/equipos/${own.teams[0].id}`);
    const [download] = await Promise.all([page.waitForEvent('download'), pressButton(page, 'Descargar CSV')]);
    expect(download.suggestedFilename()).toBe('jugadores-de-defensores-sur-de-hojas.csv');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffEquipo;Número;Nombre;Apellido;Posición;Nacimiento;Titular;Estado;Partidos jugados;Goles;Partidos de suspensión',
    );
    expect(text.split('\r\n')[1]).toMatch(/^Defensores-Sur de Hojas;1;.*;\d\d\/\d\d\/\d{4};/);
  });

  test('the whole fixture is printed without the navigation, for everybody', async () => {
    const page = await app.open(`/imprimir?tournament=${own.id}`);
    await page.getByRole('heading', { name: `Fixture de Copa Hojas` }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain('Fecha 2');
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await countOverlaps(page.locator('td'), 'Independiente (10-9 pen.) 2027')).toBe(0);
  });

  test('the sheet of a match has both squads on one page, and the suspended are marked', async () => {
    const page = await goTo(coachPage, `/partidos/${own.scheduled}`);
    await page.getByRole('link', { name: 'Imprimir planilla' }).click();
    await page.getByText('(suspendido)').waitFor();
    await page.getByText('Resultado final').waitFor();
    expect(await page.getByText('Primer tiempo').count()).toBe(0);
    expect(await page.getByRole('table').count()).toBe(2);
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });

  test('the sheet of a match is not for the coach of another team', async () => {
    const page = await goTo(coachPage, `/partidos/${own.live}/imprimir`);
    await page.getByText('Solo para los equipos que juegan').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
  });
});

/** How many cells that hold `text` are narrower than it, and so reach into the next one. */
const countOverlaps = (cells: Locator, text: string): Promise<number> =>
  cells.evaluateAll((all, long) => {
    for (const cell of all) cell.textContent = long;
    return all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length;
  }, text);

/** The number of pages of a PDF as Chromium writes it. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
