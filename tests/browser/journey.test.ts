/** A whole tournament by hand: an administrator sets it up and enters results, and a fan reads the table. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog, teamFields } from '#tests/support/browser-forms.ts';
import {
  type InputMethod,
  keyboardVariant,
  openMenuEntry,
  signInWith,
  touchVariant,
} from '#tests/support/browser-input.ts';
import { waitForScreen } from '#tests/support/browser-steps.ts';
import { demoCredentials, pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';

const { open } = openBrowserApp('writes');

const touchAndKeyboardVariants = [
  {
    ...touchVariant,
    tablesName: 'Tabla',
    tournament: 'Otoño',
    home: 'Lanús',
    away: 'Almagro',
  },
  {
    ...keyboardVariant,
    tablesName: 'Posiciones',
    tournament: 'Primavera',
    home: 'Banfield',
    away: 'Morón',
  },
];

test.each(oneVariantUnlessFullRun(touchAndKeyboardVariants, 0))(
  'an administrator sets up a tournament $how, and a visitor reads its table',
  async (season) => {
    const { hand, on, tournament, home, away, tablesName } = season;
    const page = await open('/login', { on });
    await signInWith(page, hand, demoCredentials.Admin);
    await waitForScreen(page, '/');
    await createTournament(page, hand, { name: tournament, teams: [home, away] });
    await openMenuEntry(page, hand, 'Gestión', 'Partidos');
    const tournaments = page.locator('main').getByLabel('Torneo');
    await tournaments.getByText(tournament).waitFor({ state: 'attached' });
    await hand.choose(tournaments, tournament);
    await createMatch(page, hand, { home, away });
    await enterResult(page, hand, { match: `${home} contra ${away}`, goals: [3, 1] });
    await signOut(page, hand);

    await openMenuEntry(page, hand, 'Estadísticas', tablesName);
    await waitForScreen(page, '/posiciones-publico');
    const others = page.getByRole('link', { name: 'Otros torneos' });
    await reloadUntilThere(page, others);
    await hand.press(others);
    await waitForScreen(page, '/torneos');
    const table = page.getByRole('link', { name: new RegExp(`^Ver la tabla.*${tournament}$`) });
    // The tournament shows its table once the first result is published.
    await reloadUntilThere(page, table);
    await hand.press(table);
    await waitForScreen(page, '/posiciones-publico');
    await expect
      .poll(async () => {
        // The results may have been published after the page was loaded.
        await page.reload();
        return readTableRowNames(page, tournament);
      })
      .toMatchObject([
        expect.stringMatching(`^1 ${home} 1 .*\\+2 3\\b`),
        expect.stringMatching(`^2 ${away} 1 .*−2 0\\b`),
      ]);
    expect(pageErrorsOf(page)).toEqual([]);
  },
);

/** Reloads the page, which may be published a moment later, until it has what is wanted. */
async function reloadUntilThere(page: Page, wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const count = await wanted.count();
      if (count === 0) await page.reload();
      return count;
    })
    .toBe(1);
}

async function createTournament(page: Page, hand: InputMethod, { name, teams }: { name: string; teams: string[] }) {
  await openMenuEntry(page, hand, 'Competición', 'Torneos');
  await hand.press(page.getByRole('link', { name: /Nuevo Torneo|Crear Primer Torneo/ }));
  await hand.type(page.getByLabel('Nombre'), name);
  await hand.type(page.getByLabel('Fecha de inicio'), '2026-11-01');
  await hand.type(page.getByLabel('Fecha de fin'), '2026-12-20');
  await hand.choose(page.getByLabel('Estado'), 'En curso');
  for (const team of teams) await createTeam(page, hand, team);
  await page.getByText(`${teams.length} equipos elegidos`).waitFor();
  await hand.press(button(page, 'Crear torneo'));
  await page.getByRole('heading', { name, level: 1 }).waitFor({ state: 'attached' });
}

async function createTeam(page: Page, hand: InputMethod, name: string): Promise<void> {
  await hand.press(button(page.locator('main'), 'Nuevo Equipo'));
  const { 'Año de fundación': _keepsThisYear, ...fields } = teamFields({ name });
  for (const [label, value] of Object.entries(fields)) await hand.type(dialog(page).getByLabel(label).first(), value);
  await hand.press(button(dialog(page), 'Crear'));
  await dialog(page).waitFor({ state: 'detached' });
}

async function createMatch(
  page: Page,
  hand: InputMethod,
  { home, away }: { home: string; away: string },
): Promise<void> {
  await hand.press(
    page
      .locator('main')
      .getByRole('button', { name: /Nuevo Partido|Crear Primer Partido/ })
      .first(),
  );
  const form = dialog(page);
  await hand.choose(form.getByLabel('Local', { exact: false }), home);
  await hand.choose(form.getByLabel('Visitante'), away);
  await hand.type(form.getByLabel('Día'), '2026-11-07');
  await hand.type(form.getByLabel('Ubicación'), 'Complejo Norte');
  await hand.press(button(form, 'Nuevo árbitro o asistente'));
  await hand.type(dialog(page).getByLabel('Nombre'), `Quien dirige a ${home}`);
  await hand.press(button(dialog(page), 'Crear'));
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await hand.press(button(form, 'Crear'));
  await form.waitFor({ state: 'detached' });
}

async function enterResult(
  page: Page,
  hand: InputMethod,
  { match, goals }: { match: string; goals: [number, number] },
) {
  await hand.press(button(page, `Resultado de ${match}`));
  const form = dialog(page);
  for (const [side, count] of goals.entries()) {
    const more = form.getByRole('button', { name: 'Sumar uno a Goles' }).nth(side);
    for (let goal = 0; goal < count; goal++) await hand.press(more);
  }
  await hand.press(button(form, 'Guardar'));
  await form.waitFor({ state: 'detached' });
}

async function signOut(page: Page, hand: InputMethod): Promise<void> {
  // Its answer deletes the cookie with which the edge answers with the application.
  const answered = page.waitForResponse('**/api/auth/logout');
  const more = button(page, 'Más');
  if (await more.isVisible()) {
    await hand.press(more);
    await hand.press(button(page, 'Cerrar Sesión'));
  } else await hand.press(button(page, 'Salir'));
  await page.getByText(demoCredentials.Admin.firstName).first().waitFor({ state: 'detached' });
  await answered;
}

/** The accessible names of the rows in a tournament's table, once it is visible. */
async function readTableRowNames(page: Page, tournament: string): Promise<string[]> {
  const table = page.getByRole('table', { name: `Posiciones de ${tournament}` });
  await table.waitFor();
  const read = await table.locator('tbody').ariaSnapshot();
  return [...read.matchAll(/- '?row "([^"]*)"/g)].map(([, row = '']) => row);
}
