/** What the screens say when the API fails, is slow or cannot be reached. */
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  addressTooLong,
  apiRefusal,
  apiRefusalText,
  cloudFrontRefusal,
  connectionReset,
  gatewayError,
  gatewayRefusal,
  injectFault,
  payloadTooLarge,
  slowAnswer,
} from '#tests/support/browser-faults.ts';
import { fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { buildTestedScreens, type ScreenName } from '#tests/support/browser-routes.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';

const { open } = openBrowserStage('reads');
let page: Page;
beforeAll(async () => {
  page = await open('/', { as: 'Admin' });
});
afterEach(() => page.unrouteAll());

const englishErrorPattern = /server error|unexpected|failed|fetch/i;
/** The login, the recovery and the account screen are left out: they load nothing that could fail. */
const screensThatLoadData = buildTestedScreens().filter(({ name }) => !['login', 'recovery', 'account'].includes(name));

/** The error texts of screens that have one of their own. */
const errorTextsByScreen: Partial<Record<ScreenName, string>> = {
  scorers: 'Error al cargar los goleadores',
  publicScorers: 'Error al cargar los goleadores',
  fairPlay: 'Error al cargar las estadísticas de fair play',
  publicFairPlay: 'Error al cargar las estadísticas de fair play',
  goalkeepers: 'Error al cargar las estadísticas de arqueros',
  sheet: 'No se pudo abrir la planilla',
  publicGoalkeepers: 'Error al cargar las estadísticas de arqueros',
};

test.each(everyNthUnlessFullRun(3, screensThatLoadData))(
  'the screen $address says in Spanish that loading failed, and loads when retried',
  async (screen) => {
    const { name, address } = screen;
    let over = await injectFault(page, ['GET'], apiRefusal);
    await page.goto(address);
    await waitForAlert(apiRefusalText);
    for (const [what, words] of [
      [gatewayError, 'Ocurrió un error inesperado'],
      [connectionReset, 'Error de conexión'],
    ] as const) {
      await over();
      over = await injectFault(page, ['GET'], what);
      await pressRetryButtons();
      await waitForAlert(errorTextsByScreen[name] ?? words);
      expect(await page.locator('main').innerText()).not.toMatch(englishErrorPattern);
    }
    await over();
    // Pressed again before the answer is there, a button would start over.
    await expect.poll(pressRetryButtons, { interval: 1000 }).toBe(0);
    await waitUntilIdle(page);
  },
);

/** Presses all 'Reintentar' buttons of the screen at once, and returns how many there were. */
const pressRetryButtons = () =>
  page
    .locator('main')
    .getByRole('button', { name: 'Reintentar' })
    .evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
      return buttons.length;
    });

const waitForAlert = (words: string) => page.getByRole('alert').getByText(words).first().waitFor();

test.each([
  ['API Gateway’s 403', gatewayRefusal, 'El servidor no aceptó el pedido. Esperá unos minutos y probá de nuevo.'],
  ['CloudFront’s 403', cloudFrontRefusal, 'El servidor no aceptó el pedido. Esperá unos minutos y probá de nuevo.'],
  ['the 413', payloadTooLarge, 'Lo que se quiso enviar es demasiado grande.'],
  ['the 414', addressTooLong, 'La dirección o la búsqueda es demasiado larga.'],
])('an error such as %s is explained in Spanish, both for loading and for saving', async (_, what, words) => {
  await injectFault(page, ['GET', 'POST'], what, /\/api\/(canchas|teams)$/);
  await page.goto('/canchas');
  await waitForAlert(words);
  await page.goto('/tournaments/new');
  await page.unrouteAll();
  await injectFault(page, ['POST'], what);
  await fillFields(page.locator('main'), {
    Nombre: 'Copa',
    'Fecha de inicio': '2027-03-06',
    'Fecha de fin': '2027-06-26',
  });
  await pressButton(page.locator('main'), 'Crear Torneo');
  await waitForAlert('Error al guardar el torneo');
  await waitForAlert(words);
  expect(await page.locator('main').innerText()).not.toMatch(/forbidden|entity|uri|blocked/i);
  const isSmaller = what !== payloadTooLarge && what !== addressTooLong;
  expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(isSmaller ? 1 : 0);
});

test('a failed load is logged to the console with its address and status only', async () => {
  const second = await open('/aparte', { as: 'Admin' });
  await injectFault(second, ['GET'], gatewayError, /\/api\/canchas$/);
  await second.goto('/canchas');
  await second.getByText('No se pudieron cargar las canchas').waitFor();
  expect(pageErrorsOf(second)).toContain('GET /canchas: 500 unexpected');
});

test('every screen says that it is loading while the API is slow, and then shows its data', async () => {
  await injectFault(page, ['GET'], slowAnswer);
  for (const { address } of everyNthUnlessFullRun(3, screensThatLoadData)) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('main').getByRole('status').getByText('Cargando').first().waitFor({ state: 'attached' });
    await waitUntilIdle(page);
    expect(await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).count(), address).toBe(0);
  }
});

test('a screen that goes offline keeps showing its last data, with their time', async () => {
  const coach = await open('/posiciones', { as: 'DT' });
  await coach.getByRole('row', { name: 'Sportivo El Trébol' }).waitFor();
  await coach.waitForLoadState('networkidle');
  await coach.context().setOffline(true);
  await coach.getByText(/^Sin conexión · datos de las \d\d:\d\d$/).waitFor();
  expect(await coach.getByRole('row', { name: 'Sportivo El Trébol' }).isVisible()).toBe(true);
  await coach.context().setOffline(false);
  await coach.getByText('Sin conexión').waitFor({ state: 'detached' });
});

test('an answer from the browser’s cache does not end the notice that there is no connection', async () => {
  const coach = await open('/posiciones', { as: 'DT' });
  await coach.getByRole('row', { name: 'Sportivo El Trébol' }).waitFor();
  await coach.waitForLoadState('networkidle');
  await coach.route('**/api/**', async (route) => route.fulfill({ response: await route.fetch() }));
  await coach.context().setOffline(true);
  const notice = coach.getByText(/^Sin conexión/);
  await notice.waitFor();
  const answered = coach.waitForResponse(/\/api\/.*\/2\b/);
  await chooseTournament(coach, 2);
  await (await answered).finished();
  expect(await notice.isVisible()).toBe(true);
  await coach.unrouteAll({ behavior: 'ignoreErrors' });
});

async function chooseTournament(coach: Page, id: number): Promise<void> {
  await coach.evaluate((tournament) => {
    history.pushState(null, '', `/posiciones?tournament=${tournament}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, id);
}
