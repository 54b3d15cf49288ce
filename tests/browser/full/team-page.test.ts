/**
 * A team's own screen on the demo data: for its coach, for another team's coach, and for a team that does not exist.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';

const { open } = openBrowserStage('reads');

const sectionLocator = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
const listItemsIn = (page: Page, title: string) => sectionLocator(page, title).getByRole('listitem');

test('the screen of a team lists three upcoming matches, results and scorers, and more on request', async () => {
  const page = await open('/equipos/1', { as: 'DT', on: 'phone' });
  await waitUntilIdle(page);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'PRÓXIMOS PARTIDOS',
    'RESULTADOS',
    'TOP GOLEADORES',
  ]);
  for (const title of ['RESULTADOS', 'TOP GOLEADORES']) {
    expect(await listItemsIn(page, title).count()).toBe(3);
    await pressButton(sectionLocator(page, title), 'VER MÁS');
    expect(await listItemsIn(page, title).count()).toBeGreaterThan(3);
    await pressButton(sectionLocator(page, title), 'VER MENOS');
    expect(await listItemsIn(page, title).count()).toBe(3);
  }
  expect(await listItemsIn(page, 'PRÓXIMOS PARTIDOS').count()).toBe(3);
  const lastResult = await listItemsIn(page, 'RESULTADOS').first().innerText();
  expect(lastResult.split(/\s*\n\s*/)).toEqual([
    'L',
    'Estrella del Riachuelo',
    expect.stringMatching(/^Fecha 4\s· /),
    '4 - 0',
    'G',
  ]);
});

test('the squad shows why and for how long a player is suspended, and who is injured', async () => {
  const page = await open('/equipos/1', { as: 'DT' });
  const suspended = page.getByRole('row').filter({ hasText: 'César Bravo' });
  await suspended.getByText('Suspendido (1 partido)').filter({ visible: true }).waitFor();
  await suspended.getByText('Roja en Fecha 4. Se pierde Fecha 5.').waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Carlos Aranda' }).innerText()).toContain('Lesionado');
  const counters = page.locator('dl').filter({ hasText: 'Suspendidos' }).last();
  expect((await counters.innerText()).split(/\s+/)).toEqual(['Jugadores', '11', 'Personal', '2', 'Suspendidos', '1']);
});

test("a coach sees another team's staff without buttons to change it and without contact links", async () => {
  const page = await open('/equipos/2?tab=personal', { as: 'DT' });
  await page.getByRole('row').filter({ hasText: 'Susana Lobos' }).waitFor();
  expect(
    await page
      .locator('main')
      .getByRole('button', { name: /Agregar|Editar|Eliminar/ })
      .count(),
  ).toBe(0);
  expect(await page.locator('main a[href^="tel:"], main a[href^="mailto:"]').count()).toBe(0);
});

test('the screen of a team that does not exist leads to the list of teams', async () => {
  const page = await open('/equipos/999', { as: 'Admin' });
  await page.getByRole('main').getByText('Equipo no encontrado').last().waitFor();
  await page.getByRole('link', { name: 'Ver los equipos' }).click();
  await waitForScreen(page, '/equipos');
  await page.getByRole('link', { name: 'Ver Detalle de El Ombú' }).click();
  await page.getByRole('link', { name: 'Volver a Equipos' }).click();
  await waitForScreen(page, '/equipos');
});
