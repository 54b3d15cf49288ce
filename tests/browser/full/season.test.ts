/**
 * A whole season through the screens, from the first team to the champion. Repetitions (six more teams, eleven more
 * players each, the other results of a round) go through the API once the first has been entered by hand. Coaches and
 * the administration of users have tests of their own.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { type InputMethod, openMenuEntry } from '#tests/support/browser-input.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { callFromPage, waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';
import {
  addCancha,
  createTeams,
  createTournament,
  fillSquads,
  type SeasonVariant,
  scheduleRound,
  seasonVariants,
  submitDialogForm,
} from './season-setup.ts';

const { open } = openBrowserStage('writes');

test.each(oneVariantUnlessFullRun(seasonVariants, 0))(
  'an administrator runs a tournament $how from its first team to its champion',
  async (season) => {
    const { hand, on, cup } = season;
    const page = await open('/', { as: 'Admin', on });
    const teams = await createTeams(page, season);
    await fillSquads(page, season, teams);
    await addCancha(page, season);
    const tournamentId = await createTournament(page, season);
    const matches = await scheduleRound(page, season, tournamentId, teams);
    const first = matches[0] as Match;
    await saveTeamLineup(page, season, teams[0] as Team);
    await playMatch(page, hand, first, teams);
    await correctResult(page, hand, first);
    for (const [index, match] of matches.slice(1).entries()) {
      await callFromPage(page, 'PATCH', `/matches/${match.id}/score`, { homeScore: 3 + index, awayScore: 0 });
    }
    await expectTableAfterFirstRound(page, hand, cup, teams);
    await playPlayoffs(page, season, tournamentId);
    await followLinksAsVisitor(season, tournamentId, first);
    expect(pageErrorsOf(page)).toEqual([]);
  },
);

async function saveTeamLineup(page: Page, { hand }: SeasonVariant, team: Team): Promise<void> {
  await openMenuEntry(page, hand, 'Gestión', 'Alineación');
  await waitForScreen(page, '/alineacion');
  await hand.choose(page.getByLabel('Equipo'), team.name);
  await page.locator('[data-place="1"]').waitFor();
  await hand.press(button(page, 'Completar'));
  await page.getByRole('button', { name: /^Portero: 1 Elsa Quiroga/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Quitar a / }).count()).toBe(6);
  await hand.press(button(page, 'Guardar'));
  await page.getByText('Alineación guardada').waitFor();
}

/** Starts the match, records a goal and a card, and ends it with the score of its events. */
async function playMatch(page: Page, hand: InputMethod, match: Match, teams: readonly Team[]): Promise<void> {
  await page.goto(`/partidos/${match.id}`);
  await waitUntilIdle(page);
  await hand.press(button(page, 'Gestionar Eventos'));
  await hand.press(button(dialog(page), 'Empezar partido'));
  await dialog(page).getByLabel('Minuto', { exact: true }).fill('5');
  for (const [what, player] of [
    [/^Gol$/, /^9 /],
    [/Amarilla$/, /^8 /],
  ] as const) {
    await hand.press(button(dialog(page), (teams[0] as Team).name));
    await hand.press(button(dialog(page), what));
    await hand.press(button(dialog(page), player).first());
    await dialog(page)
      .getByText(/^Cargado: /)
      .waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Editar / })
      .nth(what.source.startsWith('^Gol') ? 0 : 1)
      .waitFor();
  }
  await submitDialogForm(page, hand, 'Listo');
  await page.locator('main').getByText('EN VIVO').first().waitFor();
  await page.locator('main').getByText('1 - 0').first().waitFor();
  await hand.press(button(page, 'Resultado'));
  await submitDialogForm(page, hand, 'Guardar');
  await page.locator('main').getByText('FINAL').first().waitFor();
  await page.locator('main').getByText('1 - 0').first().waitFor();
}

async function correctResult(page: Page, hand: InputMethod, match: Match): Promise<void> {
  await hand.press(button(page, 'Resultado'));
  await dialog(page).getByRole('heading', { name: 'Corregir Resultado' }).waitFor();
  await hand.press(button(dialog(page), `Sumar uno a Goles de ${match.homeTeam.name}`));
  await submitDialogForm(page, hand, 'Guardar');
  await page.locator('main').getByText('2 - 0').first().waitFor();
}

