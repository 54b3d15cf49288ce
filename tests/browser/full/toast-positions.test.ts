/** Toasts after a save never cover the control that is used next. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { connectionReset, gatewayError, type NetworkFault } from '#tests/support/browser-faults.ts';
import { button, dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';

const app = openBrowserApp('writes');

let testTournament: OwnTournament;
beforeAll(async () => {
  testTournament = await createOwnTournament(app.url, 'los Avisos');
});

const mainPartLocator = (page: Page): Locator => page.locator('main');

interface ToastCase {
  readonly what: string;
  readonly at: () => string;
  /** Performs an action that ends with a toast. */
  readonly does: (page: Page, width: number) => Promise<unknown>;
  /** The controls that a user is likely to need next. */
  readonly next: (page: Page) => readonly Locator[];
}

const toastCases: readonly ToastCase[] = [
  {
    what: 'a result',
    at: () => `/partidos?tournament=${testTournament.id}&round=Fecha 2`,
    async does(page) {
      await mainPartLocator(page)
        .getByRole('button', { name: /^Resultado de/ })
        .first()
        .click();
      await pressButton(dialog(page), 'Guardar');
    },
    next: (page) => [
      button(mainPartLocator(page), 'Nuevo Partido'),
      mainPartLocator(page)
        .getByRole('button', { name: /^Resultado de/ })
        .nth(1),
      page.getByLabel('Torneo', { exact: true }),
    ],
  },
  {
    what: 'a new team',
    at: () => '/equipos',
    async does(page, width) {
      await pressButton(mainPartLocator(page), 'Nuevo Equipo');
      const fields = { Nombre: `Club ${width}`, Entrenador: 'Nora Vega', Ciudad: 'Haedo' };
      await fillFields(dialog(page), fields);
      await pressButton(dialog(page), 'Crear');
    },
    next: (page) => [
      button(mainPartLocator(page), 'Nuevo Equipo'),
      mainPartLocator(page)
        .getByRole('link', { name: /^Ver Detalle/ })
        .first(),
    ],
  },
  {
    what: 'a referee who is added while a match is entered',
    at: () => `/partidos?tournament=${testTournament.id}`,
    async does(page, width) {
      await pressButton(mainPartLocator(page), 'Nuevo Partido');
      await fillFields(dialog(page), { Ubicación: 'Predio Sur' });
      await pressButton(dialog(page), 'Nuevo árbitro o asistente');
      await fillFields(dialog(page), { Nombre: `Ofelia ${width}` });
      await pressButton(dialog(page), 'Crear');
      await page.getByRole('dialog', { name: 'Nuevo árbitro' }).waitFor({ state: 'detached' });
    },
    next: (page) => [
      button(dialog(page), 'Crear'),
      button(dialog(page), 'Cancelar'),
      button(dialog(page), 'Cerrar'),
      dialog(page).getByLabel('Asistente'),
    ],
  },
  {
    what: 'the settings',
    at: () => '/ajustes',
    // Saves the settings unchanged, because other tests use the same federation.
    async does(page) {
      await pressButton(mainPartLocator(page), 'Guardar');
    },
    next: (page) => [button(mainPartLocator(page), 'Guardar'), page.getByLabel('Lugar habitual')],
  },
  {
    what: 'a lineup',
    at: () => `/alineacion?team=${testTournament.teams[0].id}`,
    async does(page) {
      await pressButton(mainPartLocator(page), 'Guardar');
    },
    next: (page) => [button(mainPartLocator(page), 'Guardar'), page.getByLabel('Formación')],
  },
  // Beside that of a lost connection stands a notice, which has room of its own at the end of the page.
  { ...failureCase(connectionReset), what: 'a lost connection' },
  { ...failureCase(gatewayError), what: 'a failure' },
];

function failureCase(fault: NetworkFault): Omit<ToastCase, 'what'> {
  return {
    at: () => '/canchas',
    async does(page) {
      const nombre = `Cancha ${randomUUID().slice(0, 8)}`;
      const { body } = await testTournament.api('POST /canchas', { body: { nombre } });
      await page.reload();
      await page.route(`**/api/canchas/${body.id}`, fault);
      await pressButton(mainPartLocator(page), `Eliminar ${nombre}`);
      await pressButton(dialog(page), 'Eliminar');
    },
    next: (page) => [
      button(mainPartLocator(page), 'Nueva Cancha'),
      mainPartLocator(page)
        .getByRole('button', { name: /^Editar/ })
        .last(),
    ],
  };
}

const viewports = [
  { on: 'phone', width: 360, height: 640 },
  { on: 'desktop', width: 1280, height: 800 },
] as const;

describe.each(viewports)('at $width × $height', ({ on, width, height }) => {
  test.each(toastCases)('the toast about $what covers no control that is used next', async ({ at, does, next }) => {
    const page = await app.open(at(), { as: 'Admin', on });
    await page.setViewportSize({ width, height });
    await waitUntilIdle(page);
    await does(page, width);
    const message = page.locator('[data-toaster] [role] > *').first();
    await message.waitFor();
    const barred = on === 'phone' ? [page.getByRole('link', { name: 'Tabla', exact: true })] : [];
    const controls = (await page.getByRole('dialog').count()) > 0 ? next(page) : [...next(page), ...barred];
    // A toast stays while it has the focus.
    await message.getByRole('button', { name: 'Cerrar aviso' }).focus();
    for (const control of controls) {
      // Scrolls as a user does: away from the bars at the edges of the screen, unless the page ends there.
      await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      expect(await areOverlapping(message, control), String(control)).toBe(false);
      expect(await isControlUncovered(control), String(control)).toBe(true);
    }
  });
});

test('a toast comes up above the button that was just pressed at the lower edge', async () => {
  const page = await app.open('/ajustes', { as: 'Admin', on: 'phone' });
  await page.setViewportSize({ width: 360, height: 640 });
  await waitUntilIdle(page);
  const save = button(mainPartLocator(page), 'Guardar');
  const barTop = (await page.getByRole('navigation').last().boundingBox())?.y ?? 0;
  expect(barTop).toBeGreaterThan(500);
  await save.evaluate((element, edge) => scrollBy(0, element.getBoundingClientRect().bottom - edge + 8), barTop);
  await save.click();
  const message = page.locator('[data-toaster] [role] > *').first();
  await message.waitFor();
  expect(await areOverlapping(message, save)).toBe(false);
  expect(await isControlUncovered(save)).toBe(true);
});

async function areOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const isControlUncovered = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && element.contains(found);
  });
