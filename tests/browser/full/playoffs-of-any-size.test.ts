/** The playoffs of six teams: the dialog proposes and explains them, and the bracket shows matches and byes. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { waitForToast, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { expectOk, type SendRequest, signIn } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
const { open } = app;
const names = ['Acacia', 'Boldo', 'Ceibo', 'Drago', 'Espinillo', 'Fresno'].map((tree) => `Club del ${tree}`);
let api: SendRequest;
let teamIds: number[];

beforeAll(async () => {
  api = await signIn(app.url, 'Admin');
  teamIds = [];
  for (const name of names) {
    const body = { name, coach: 'Norma Sosa', city: 'Morón', foundationYear: 1990 };
    teamIds.push((await expectOk(api('POST /teams', { body }))).id);
  }
});

/** Creates a tournament of the first of these teams, who rank by name. */
async function createCup(name: string, teams: number): Promise<number> {
  const body = { name, startDate: '2031-01-01', endDate: '2031-12-31', teamIds: teamIds.slice(0, teams) };
  return (await expectOk(api('POST /tournaments', { body }))).id;
}

async function openDialog(tournamentId: number, on: 'phone' | 'desktop' = 'desktop'): Promise<[Page, Locator]> {
  const page = await open(`/torneos/${tournamentId}`, { as: 'Admin', on });
  await waitUntilIdle(page);
  await button(page, 'Generar Playoffs').click();
  const form = dialog(page);
  await form.getByLabel('Equipos que clasifican').waitFor();
  return [page, form];
}

const stage = (form: Locator, name: string) => form.getByRole('group', { name, exact: true });

describe('six teams', () => {
  test('play quarter-finals on proposed dates, and fans see who goes on without playing', async () => {
    const [page, form] = await openDialog(await createCup('Copa de los Árboles', 6), 'phone');
    await form.getByText('Con 16 no se puede: se necesitan al menos 9 equipos en la tabla: hay 6 equipos.').waitFor();
    expect(await form.getByLabel('Equipos que clasifican').inputValue()).toBe('4');
    await form.getByText('Club del Acacia contra Club del Drago').waitFor();

    await form.getByLabel('Equipos que clasifican').selectOption('8');
    const quarters = stage(form, 'Cuartos de final');
    expect(await quarters.getByRole('listitem').allInnerTexts()).toEqual([
      '15:00 Club del Drago contra Club del Espinillo',
      '15:30 Club del Ceibo contra Club del Fresno',
      'Pasan directo: Club del Acacia y Club del Boldo',
    ]);
    const day = '2031-05-03';
    await quarters.getByLabel('Día').first().fill(day);
    await quarters.getByLabel('Primer partido').fill('22:00');
    await quarters.getByLabel('Primer partido').blur();
    expect(await quarters.getByRole('listitem').first().innerText()).toBe(
      '22:00 Club del Drago contra Club del Espinillo',
    );
    await form.getByText('dom 4 may 2031 22:00').waitFor();
    await quarters.getByText('Cambiar cada partido').click();
    const second = form.getByRole('group', { name: /^Cuartos de final 4/ });
    await second.getByLabel('Día').fill(day);
    await second.getByLabel('Hora').fill('23:00');
    expect(await findAccessibilityFlaws(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });

    const dayOf = (match: string) => form.getByRole('group', { name: new RegExp(`^${match}`) }).getByLabel('Día');
    const laterDays = ['Semifinal 1', 'Semifinal 2', 'Tercer Puesto', 'Final'].map((match) =>
      dayOf(match).inputValue(),
    );
    expect(await Promise.all(laterDays)).toEqual([7, 7, 14, 14].map((days) => addDays(day, days)));
    await dayOf('Semifinal 1').fill('2031-05-02');
    await button(form, 'Generar Playoffs').click();
    await form.getByText('Se juega después de los cuartos de final').waitFor();
    await dayOf('Semifinal 1').fill('2031-05-10');
    await button(form, 'Generar Playoffs').click();
    await waitForToast(page, '¡Playoffs generados exitosamente!');
    await page.locator('main').getByRole('link', { name: 'Ver playoffs' }).click();

    const bracket = page.getByRole('region', { name: 'Cuadro de playoffs' });
    await bracket.getByRole('heading', { name: 'Cuartos de final' }).waitFor();
    const ties = (await bracket.getByRole('article').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    // The link to a match names its teams once more, and the crests show initials.
    const namedOnce = ties.map((text) => text.replace(/ : .* - .*?(?= \d\d:\d\d)/, ''));
    expect(namedOnce.map((text) => text.replace(/ Sáb \d+ may .*$/, '').replace(/\b[A-F] /g, ''))).toEqual([
      'Club del Acacia Pasa directo',
      'Cuartos 2 22:00 Club del Drago Club del Espinillo',
      'Club del Boldo Pasa directo',
      'Cuartos 4 23:00 Club del Ceibo Club del Fresno',
      'Semifinal 1 15:30 Club del Acacia Ganador Cuartos 2',
      'Semifinal 2 16:30 Club del Boldo Ganador Cuartos 4',
      expect.stringMatching(/Perdedor Semi 1 Perdedor Semi 2/),
      expect.stringMatching(/Ganador Semi 1 Ganador Semi 2/),
    ]);
    await page.getByText('Pasan directo: Club del Acacia y Club del Boldo.').waitFor();
    expect(await findAccessibilityFlaws(page)).toEqual([]);
  });

  test('may leave the final to two, without semifinals or a third place', async () => {
    const id = await createCup('Copa de la Final', 6);
    const [page, form] = await openDialog(id);
    await form.getByLabel('Equipos que clasifican').selectOption('2');
    await form.getByText('Club del Acacia contra Club del Boldo').waitFor();
    expect(await form.getByRole('group').count()).toBe(1);
    await form.getByLabel('Día').fill('2031-08-02');
    await button(form, 'Generar Playoffs').click();
    await waitForToast(page, '¡Playoffs generados exitosamente!');
    const matches = await expectOk(api('GET /matches/tournament/{id}', { params: { id } }));
    expect(matches.map(({ round, homeTeam, awayTeam }) => `${round}: ${homeTeam.name} - ${awayTeam.name}`)).toEqual([
      'Final: Club del Acacia - Club del Boldo',
    ]);
  });
});

test('two zonas of three send all, and the pairs cross the zonas', async () => {
  const id = await createCup('Copa de las Zonas', 6);
  for (const [name, at] of [
    ['Zona A', [0, 2, 4]],
    ['Zona B', [1, 3, 5]],
  ] as const) {
    const body = { tournamentId: id, name, teamIds: at.map((place) => teamIds[place] ?? 0) };
    await expectOk(api('POST /groups', { body }));
  }
  const [, form] = await openDialog(id);
  await form.getByText('Club del Acacia contra Club del Drago').waitFor();
  await form.getByText('Club del Boldo contra Club del Ceibo').waitFor();
  await form.getByLabel('Equipos que clasifican').selectOption('8');
  expect(await stage(form, 'Cuartos de final').getByRole('listitem').allInnerTexts()).toEqual([
    '15:00 Club del Drago contra Club del Espinillo',
    '15:30 Club del Ceibo contra Club del Fresno',
    'Pasan directo: Club del Acacia y Club del Boldo',
  ]);
});
