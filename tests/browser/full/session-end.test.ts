/** Sessions that end while a form is open, are signed out of without a connection, or were stored incorrectly. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedInCookie, signedOutCookie } from '#shared/pages/signed-in-cookie.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { connectionReset, holdRequestsUntilReleased, passThrough } from '#tests/support/browser-faults.ts';
import { dialog, fillFields, pressButton, teamFields } from '#tests/support/browser-forms.ts';
import {
  endSession,
  expireToken,
  pathOfPage,
  signInByHand,
  userStorageOf,
  waitForScreen,
  waitUntilIdle,
} from '#tests/support/browser-steps.ts';

const { open } = openBrowserApp('writes');

test('an expired token that cannot be renewed leads to the login, and back to the screen', async () => {
  const page = await open('/canchas', { as: 'Admin' });
  await waitUntilIdle(page);
  await expireToken(page);
  await page.context().clearCookies();
  await page.reload();
  await waitForScreen(page, '/login');
  await signInByHand(page, 'Admin');
  await waitForScreen(page, '/canchas');
});

test('an expired token whose renewal is refused late asks for a login over the screen', async () => {
  const page = await open('/canchas', { as: 'Admin' });
  await waitUntilIdle(page);
  await expireToken(page);
  await page.context().clearCookies();
  const renewal = holdRequestsUntilReleased(passThrough);
  await page.route('**/api/auth/refresh', renewal.what);
  await page.reload();
  await page.getByRole('button', { name: 'Nueva Cancha' }).waitFor();
  renewal.release();
  const notice = page.locator('[data-state-notice]').filter({ hasText: 'Tu sesión venció' });
  await pressButton(notice, 'Iniciar Sesión');
  await signInByHand(page, 'Admin');
  await notice.waitFor({ state: 'detached' });
  expect(pathOfPage(page)).toBe('/canchas');
});

test('a user who logs out stays signed out when a renewal of the token is answered after that', async () => {
  const page = await open('/canchas', { as: 'Admin' });
  await waitUntilIdle(page);
  await expireToken(page);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await isReleased;
    await route.fulfill({ response });
  });
  await page.reload();
  await pressButton(page, 'Salir');
  await waitForScreen(page, '/login');
  const answered = page.waitForResponse('**/api/auth/refresh');
  release();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => userStorageOf(page)).toEqual({});
});

test('a logout without a connection is sent when there is one, and ends the session', async () => {
  const page = await open('/canchas', { as: 'Admin' });
  await waitUntilIdle(page);
  const phone = page.context();
  const refresh = (await phone.cookies()).filter(({ name }) => name === 'refresh');
  expect(refresh).toHaveLength(1);
  await phone.setOffline(true);
  await pressButton(page, 'Salir');
  await expect.poll(() => userStorageOf(page)).toEqual({});
  await phone.setOffline(false);
  const namesOfCookies = async () => (await phone.cookies()).map(({ name }) => name);
  await expect.poll(namesOfCookies).toEqual([]);
  await phone.addCookies(refresh);
  expect(
    await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/auth/refresh', { method: 'POST', headers })).status;
    }),
  ).toBe(401);
});

test('a logout that the server did not answer is sent again while the page stays open, without any event', async () => {
  const page = await open('/login');
  await page.clock.install();
  await signInByHand(page, 'Admin');
  await waitForScreen(page, '/');
  await page.goto('/canchas');
  await waitUntilIdle(page);
  await page.route('**/api/auth/logout', connectionReset);
  await pressButton(page, 'Salir');
  await expect.poll(() => userStorageOf(page)).toEqual({});
  const isMarked = async () => (await page.context().cookies()).some(({ name }) => name === signedOutCookie);
  expect(await isMarked()).toBe(true);
  await page.unroute('**/api/auth/logout');
  await page.clock.fastForward(20_000);
  await expect.poll(isMarked).toBe(false);
});

test('a form that is open when the session ends is saved after a new login', async () => {
  const page = await open('/equipos', { as: 'Admin' });
  await pressButton(page, 'Nuevo Equipo');
  await fillFields(dialog(page), teamFields({ name: 'La Paternal' }));
  await endSession(page);
  await pressButton(dialog(page), 'Crear');

  await page.getByRole('dialog', { name: 'Tu sesión venció' }).waitFor();
  await signInByHand(page, 'Admin');
  await page.getByRole('heading', { name: 'La Paternal' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a corrupt saved session is removed', async () => {
  const page = await open('/login');
  await page.evaluate(() => Object.assign(localStorage, { authToken: 'a.b.c', torneoUser: '{"id": ' }));
  await page.reload();
  await page.getByRole('link', { name: 'Iniciar Sesión' }).waitFor();
  await expect.poll(() => userStorageOf(page)).toEqual({});
});

/** The value of the cookie by which the edge answers with the application. */
const signedInCookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === signedInCookie)?.value;

/** Whether the page is the application, and not a published page. */
const isApplication = (page: Page) => page.locator('#root').count();

test('the way Back after a logout loads the published page in place of the screen', async () => {
  const page = await open('/fixture?tournament=1', { as: 'Admin' });
  await waitUntilIdle(page);
  await page.getByRole('link', { name: 'Alicia Moreno' }).click();
  await waitForScreen(page, '/cuenta');
  await pressButton(page, 'Salir');
  await waitForScreen(page, '/login');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  await page.goBack();
  await expect.poll(() => isApplication(page)).toBe(0);
  expect(pathOfPage(page)).toBe('/fixture');
});

test('an application that finds no session removes the cookie of the edge and loads the published page once', async () => {
  const page = await open('/login', { as: 'Admin' });
  await waitUntilIdle(page);
  await page.evaluate(() => localStorage.clear());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/fixture?tournament=1');
  await expect.poll(() => isApplication(page)).toBe(0);
  await waitUntilIdle(page);
  expect(documents).toBe(2);
  expect(await signedInCookieOf(page)).toBeUndefined();
});
