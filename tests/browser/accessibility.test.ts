/** Accessibility of every screen and dialog: axe, touch targets, narrow and wide windows, light and dark colours. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations, appearances, dialogTitles } from '#tests/support/browser-accessibility.ts';
import { dialog, fill, press } from '#tests/support/browser-forms.ts';
import { bestViewer, screens, type Viewer } from '#tests/support/browser-routes.ts';
import { browserTest } from '#tests/support/browser-stage.ts';
import { endSession, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { everyNthUnlessFull, isFull, oneUnlessFull } from '#tests/support/full.ts';
import { ownTournament } from '#tests/support/own-tournament.ts';

const app = browserTest('writes');
const { open } = app;
const pagesByViewer: Record<string, Page> = {};
const openedTitles = new Set<string>();

beforeAll(async () => {
  pagesByViewer.nobody = await open('/');
  pagesByViewer.Admin = await open('/', { as: 'Admin' });
});

/** At this width the application shows its bottom bar as well. */
const phoneSize = { width: 360, height: 800 };

async function visit(address: string, viewer: Viewer = 'Admin'): Promise<Page> {
  const page = pagesByViewer[viewer ?? 'nobody'] as Page;
  await page.setViewportSize(phoneSize);
  await page.goto(address);
  await waitUntilIdle(page);
  return page;
}

/** `npm test` checks every second screen in one appearance, taking the appearances in turn; the full run checks all. */
const checkedScreens = everyNthUnlessFull(2, [...screens(), { name: 'notFound', address: '/no/existe' }]).map(
  (screen, at) => ({
    ...screen,
    checkedIn: oneUnlessFull(appearances, at % appearances.length),
  }),
);

test.each(checkedScreens)('the screen $address has no accessibility flaws', async ({ name, address, checkedIn }) => {
  const page = await visit(address, bestViewer(name));
  expect(await accessibilityViolations(page, checkedIn)).toEqual([]);
});

const scheduledMatch = 'Defensores de Parque Chas contra Club Social Los Naranjos';
const playedMatch = 'Defensores de Parque Chas contra Estrella del Riachuelo';

/**
 * By address, the buttons to press one after the other to open each dialog; 'Crear' in an empty form shows its errors.
 */
const pressesToDialogs: Record<string, (string | RegExp)[][]> = {
  '/': [['Más']],
  '/equipos': [['Nuevo Equipo', 'Crear'], ['Editar El Ombú'], ['Eliminar El Ombú']],
  '/partidos?tournament=1': [
    ['Nuevo Partido', 'Crear'],
    [`Editar ${scheduledMatch}`],
    [`Eliminar ${scheduledMatch}`],
    [`Resultado de ${scheduledMatch}`],
    [`Resultado de ${scheduledMatch}`, 'Un equipo no se presentó'],
    ['Nuevo Partido', 'Nuevo árbitro o asistente'],
  ],
  '/fixture-admin?tournament=1&round=Fecha 4': [['Ver detalles de Defensores de Parque Chas']],
  '/fixture/gestion?tournament=1': [['Nueva Fecha', 'Continuar'], ['Agregar Partido'], ['Eliminar Unión Vecinal']],
  '/partidos/1': [
    ['Gestionar Eventos', 'Defensores de Parque Chas', 'Gol'],
    ['Gestionar Eventos', 'Editar Gol'],
    ['Gestionar Eventos', 'Eliminar Gol'],
  ],
  '/partidos?tournament=1&round=Fecha 4': [[`Resultado de ${playedMatch}`]],
  '/equipos/1': [['Agregar Jugador', /^Agregar$/]],
  '/equipos/1?tab=personal': [
    ['Agregar Personal', /^Agregar$/],
    ['Editar Marcela Ibáñez'],
    ['Eliminar Marcela Ibáñez'],
  ],
  '/jugadores?team=1': [['Nuevo Jugador', 'Crear'], ['Editar Carlos Aranda'], ['Eliminar Carlos Aranda']],
  '/canchas': [['Nueva Cancha', 'Crear'], ['Editar La Redonda'], ['Eliminar La Redonda']],
  '/usuarios': [['Invitar Usuario', 'Crear'], ['Editar Marcela Ibáñez'], ['Deshabilitar a Marcela Ibáñez']],
  // Pressing 'Nueva Zona' and 'Crear' adds 'Zona A', the name its form proposes; the entries after it use that zona.
  '/torneos/{own}': [
    ['Generar Playoffs'],
    ...['Editar datos', 'Participantes', 'Reglas', 'Ajustes de puntos', 'Cambiar estado', 'Eliminar'].map((task) => [
      'Administrar',
      task,
    ]),
    ...[[], ['Nueva Zona'], ['Nueva Zona', 'Crear'], ['Editar Zona A'], ['Eliminar Zona A']].map((rest) => [
      'Administrar',
      'Zonas',
      ...rest,
    ]),
  ],
};

test.each(everyNthUnlessFull(6, Object.entries(pressesToDialogs)))(
  'the dialogs of %s have no accessibility flaws',
  async (address, ways) => {
    const isOwn = address.includes('{own}');
    const own = isOwn ? await ownTournament(app.url, 'la Accesibilidad') : undefined;
    const page = await visit(address.replace('{own}', String(own?.id)));
    for (const presses of ways) {
      await page.setViewportSize(phoneSize);
      for (const name of presses) await press(page, name);
      await checkDialog(page);
      await expect.poll(() => leaveDialog(page)).toBe(0);
    }
  },
);

/** Presses Escape, or 'Descartar' when a dialog asks about unsaved changes; returns how many dialogs are still open. */
async function leaveDialog(page: Page): Promise<number> {
  const discard = page.getByRole('button', { name: 'Descartar' });
  await ((await discard.count()) > 0 ? discard.click() : page.keyboard.press('Escape'));
  return page.getByRole('dialog').count();
}

test('the dialog for a first cancha has no accessibility flaws', async () => {
  const page = await open('/', { as: 'Admin' });
  await page.route('**/api/canchas', (route) => route.fulfill({ json: [] }));
  await page.goto('/torneos/2');
  await press(page, 'Agregar cancha');
  await checkDialog(page);
});

test('the dialog with the credentials of an invited user has no accessibility flaws', async () => {
  const page = await visit('/usuarios');
  await press(page, 'Invitar Usuario');
  await fill(dialog(page), { Nombre: 'Rita', Apellido: 'Sosa', Email: `${randomUUID()}@example.com` });
  await press(dialog(page), 'Crear');
  await dialog(page).getByText('Pasale estos datos a Rita Sosa.').waitFor();
  await checkDialog(page);
});

test('the login dialog of an expired session has no accessibility flaws', async () => {
  const page = await open('/posiciones', { as: 'Admin' });
  await endSession(page);
  await press(page, 'Recalcular Tabla');
  await checkDialog(page);
});

async function checkDialog(page: Page): Promise<void> {
  const title = await dialog(page).getByRole('heading').first().innerText();
  openedTitles.add(title);
  expect(await accessibilityViolations(page, oneUnlessFull(appearances, 0)), title).toEqual([]);
}

afterAll(() => {
  if (isFull) expect([...openedTitles]).toEqual(expect.arrayContaining(dialogTitles()));
});
