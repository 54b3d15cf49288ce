/**
 * A whole season through the screens, from the first team to the champion. Repetitions (six more teams, eleven more
 * players each, the other results of a round) go through the API once the first has been entered by hand. Coaches and
 * the administration of users have tests of their own.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { button, dialog, teamFields } from '#tests/support/browser-forms.ts';
import { byKeyboard, byTouch, goTo, type InputMethod } from '#tests/support/browser-input.ts';
import { browserTest } from '#tests/support/browser-stage.ts';
import { waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { oneUnlessFull } from '#tests/support/full.ts';

const { open } = browserTest('writes');

const seasons = [
  {
    ...byTouch,
    cup: 'Copa del Sur',
    cancha: 'El Bajo',
    day: '2026-03-07',
    last: '2026-04-04',
    teams: ['Atlanta', 'Barracas', 'Chacarita', 'Deportivo Merlo', 'Excursionistas', 'Flandria', 'Gimnasia', 'Huracan'],
  },
  {
    ...byKeyboard,
    cup: 'Copa del Norte',
    cancha: 'El Alto',
    day: '2026-05-02',
    last: '2026-06-06',
    teams: ['Italiano', 'Justo', 'Kimberley', 'Laferrere', 'Midland', 'Nueva Chicago', 'Olimpo', 'Paraguayo'],
  },
];
type Season = (typeof seasons)[number];

const sendForm = async (page: Page, hand: InputMethod, name: string) => {
  const sent = dialog(page);
  const open = await page.getByRole('dialog').count();
  await hand.press(button(sent, name));
  await expect.poll(() => page.getByRole('dialog').count()).toBe(open - 1);
};
async function fillIn(page: Page, hand: InputMethod, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await hand.type(dialog(page).getByLabel(label).first(), value);
}

/** Calls the API with the session of the administrator who uses the page. */
function calls<T>(page: Page, method: string, address: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([method, address, body]) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.authToken}` };
      const answer = await fetch(`/api${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, address, body] as const,
  );
}

test.each(oneUnlessFull(seasons, 0))(
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
    await lineUp(page, season, teams[0] as Team);
    await playMatch(page, hand, first, teams);
    await correctResult(page, hand, first);
    for (const [index, match] of matches.slice(1).entries()) {
      await calls(page, 'PATCH', `/matches/${match.id}/score`, { homeScore: 3 + index, awayScore: 0 });
    }
    await expectTable(page, hand, cup, teams);
    await playPlayoffs(page, season, tournamentId);
    await followAsVisitor(season, tournamentId, first);
    expect(pageErrorsOf(page)).toEqual([]);
  },
);

