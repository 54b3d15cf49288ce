/** What a browser itself does to a form with changes: the back button, Escape, and a reload of the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog, fillFields, pressButton, readFieldValues } from '#tests/support/browser-forms.ts';
import { pathOfPage, waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';

const { open } = openBrowserApp('reads');
const typed = { Nombre: 'La Paternal', Ciudad: 'Buenos Aires' };

/** Opens the form of a new team, coming from another screen so that the back button has a target. */
async function openTeamForm(on: 'phone' | 'desktop') {
  const page = await open('/canchas', { as: 'Admin', on });
  await waitUntilIdle(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/equipos' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  const opener = button(page.locator('main'), 'Nuevo Equipo');
  await opener.click();
  await fillFields(dialog(page), typed);
  return { page, opener };
}

test.each<['phone' | 'desktop', string, (page: Page) => Promise<unknown>]>([
  ['phone', 'the back button', (page) => page.evaluate(() => history.back())],
  ['desktop', 'Escape', (page) => page.keyboard.press('Escape')],
])('on a %s %s asks before the changes of a form are discarded, and returns the focus', async (on, _, leave) => {
  const { page, opener } = await openTeamForm(on);
  for (const _again of [1, 2]) {
    await leave(page);
    await waitForText(page, '¿Descartar los cambios?');
    await pressButton(dialog(page), 'Seguir editando');
    expect(await readFieldValues(dialog(page), typed)).toEqual(typed);
  }
  await leave(page);
  await pressButton(dialog(page), 'Descartar');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(pathOfPage(page)).toBe('/equipos');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('reloading the page asks with the browser’s own confirmation', async () => {
  const { page } = await openTeamForm('desktop');
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => location.reload());
  const native = await asked;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();
  await reloading.catch(() => undefined);
  expect(await readFieldValues(dialog(page), typed)).toEqual(typed);
});