/** Expects a table of eight teams, led by the four winners of the first round in the order of their goals. */
async function expectTableAfterFirstRound(
  page: Page,
  hand: InputMethod,
  cup: string,
  teams: readonly Team[],
): Promise<void> {
  const entry = (await button(page, 'Más').isVisible()) ? 'Tabla' : 'Posiciones';
  await openMenuEntry(page, hand, 'Estadísticas', entry);
  const table = page.getByRole('table', { name: `Posiciones de ${cup}` });
  await table.waitFor();
  const names = async () => (await table.locator('tbody th').allInnerTexts()).map((name) => name.split('\n').at(-1));
  const best = [6, 4, 2, 0].map((index) => teams[index]?.name);
  await expect
    .poll(async () => {
      // The table is published moments after the results were saved.
      await page.reload();
      await table.waitFor();
      return (await names()).slice(0, 4);
    })
    .toEqual(best);
  expect(await names()).toHaveLength(8);
}

/** Generates the playoffs and enters the first semifinal and the final by hand; the home team wins every match. */
async function playPlayoffs(page: Page, { hand, last }: SeasonVariant, tournamentId: number): Promise<void> {
  await page.goto(`/torneos/${tournamentId}`);
  await waitUntilIdle(page);
  await hand.press(button(page, 'Generar Playoffs'));
  const kickOff = (match: string) => dialog(page).getByRole('group', { name: new RegExp(`^${match}`) });
  await kickOff('Semifinal 1').waitFor();
  const final = last.replace(/\d\d$/, (of) => String(Number(of) + 7).padStart(2, '0'));
  await hand.type(kickOff('Semifinal 1').getByLabel('Día'), last);
  await hand.type(kickOff('Semifinal 2').getByLabel('Día'), last);
  await hand.type(kickOff('Final').getByLabel('Día'), final);
  await hand.type(dialog(page).getByLabel('Ubicación'), 'Complejo Norte');
  await submitDialogForm(page, hand, 'Generar Playoffs');
  await page.locator('[data-toaster]').getByText('¡Playoffs generados exitosamente!').waitFor();

  const matches = await callFromPage<Match[]>(page, 'GET', `/matches/tournament/${tournamentId}`);
  const of = (round: string) => matches.find((match) => match.round === round) as Match;
  await callFromPage(page, 'PATCH', `/matches/${of('Semifinal 2').id}/score`, { homeScore: 1, awayScore: 0 });
  await enterHomeWin(page, hand, of('Semifinal 1'));
  await callFromPage(page, 'PATCH', `/matches/${of('Tercer Puesto').id}/score`, { homeScore: 1, awayScore: 0 });
  const known = await callFromPage<Match>(page, 'GET', `/matches/${of('Final').id}`);
  await enterHomeWin(page, hand, known);
  const champion = page.getByRole('region', { name: 'Campeón' }).getByText(known.homeTeam.name);
  await expect
    .poll(async () => {
      // The bracket is published moments after the final was saved.
      await page.goto(`/playoffs?tournament=${tournamentId}`);
      await waitUntilIdle(page);
      return champion.count();
    })
    .toBeGreaterThan(0);
}

async function enterHomeWin(page: Page, hand: InputMethod, { id, homeTeam }: Match): Promise<void> {
  await page.goto(`/partidos/${id}`);
  await waitUntilIdle(page);
  await hand.press(button(page, 'Resultado'));
  await hand.press(button(dialog(page), `Sumar uno a Goles de ${homeTeam.name}`));
  await submitDialogForm(page, hand, 'Guardar');
  await page.locator('main').getByText('FINAL').first().waitFor();
}

/** A visitor without an account follows a shared link to the table, the match and the scorers. */
async function followLinksAsVisitor(
  { hand, on, teams }: SeasonVariant,
  tournamentId: number,
  match: Match,
): Promise<void> {
  const fan = await open(`/torneos/${tournamentId}`, { on });
  await waitUntilIdle(fan);
  await hand.press(fan.locator('main').getByRole('link', { name: /^Ver tabla completa/ }));
  await waitForScreen(fan, '/posiciones-publico');
  await openMenuEntry(fan, hand, null, 'Fixture');
  await waitForScreen(fan, '/fixture');
  const round = fan.getByRole('navigation', { name: 'Fechas' });
  await round.waitFor();
  while (!(await round.innerText()).includes('Fecha 1 de')) {
    const before = await round.innerText();
    await hand.press(fan.getByRole('link', { name: 'Anterior' }));
    await expect.poll(() => round.innerText()).not.toBe(before);
  }
  await hand.press(fan.locator('main').getByRole('link', { name: new RegExp(`: partido ${teams[0]}`) }));
  await waitForScreen(fan, `/partidos/${match.id}`);
  await fan.locator('main').getByText('2 - 0').first().waitFor();
  await openMenuEntry(fan, hand, 'Estadísticas', 'Goleadores');
  await waitForScreen(fan, '/goleadores-publico');
  await fan.getByRole('row', { name: new RegExp(`J9 de ${teams[0]}`) }).waitFor();
  expect(pageErrorsOf(fan)).toEqual([]);
}
