/**
 * Accessibility of what a screen shows when it is used, its dialogs above all: axe, touch targets, narrow and wide
 * windows, light and dark colours. The screens themselves are checked where they are visited, in ../access.test.ts.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFlaws, readDialogTitles } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { changesOf } from '#tests/support/browser-changes.ts';
import { dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import type { Viewer } from '#tests/support/browser-routes.ts';
import { changeStatus } from '#tests/support/browser-sheet.ts';
import { endSession, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
const { open } = app;
const pagesByViewer: Record<string, Page> = {};
const openedDialogTitles = new Set<string>();

beforeAll(async () => {
  pagesByViewer.nobody = await open('/');
  pagesByViewer.Admin = await open('/', { as: 'Admin' });
});

/** At this width the application shows its bottom bar as well. */
const phoneSize = { width: 360, height: 800 };
const desktopSize = { width: 1280, height: 800 };

async function visitAddress(address: string, viewer: Viewer = 'Admin'): Promise<Page> {
  const page = pagesByViewer[viewer ?? 'nobody'] as Page;
  await page.setViewportSize(phoneSize);
  await page.goto(address);
  await waitUntilIdle(page);
  return page;
}

test.each<[string, Viewer]>([
  ['a published page', null],
  ['the application', 'Admin'],
])('the open menus of %s have no accessibility flaws', async (_, viewer) => {
  const page = await visitAddress('/', viewer);
  await pressButton(page, 'Más');
  await page.getByRole('navigation', { name: 'Más secciones' }).waitFor();
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktopSize);
  await page.locator('summary', { hasText: 'Estadísticas' }).click();
  await page.getByRole('link', { name: 'Fair Play' }).filter({ visible: true }).waitFor();
  expect(await findAccessibilityFlaws(page, [{ width: desktopSize.width, colorScheme: 'dark' }])).toEqual([]);
});

const scheduledMatchName = 'Defensores de Parque Chas contra Club Social Los Naranjos';
const playedMatchName = 'Defensores de Parque Chas contra Estrella del Riachuelo';

/**
 * By address, the buttons to press one after the other to open each dialog; 'Crear' in an empty form shows its errors.
 */
const dialogButtonsByAddress: Record<string, (string | RegExp)[][]> = {
  '/equipos': [
    ['Nuevo Equipo', 'Crear'],
    ['Más de El Ombú', 'Editar El Ombú'],
    ['Más de El Ombú', 'Eliminar El Ombú'],
  ],
  '/partidos?tournament=1': [
    ['Nuevo Partido', 'Crear'],
    [`Más de ${scheduledMatchName}`, `Editar ${scheduledMatchName}`],
    [`Más de ${scheduledMatchName}`, `Eliminar ${scheduledMatchName}`],
    [`Resultado de ${scheduledMatchName}`],
    [`Resultado de ${scheduledMatchName}`, 'Un equipo no se presentó'],
    ['Nuevo Partido', 'Nuevo árbitro o asistente'],
  ],
  '/fixture-admin?tournament=1&round=Fecha 4': [['Ver detalles de Defensores de Parque Chas']],
  '/fixture/gestion?tournament=1': [
    ['Nueva Fecha', 'Continuar'],
    ['Agregar Partido'],
    [/^Más de Unión Vecinal/, /^Eliminar Unión Vecinal/],
  ],
  '/fixture/gestion?tournament=1&round=Fecha 7': [
    ['Reacomodar', /\d\d:\d\d.* - /],
    ['Postergar'],
    ...['Retirar equipo', 'Borrar lo que no se jugó'].map((change) => ['Cambios', change]),
  ],
  '/partidos/1': [
    ['Gestionar Eventos', 'Defensores de Parque Chas', 'Gol'],
    ['Gestionar Eventos', 'Editar Gol'],
    ['Gestionar Eventos', 'Eliminar Gol'],
    ['Más acciones', 'Cambios'],
  ],
  '/disciplina?tournament=1': [['Nueva sanción', 'Guardar'], [/^Resolver/]],
  '/partidos/dia': [[/^Enlace de/], [/^Planilleros de/]],
  '/partidos?tournament=1&round=Fecha 4': [[`Resultado de ${playedMatchName}`]],
  '/equipos/1': [['Agregar Jugador', /^Agregar$/]],
  '/equipos/1?tab=personal': [
    ['Agregar Personal', /^Agregar$/],
    ['Editar Marcela Ibáñez'],
    ['Eliminar Marcela Ibáñez'],
  ],
  '/jugadores?team=1': [['Nuevo jugador', 'Crear'], ['Editar Carlos Aranda'], ['Eliminar Carlos Aranda']],
  '/canchas': [['Nueva Cancha', 'Crear'], ['Editar La Redonda'], ['Eliminar La Redonda']],
  '/usuarios': [['Invitar usuario', 'Crear'], ['Editar Marcela Ibáñez'], ['Deshabilitar a Marcela Ibáñez']],
  // Pressing 'Nueva zona' and 'Crear' adds 'Zona A', the name its form proposes; the entries after it use that zona.
  '/torneos/{own}': [
    ['Generar Playoffs'],
    ...[
      'Editar datos',
      'Participantes',
      'Reglas',
      'Ajustes de puntos',
      'Marcas de la tabla',
      'Cambiar estado',
      'Eliminar',
    ].map((task) => ['Administrar', task]),
    ...[[], ['Nueva zona'], ['Nueva zona', 'Crear'], ['Editar Zona A'], ['Eliminar Zona A']].map((rest) => [
      'Administrar',
      'Zonas',
      ...rest,
    ]),
  ],
};

