/** Every screen and every dialog for everybody: by axe, by thumb, in a narrow and a wide window, light and dark. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialogTitles, flawsOf } from '#tests/support/browser-accessibility.ts';
import { dialog, press } from '#tests/support/browser-forms.ts';
import { bestViewer, screens, type Viewer } from '#tests/support/browser-routes.ts';
import { stage } from '#tests/support/browser-stage.ts';
import { endSession, settles } from '#tests/support/browser-steps.ts';

const { open } = stage({ seed: 'demo' });
const pages: Record<string, Page> = {};
const opened = new Set<string>();

beforeAll(async () => {
  pages.nobody = await open('/');
  pages.Admin = await open('/', { as: 'Admin' });
});

/** On a phone's width, where there is a bottom bar as well. */
async function visit(address: string, viewer: Viewer = 'Admin'): Promise<Page> {
  const page = pages[viewer ?? 'nobody'] as Page;
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address);
  await settles(page);
  return page;
}

test.each([...screens(), { name: 'notFound', address: '/no/existe', needs: null }])('$address', async (screen) => {
  const page = await visit(screen.address, bestViewer(screen));
  expect(await flawsOf(page)).toEqual([]);
});

const match = 'Defensores de Parque Chas contra Club Social Los Naranjos';
const played = 'Defensores de Parque Chas contra Estrella del Riachuelo';

/** What opens each dialog; 'Crear' in an empty one shows its errors. */
test.each([
  ['/', 'Más'],
  ['/equipos', 'Nuevo Equipo', 'Crear'],
  ['/equipos', 'Editar El Ombú'],
  ['/equipos', 'Eliminar El Ombú'],
  ['/partidos', 'Nuevo Partido', 'Crear'],
  ['/partidos', `Editar ${match}`],
  ['/partidos', `Eliminar ${match}`],
  ['/partidos', `Resultado de ${match}`],
  ['/partidos?round=Fecha 4', `Resultado de ${played}`, 'Un equipo no se presentó'],
  ['/torneos/1', 'Administrar', 'Editar datos'],
  ['/torneos/1', 'Administrar', 'Participantes'],
  ['/torneos/1', 'Administrar', 'Reglas'],
  ['/torneos/1', 'Administrar', 'Ajustes de puntos'],
  ['/torneos/1', 'Administrar', 'Cambiar estado'],
  ['/torneos/1', 'Administrar', 'Eliminar'],
])('the dialog at %s behind %s', async (address, ...presses) => {
  const page = await visit(address);
  for (const name of presses) await press(page, name);
  await seeDialog(page);
});

test('the dialog for a first cancha', async () => {
  const page = await open('/', { as: 'Admin' });
  await page.route('**/api/canchas', (route) => route.fulfill({ json: [] }));
  await page.goto('/torneos/2');
  await press(page, 'Agregar cancha');
  await seeDialog(page);
});

test('the dialog of a session that ended', async () => {
  const page = await open('/posiciones', { as: 'Admin' });
  await endSession(page);
  await press(page, 'Recalcular Tabla');
  await seeDialog(page);
});

async function seeDialog(page: Page): Promise<void> {
  opened.add(await dialog(page).getByRole('heading').first().innerText());
  expect(await flawsOf(page)).toEqual([]);
}

afterAll(() => {
  expect([...opened]).toEqual(expect.arrayContaining(dialogTitles()));
});
