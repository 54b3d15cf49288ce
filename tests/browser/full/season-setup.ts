/** What a season needs before its first match: teams, squads, a cancha, a tournament and its first round. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { button, dialog, teamFields } from '#tests/support/browser-forms.ts';
import {
  type InputMethod,
  keyboardVariant,
  openMenuEntry,
  touchVariant,
  typeFields,
} from '#tests/support/browser-input.ts';
import { callFromPage, waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';

export const seasonVariants = [
  {
    ...touchVariant,
    cup: 'Copa del Sur',
    cancha: 'El Bajo',
    day: '2026-03-07',
    last: '2026-04-04',
    teams: ['Atlanta', 'Barracas', 'Chacarita', 'Deportivo Merlo', 'Excursionistas', 'Flandria', 'Gimnasia', 'Huracan'],
  },
  {
    ...keyboardVariant,
    cup: 'Copa del Norte',
    cancha: 'El Alto',
    day: '2026-05-02',
    last: '2026-06-06',
    teams: ['Italiano', 'Justo', 'Kimberley', 'Laferrere', 'Midland', 'Nueva Chicago', 'Olimpo', 'Paraguayo'],
  },
];
export type SeasonVariant = (typeof seasonVariants)[number];

/** Presses the button that sends the topmost dialog, and waits until that dialog closes. */
export const submitDialogForm = async (page: Page, hand: InputMethod, name: string) => {
  const sent = dialog(page);
  const open = await page.getByRole('dialog').count();
  await hand.press(button(sent, name));
  await expect.poll(() => page.getByRole('dialog').count()).toBe(open - 1);
};

/** Creates two teams by hand and six through the API. */
export async function createTeams(page: Page, { hand, teams }: SeasonVariant): Promise<Team[]> {
  await openMenuEntry(page, hand, 'Equipos & Jugadores', 'Equipos');
  await waitForScreen(page, '/equipos');
  for (const name of teams.slice(0, 2)) {
    await hand.press(
      page
        .locator('main')
        .getByRole('button', { name: /^(Nuevo|Crear Primer) Equipo$/ })
        .last(),
    );
    await typeFields(page, hand, teamFields({ name }));
    await submitDialogForm(page, hand, 'Crear');
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  for (const name of teams.slice(2)) {
    await callFromPage(page, 'POST', '/teams', { name, coach: 'Ana Paz', city: 'Morón', foundationYear: 1950 });
  }
  const all = await callFromPage<Team[]>(page, 'GET', '/teams');
  return teams.map((name) => all.find((team) => team.name === name) as Team);
}

const playerPositions = ['Portero', 'Defensa', 'Defensa', 'Mediocampista', 'Mediocampista', 'Delantero'];

/** Adds the first player and the first assistant coach by hand, the other players through the API. */
export async function fillSquads(page: Page, { hand }: SeasonVariant, teams: readonly Team[]): Promise<void> {
  const own = teams[0] as Team;
  await page.goto(`/equipos/${own.id}`);
  await waitUntilIdle(page);
  await hand.press(button(page.locator('main'), 'Agregar Jugador'));
  await typeFields(page, hand, { Nombre: 'Elsa', Apellido: 'Quiroga', 'Fecha de nacimiento': '1999-05-04' });
  await hand.choose(dialog(page).getByLabel('Posición'), 'Portero');
  await hand.press(dialog(page).getByLabel('Titular'));
  await submitDialogForm(page, hand, 'Agregar');
  await page.locator('main').getByRole('row').filter({ hasText: 'Elsa Quiroga' }).waitFor();

  await page.goto(`/equipos/${own.id}?tab=personal`);
  await waitUntilIdle(page);
  await hand.press(button(page.locator('main'), 'Agregar Personal'));
  await typeFields(page, hand, { Nombre: 'Rita Sosa' });
  await hand.choose(dialog(page).getByLabel('Rol'), 'Ayudante de Campo');
  await submitDialogForm(page, hand, 'Agregar');
  await page.locator('main').getByRole('row').filter({ hasText: 'Rita Sosa' }).waitFor();

  for (const team of teams) {
    for (let number = team === own ? 2 : 1; number <= 12; number += 1) {
      const name = { firstName: `J${number}`, lastName: `de ${team.name}` };
      const position = playerPositions[(number - 1) % playerPositions.length];
      const rest = { jerseyNumber: number, position, dateOfBirth: '1998-01-01', isStarter: number <= 6 };
      await callFromPage(page, 'POST', '/players', { teamId: team.id, ...name, ...rest });
    }
  }
}

export async function addCancha(page: Page, { hand, cancha }: SeasonVariant): Promise<void> {
  await openMenuEntry(page, hand, 'Gestión', 'Canchas');
  await waitForScreen(page, '/canchas');
  await hand.press(button(page.locator('main'), 'Nueva Cancha').first());
  await typeFields(page, hand, { Nombre: cancha, Ubicación: 'Brandsen 805' });
  await submitDialogForm(page, hand, 'Crear');
  await page.getByRole('heading', { name: cancha }).waitFor();
}

export async function createTournament(page: Page, { hand, cup, teams, day, last }: SeasonVariant): Promise<number> {
  await openMenuEntry(page, hand, 'Competición', 'Torneos');
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
export async function scheduleRound(
  page: Page,
  { hand, cancha, day }: SeasonVariant,
  tournamentId: number,
  teams: readonly Team[],
) {
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
      await submitDialogForm(page, hand, 'Crear');
    } else await hand.choose(dialog(page).getByLabel('Árbitro'), referee);
    await submitDialogForm(page, hand, 'Crear');
    await page.locator('main').getByText(home.name).first().waitFor();
  }
  for (const index of [2, 3]) {
    const body = { homeTeamId: teams[2 * index]?.id, awayTeamId: teams[2 * index + 1]?.id };
    const when = { matchDate: day, matchTime: `${14 + index}:00`, location: 'Complejo Norte', round: 'Fecha 1' };
    await callFromPage(page, 'POST', '/matches', { tournamentId, ...body, ...when });
  }
  const matches = await callFromPage<Match[]>(page, 'GET', `/matches/tournament/${tournamentId}`);
  return matches.sort((a, b) => a.matchTime.localeCompare(b.matchTime));
}
