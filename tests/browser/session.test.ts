/** A session from its login to its logout, with the cookie by which the edge knows of it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedInCookie } from '#shared/pages/signed-in-cookie.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { pressButton } from '#tests/support/browser-forms.ts';
import {
  invalidateToken,
  localStorageOf,
  signInByHand,
  waitForScreen,
  waitUntilIdle,
} from '#tests/support/browser-steps.ts';

const { open } = openBrowserApp('reads');

/** The value of the cookie by which the edge answers with the application. */
const signedInCookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === signedInCookie)?.value;

/** Whether the page is the application, and not a published page. */
const isApplication = (page: Page) => page.locator('#root').count();

test('the cookie of the edge comes with a login, a refused token is renewed once, unnoticed, and the logout leads to the published page', async () => {
  const page = await open('/login');
  expect(await signedInCookieOf(page)).toBeUndefined();
  await signInByHand(page, 'Admin');
  // The cookie comes with the answer, the session is saved a moment later.
  await waitForScreen(page, '/');
  expect(await signedInCookieOf(page)).toBe('1');

  await invalidateToken(page);
  const spoiled = (await localStorageOf(page)).authToken;
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals += 1;
  });
  await page.goto('/posiciones?tournament=1');
  await page.getByRole('row', { name: 'Sportivo El Trébol' }).waitFor();
  await page.getByRole('button', { name: 'Recalcular Tabla' }).waitFor();
  await expect.poll(async () => (await localStorageOf(page)).authToken).not.toBe(spoiled);
  expect(renewals).toBe(1);

  await page.goto('/fixture?tournament=1');
  await waitUntilIdle(page);
  expect(await isApplication(page)).toBe(1);
  await pressButton(page, 'Salir');
  await expect.poll(() => isApplication(page)).toBe(0);
  expect(await signedInCookieOf(page)).toBeUndefined();
  await page.getByRole('heading', { level: 1 }).waitFor();
});