test.each(Object.entries(dialogButtonsByAddress))(
  'the dialogs of %s have no accessibility flaws',
  async (address, ways) => {
    const isOwn = address.includes('{own}');
    const own = isOwn ? await createOwnTournament(app.url, 'la Accesibilidad') : undefined;
    const page = await visitAddress(address.replace('{own}', String(own?.id)));
    for (const presses of ways) {
      await page.setViewportSize(phoneSize);
      for (const name of presses) await pressButton(page, name);
      await checkDialogAccessibility(page);
      await expect.poll(() => closeTopDialogAndCountOpen(page)).toBe(0);
    }
  },
);

/** Presses Escape, or 'Descartar' when a dialog asks about unsaved changes; returns how many dialogs are still open. */
async function closeTopDialogAndCountOpen(page: Page): Promise<number> {
  const discard = page.getByRole('button', { name: 'Descartar' });
  await ((await discard.count()) > 0 ? discard.click() : page.keyboard.press('Escape'));
  return page.getByRole('dialog').count();
}

test('the plan of a fixture, with a chosen match, and a refused plan have no accessibility flaws', async () => {
  const page = await visitAddress('/fixture/gestion?tournament=2');
  await pressButton(page, 'Ver el fixture');
  await page.getByRole('button', { name: 'Crear fixture' }).waitFor();
  await page.locator('[data-slot][aria-pressed]').first().click();
  await page.locator('summary', { hasText: 'Pedidos de los equipos' }).click();
  await pressButton(page, 'Agregar pedido');
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await page.getByLabel('Hora', { exact: true }).fill('22:00');
  await pressButton(page, 'Armar de nuevo');
  await page.getByText('No hay fixture posible con estas condiciones').waitFor();
  expect(await findAccessibilityFlaws(page)).toEqual([]);
});

test('the dialog for a first cancha has no accessibility flaws', async () => {
  const page = await open('/', { as: 'Admin' });
  await page.route('**/api/canchas', (route) => route.fulfill({ json: [] }));
  await page.goto('/torneos/2');
  await pressButton(page, 'Crear cancha');
  await checkDialogAccessibility(page);
});

test('the dialog with the credentials of an invited user has no accessibility flaws', async () => {
  const page = await visitAddress('/usuarios');
  await pressButton(page, 'Invitar usuario');
  await fillFields(dialog(page), { Nombre: 'Rita', Apellido: 'Sosa', Email: `${randomUUID()}@example.com` });
  await pressButton(dialog(page), 'Crear');
  await dialog(page).getByText('Pasale estos datos a Rita Sosa.').waitFor();
  await checkDialogAccessibility(page);
});

test('the question about a result before its day has no accessibility flaws', async () => {
  const { scheduled, teams } = await createOwnTournament(app.url, 'la Pregunta');
  const page = await visitAddress(`/partidos/${scheduled}`);
  await pressButton(page, 'Más acciones');
  await pressButton(page, 'Resultado');
  await pressButton(dialog(page), 'Un equipo no se presentó (W.O.)');
  await dialog(page).getByRole('radio', { name: teams[3].name }).check();
  await pressButton(dialog(page), 'Guardar');
  await dialog(page).getByText('¿Ya se jugó?').waitFor();
  await checkDialogAccessibility(page);
});