/** Creates two teams by hand and six through the API. */
async function createTeams(page: Page, { hand, teams }: Season): Promise<Team[]> {
  await goTo(page, hand, 'Equipos & Jugadores', 'Equipos');
  await waitForScreen(page, '/equipos');
  for (const name of teams.slice(0, 2)) {
    await hand.press(
      page
        .locator('main')
        .getByRole('button', { name: /^(Nuevo|Crear Primer) Equipo$/ })
        .last(),
    );
    await fillIn(page, hand, teamFields({ name }));
    await sendForm(page, hand, 'Crear');
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  for (const name of teams.slice(2)) {
    await calls(page, 'POST', '/teams', { name, coach: 'Ana Paz', city: 'Morón', foundationYear: 1950 });
  }
  const all = await calls<Team[]>(page, 'GET', '/teams');
  return teams.map((name) => all.find((team) => team.name === name) as Team);
}

const positions = ['Portero', 'Defensa', 'Defensa', 'Mediocampista', 'Mediocampista', 'Delantero'];

/** Adds the first player and the first assistant coach by hand, the other players through the API. */
async function fillSquads(page: Page, { hand }: Season, teams: readonly Team[]): Promise<void> {
  const own = teams[0] as Team;
  await page.goto(`/equipos/${own.id}`);
  await waitUntilIdle(page);
  await hand.press(button(page.locator('main'), 'Agregar Jugador'));
  await fillIn(page, hand, { Nombre: 'Elsa', Apellido: 'Quiroga', 'Fecha de nacimiento': '1999-05-04' });
  await hand.choose(dialog(page).getByLabel('Posición'), 'Portero');
  await hand.press(dialog(page).getByLabel('Titular'));
  await sendForm(page, hand, 'Agregar');
  await page.locator('main').getByRole('row').filter({ hasText: 'Elsa Quiroga' }).waitFor();

  await page.goto(`/equipos/${own.id}?tab=personal`);
  await waitUntilIdle(page);
  await hand.press(button(page.locator('main'), 'Agregar Personal'));
  await fillIn(page, hand, { Nombre: 'Rita Sosa' });
  await hand.choose(dialog(page).getByLabel('Rol'), 'Ayudante de Campo');
  await sendForm(page, hand, 'Agregar');
  await page.locator('main').getByRole('row').filter({ hasText: 'Rita Sosa' }).waitFor();

  for (const team of teams) {
    for (let number = team === own ? 2 : 1; number <= 12; number += 1) {
      const name = { firstName: `J${number}`, lastName: `de ${team.name}` };
      const position = positions[(number - 1) % positions.length];
      const rest = { jerseyNumber: number, position, dateOfBirth: '1998-01-01', isStarter: number <= 6 };
      await calls(page, 'POST', '/players', { teamId: team.id, ...name, ...rest });
    }
  }
}

async function addCancha(page: Page, { hand, cancha }: Season): Promise<void> {
  await goTo(page, hand, 'Gestión', 'Canchas');
  await waitForScreen(page, '/canchas');
  await hand.press(button(page.locator('main'), 'Nueva Cancha').first());
  await fillIn(page, hand, { Nombre: cancha, Ubicación: 'Brandsen 805' });
  await sendForm(page, hand, 'Crear');
  await page.getByRole('heading', { name: cancha }).waitFor();
}

async function createTournament(page: Page, { hand, cup, teams, day, last }: Season): Promise<number> {
  await goTo(page, hand, 'Competición', 'Torneos');
  await hand.press(page.getByRole('link', { name: /Nuevo Torneo|Crear Primer Torneo/ }));
  await hand.type(page.getByLabel('Nombre'), cup);
  await hand.type(page.getByLabel('Fecha de inicio'), day);
  await hand.type(page.getByLabel('Fecha de fin'), last);
  await hand.choose(page.getByLabel('Estado'), 'En curso');
  for (const name of teams) await hand.press(page.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
  await page.getByText('8 equipos elegidos').waitFor();
  await hand.press(button(page, 'Crear Torneo'));
  await page.getByRole('heading', { name: cup, level: 1 }).waitFor({ state: 'attached' });
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** Schedules two matches by hand, the first with a new referee of the federation, and two through the API. */
async function scheduleRound(page: Page, { hand, cancha, day }: Season, tournamentId: number, teams: readonly Team[]) {
  await page.goto(`/fixture/gestion?tournament=${tournamentId}`);
  await waitUntilIdle(page);
  await hand.press(button(page, 'Crear Primera Fecha'));
  await hand.type(dialog(page).getByLabel('Día'), day);
  await hand.press(button(dialog(page), 'Continuar'));
  await dialog(page).getByRole('heading', { name: 'Nuevo Partido' }).waitFor();
  for (const [index, time] of ['14:00', '15:00'].entries()) {
    const [home, away] = [teams[2 * index] as Team, teams[2 * index + 1] as Team];
    if (index > 0) await hand.press(button(page, 'Agregar Partido'));
    await hand.choose(dialog(page).getByLabel('Local'), home.name);
    await hand.choose(dialog(page).getByLabel('Visitante'), away.name);
    await hand.type(dialog(page).getByLabel('Hora'), time);
    await hand.choose(dialog(page).getByLabel('Cancha'), cancha);
    await hand.type(dialog(page).getByLabel('Ubicación'), 'Complejo Norte');
    const referee = `Quien dirige a ${teams[0]?.name}`;
    if (index === 0) {
      await hand.press(button(dialog(page), 'Nuevo árbitro o asistente'));
      await hand.type(dialog(page).getByLabel('Nombre'), referee);
      await sendForm(page, hand, 'Crear');
    } else await hand.choose(dialog(page).getByLabel('Árbitro'), referee);
    await sendForm(page, hand, 'Crear');
    await page.locator('main').getByText(home.name).first().waitFor();
  }
  for (const index of [2, 3]) {
    const body = { homeTeamId: teams[2 * index]?.id, awayTeamId: teams[2 * index + 1]?.id };
    const when = { matchDate: day, matchTime: `${14 + index}:00`, location: 'Complejo Norte', round: 'Fecha 1' };
    await calls(page, 'POST', '/matches', { tournamentId, ...body, ...when });
  }
  const matches = await calls<Match[]>(page, 'GET', `/matches/tournament/${tournamentId}`);
  return matches.sort((a, b) => a.matchTime.localeCompare(b.matchTime));
}

async function lineUp(page: Page, { hand }: Season, team: Team): Promise<void> {
  await goTo(page, hand, 'Gestión', 'Alineación');
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
  await sendForm(page, hand, 'Listo');
  await page.locator('main').getByText('EN VIVO').first().waitFor();
  await page.locator('main').getByText('1 - 0').first().waitFor();
  await hand.press(button(page, 'Resultado'));
  await sendForm(page, hand, 'Guardar');
  await page.locator('main').getByText('FINAL').first().waitFor();
  await page.locator('main').getByText('1 - 0').first().waitFor();
}

async function correctResult(page: Page, hand: InputMethod, match: Match): Promise<void> {
  await hand.press(button(page, 'Resultado'));
  await dialog(page).getByRole('heading', { name: 'Corregir Resultado' }).waitFor();
  await hand.press(button(dialog(page), `Sumar uno a Goles de ${match.homeTeam.name}`));
  await sendForm(page, hand, 'Guardar');
  await page.locator('main').getByText('2 - 0').first().waitFor();
}

/** Expects the winners in the order of their goals, then the losers. */
async function expectTable(page: Page, hand: InputMethod, cup: string, teams: readonly Team[]): Promise<void> {
  const entry = (await button(page, 'Más').isVisible()) ? 'Tabla' : 'Posiciones';
  await goTo(page, hand, 'Estadísticas', entry);
  const table = page.getByRole('table', { name: `Posiciones de ${cup}` });
  await table.waitFor();
  const names = async () => (await table.locator('tbody th').allInnerTexts()).map((name) => name.split('\n').at(-1));
  const best = [6, 4, 2, 0].map((index) => teams[index]?.name);
  await expect.poll(async () => (await names()).slice(0, 4)).toEqual(best);
  expect(await names()).toHaveLength(8);
}

/** Generates the playoffs and enters the first semifinal and the final by hand; the home team wins every match. */
async function playPlayoffs(page: Page, { hand, last }: Season, tournamentId: number): Promise<void> {
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
  await sendForm(page, hand, 'Generar Playoffs');
  await page.locator('[data-toaster]').getByText('¡Playoffs generados exitosamente!').waitFor();

  const matches = await calls<Match[]>(page, 'GET', `/matches/tournament/${tournamentId}`);
  const of = (round: string) => matches.find((match) => match.round === round) as Match;
  await calls(page, 'PATCH', `/matches/${of('Semifinal 2').id}/score`, { homeScore: 1, awayScore: 0 });
  await winAtHome(page, hand, of('Semifinal 1'));
  await calls(page, 'PATCH', `/matches/${of('Tercer Puesto').id}/score`, { homeScore: 1, awayScore: 0 });
  const known = await calls<Match>(page, 'GET', `/matches/${of('Final').id}`);
  await winAtHome(page, hand, known);
  await page.goto(`/playoffs?tournament=${tournamentId}`);
  await waitUntilIdle(page);
  await page.getByRole('region', { name: 'Campeón' }).getByText(known.homeTeam.name).first().waitFor();
}

async function winAtHome(page: Page, hand: InputMethod, { id, homeTeam }: Match): Promise<void> {
  await page.goto(`/partidos/${id}`);
  await waitUntilIdle(page);
  await hand.press(button(page, 'Resultado'));
  await hand.press(button(dialog(page), `Sumar uno a Goles de ${homeTeam.name}`));
  await sendForm(page, hand, 'Guardar');
  await page.locator('main').getByText('FINAL').first().waitFor();
}

/** A visitor without an account follows a shared link to the table, the match and the scorers. */
async function followAsVisitor({ hand, on, teams }: Season, tournamentId: number, match: Match): Promise<void> {
  const fan = await open(`/torneos/${tournamentId}`, { on });
  await waitUntilIdle(fan);
  await hand.press(fan.locator('main').getByRole('link', { name: /^Ver tabla completa/ }));
  await waitForScreen(fan, '/posiciones-publico');
  await goTo(fan, hand, null, 'Fixture');
  await waitForScreen(fan, '/fixture');
  const round = fan.getByRole('navigation', { name: 'Fechas' });
  await round.waitFor();
  while (!(await round.innerText()).includes('Fecha 1 de')) {
    const before = await round.innerText();
    await hand.press(button(fan, 'Anterior'));
    await expect.poll(() => round.innerText()).not.toBe(before);
  }
  await hand.press(fan.locator('main').getByRole('link', { name: new RegExp(`^${teams[0]}`) }));
  await waitForScreen(fan, `/partidos/${match.id}`);
  await fan.locator('main').getByText('2 - 0').first().waitFor();
  await goTo(fan, hand, 'Estadísticas', 'Goleadores');
  await waitForScreen(fan, '/goleadores-publico');
  await fan.getByRole('row', { name: new RegExp(`J9 de ${teams[0]}`) }).waitFor();
  expect(pageErrorsOf(fan)).toEqual([]);
}
