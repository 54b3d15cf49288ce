/** The menus of the header, which the browser opens and a script closes. */
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';

const { open } = openBrowserApp('reads');

test('a menu of the header closes on Escape, when the focus leaves it, and when its link is followed', async () => {
  const page = await open('/', { as: 'DT' });
  await waitUntilIdle(page);
  const summary = page.locator('summary', { hasText: 'Competición' });
  const link = page.getByRole('link', { name: 'Playoffs', exact: true });
  await summary.click();
  await link.focus();
  await page.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.click();
  await link.focus();
  await page.getByRole('button', { name: 'Salir' }).focus();
  expect(await link.isVisible()).toBe(false);
  await summary.click();
  await link.click();
  await waitForScreen(page, '/playoffs');
  expect(await link.isVisible()).toBe(false);
});