test('the dialogs of notices and of a suspended round have no accessibility flaws', async () => {
  const { api, id } = await createOwnTournament(app.url, 'la Lluvia');
  const scope = { kind: 'tournament', id } as const;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const body = { scope, kind: 'general', title: 'Llueve', text: '', until } as const;
  await expectOk(api('POST /notices', { body }));
  for (const presses of [['Nuevo aviso', 'Publicar'], ['Editar']]) await checkOpenedDialog('/avisos', presses);
  const round = `/fixture/gestion?tournament=${id}&round=Fecha 2`;
  const page = await checkOpenedDialog(round, ['Cambios', 'Se suspende la fecha']);
  await pressButton(dialog(page), /^Suspender/);
  await dialog(page).getByText('Este texto sirve para el grupo').waitFor();
  await checkDialogAccessibility(page);
});

test('the dialogs of exceptions and bulletins have no accessibility flaws', async () => {
  const { api, id, squads } = await createOwnTournament(app.url, 'el Tribunal');
  const playerId = squads[0]?.[0]?.id ?? 0;
  const { name, startDate, endDate } = await expectOk(api('GET /tournaments/{id}', { params: { id } }));
  const exception = { playerId, code: 'unfit', reason: 'Lo trae el martes.', until: null } as const;
  const body = { name, startDate, endDate, eligibilityExceptions: [exception] };
  await expectOk(api('PUT /tournaments/{id}', { params: { id }, body }));
  const exceptions = `/disciplina?tournament=${id}&tab=excepciones`;
  for (const press of ['Nueva excepción', /^Editar la excepción/, /^Eliminar la excepción/])
    await checkOpenedDialog(exceptions, [press]);

  const bulletins = `/disciplina?tournament=${id}&tab=boletines`;
  const draft = await expectOk(
    api('POST /tournaments/{id}/bulletins', { params: { id }, body: { date: startDate, notices: 'Sin novedad.' } }),
  );
  for (const press of [/^Editar/, 'Publicar']) await checkOpenedDialog(bulletins, [press]);
  await expectOk(api('POST /bulletins/{id}/publish', { params: { id: draft.id } }));
  await checkOpenedDialog(bulletins, [/^Fe de erratas/]);
});

test('the dialog with new dates for what was postponed has no accessibility flaws', async () => {
  const own = await createOwnTournament(app.url, 'la Demora');
  await changeStatus(own, own.scheduled, 'postponed');
  await checkOpenedDialog(`/fixture/gestion?tournament=${own.id}`, ['Cambios', 'Reprogramar lo postergado']);
});

test('the question about a deleted match has no accessibility flaws', async () => {
  const own = await createOwnTournament(app.url, 'los Borrados');
  await expectOk(own.api('DELETE /matches/{id}', { params: { id: own.scheduled } }));
  await changesOf(own).waitForChange('borró');
  await checkOpenedDialog(`/torneos/${own.id}/cambios`, [/^Recuperar/]);
});

/** Presses the buttons that open a dialog at an address, and checks the dialog. */
async function checkOpenedDialog(address: string, presses: readonly (string | RegExp)[]): Promise<Page> {
  const page = await visitAddress(address);
  for (const name of presses) await pressButton(page, name);
  await checkDialogAccessibility(page);
  return page;
}

test('the login dialog of an expired session has no accessibility flaws', async () => {
  const page = await open('/posiciones', { as: 'Admin' });
  await endSession(page);
  await pressButton(page, 'Recalcular Tabla');
  await checkDialogAccessibility(page);
});

async function checkDialogAccessibility(page: Page): Promise<void> {
  const title = await dialog(page).getByRole('heading').first().innerText();
  openedDialogTitles.add(title);
  expect(await findAccessibilityFlaws(page), title).toEqual([]);
}

/** Dialogs that other tests open and check, those of days of sheets, of a start offline and of 'Cambios'. */
const titlesCheckedElsewhere = ['Sin aplicar', 'Cerrar Sesión', 'Deshacer cambio'];

afterAll(() => {
  const titles = readDialogTitles().filter((title) => !titlesCheckedElsewhere.includes(title));
  expect([...openedDialogTitles]).toEqual(expect.arrayContaining(titles));
});
