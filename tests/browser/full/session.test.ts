/** Sessions that end on another device, cannot be renewed or are signed out of, and the limit of login attempts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { gatewayRefusal, injectFault, type NetworkFault, tableBusyError } from '#tests/support/browser-faults.ts';
import { dialog, fillFields, pressButton, teamFields } from '#tests/support/browser-forms.ts';
import {
  endSession,
  endSessionAtOnce,
  invalidateToken,
  localStorageOf,
  signInByHand,
  userStorageOf,
  waitForScreen,
  waitUntilIdle,
} from '#tests/support/browser-steps.ts';

const { open } = openBrowserApp('writes');
const tooManyAttemptsText = 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.';
const tooManyRequests: NetworkFault = (route) =>
  route.fulfill({ status: 429, json: { code: 'too-many-requests', detail: tooManyAttemptsText } });

test.each([
  ['a firewall refuses it', gatewayRefusal, 'El servidor no aceptó el pedido.'],
  ['a rate limit refuses it', tooManyRequests, tooManyAttemptsText],
  ['the API cannot reach the keys of tokens', tableBusyError, 'El servicio no da abasto'],
])('a session survives a renewal when %s', async (_, fault, text) => {
  const page = await open('/equipos', { as: 'Admin' });
  await waitUntilIdle(page);
  const saved = await localStorageOf(page);
  const over = await injectFault(page, ['POST'], fault, /\/api\/auth\/refresh$/);
  await invalidateToken(page);
  const asked = page.waitForResponse(/\/api\/auth\/refresh$/);
  await page.goto('/canchas');
  await asked;
  await page.getByText(text).waitFor();
  expect((await localStorageOf(page)).torneoUser).toBe(saved.torneoUser);
  await over();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('button', { name: 'Nueva Cancha' }).waitFor();
});

test('a user who closes the login dialog keeps the form', async () => {
  const page = await open('/equipos', { as: 'Admin' });
  await pressButton(page, 'Nuevo Equipo');
  await fillFields(dialog(page), teamFields({ name: 'Nadie Entra' }));
  await endSession(page);
  await pressButton(dialog(page), 'Crear');

  await pressButton(page.getByRole('dialog', { name: 'Tu sesión venció' }), 'Cerrar');
  await dialog(page).getByRole('alert').filter({ hasText: 'La sesión venció' }).waitFor();
  expect(await dialog(page).getByLabel('Nombre').first().inputValue()).toBe('Nadie Entra');
});

test('an expired session still asks for a login after a late answer about its user', async () => {
  const page = await open('/', { as: 'Admin' });
  const { promise: isReleased, resolve: releaseAnswer } = Promise.withResolvers<void>();
  await page.route('**/api/auth/users/current', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await isReleased;
    await route.fulfill({ response });
  });
  await page.goto('/equipos');
  await pressButton(page, 'Nuevo Equipo');
  await fillFields(dialog(page), teamFields({ name: 'La Demorada' }));
  await endSessionAtOnce(page);
  await pressButton(dialog(page), 'Crear');
  const login = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await pressButton(login, 'Cerrar');
  const answered = page.waitForResponse('**/api/auth/users/current');
  releaseAnswer();
  await (await answered).finished();
  await pressButton(dialog(page), 'Crear');
  await login.waitFor();
});

test('a session that expired in one tab asks for a login in another one, which then saves its form', async () => {
  const page = await open('/equipos', { as: 'Admin' });
  await pressButton(page, 'Nuevo Equipo');
  await fillFields(dialog(page), teamFields({ name: 'La Otra Ventana' }));
  const otherTab = await page.context().newPage();
  await otherTab.goto('/canchas');
  await endSession(otherTab);
  await pressButton(otherTab, 'Nueva Cancha');
  await fillFields(dialog(otherTab), { Nombre: 'La Vencida', Ubicación: 'Sur' });
  await pressButton(dialog(otherTab), 'Crear');
  await otherTab.getByRole('dialog', { name: 'Tu sesión venció' }).waitFor();

  await pressButton(dialog(page), 'Crear');
  await page.getByRole('dialog', { name: 'Tu sesión venció' }).waitFor();
  await signInByHand(page, 'Admin');
  await page.getByRole('heading', { name: 'La Otra Ventana' }).waitFor();
});

test('a session that was ended elsewhere asks for a login over the form, and then saves the form', async () => {
  const page = await open('/equipos', { as: 'Admin' });
  await pressButton(page, 'Nuevo Equipo');
  await fillFields(dialog(page), teamFields({ name: 'La Terminada' }));
  // Signs out with the page's token and cookie, as somebody else who got hold of them could.
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.authToken}` };
    await fetch('/api/auth/logout', { method: 'POST', headers });
  });
  await pressButton(dialog(page), 'Crear');
  await page.getByRole('dialog', { name: 'Tu sesión venció' }).waitFor();
  expect(await page.getByLabel('Nombre').first().inputValue()).toBe('La Terminada');
  await signInByHand(page, 'Admin');
  await page.getByRole('heading', { name: 'La Terminada' }).waitFor();
});

/** Sends ten requests that fail, as many as the API accepts for one email from one IP address. */
const sendTenFailingRequests = (page: Page, address: string, body: object) =>
  page.evaluate(
    async ({ address, body }) => {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      await Promise.all(Array.from({ length: 10 }, () => fetch(`/api/auth/${address}`, request)));
    },
    { address, body },
  );
test('the login says to wait after too many wrong passwords, and keeps what was typed', async () => {
  const page = await open('/login', { on: 'phone' });
  const email = 'persona.distraida@example.com';
  await sendTenFailingRequests(page, 'login', { email, password: 'Equivocada99' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña').fill('Equivocada99');
  await page.locator('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByRole('alert').getByText(tooManyAttemptsText).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
});

test('the password recovery says to wait after too many requests for a code', async () => {
  const page = await open('/recuperar');
  const email = 'persona.insistente@example.com';
  await sendTenFailingRequests(page, 'password/forgot', { email });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByText(tooManyAttemptsText).waitFor();
});

test('signing out in one tab signs out in the others', async () => {
  const page = await open('/equipos', { as: 'Admin' });
  await waitUntilIdle(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Salir' }).click();
  await waitForScreen(page, '/login');
  await expect.poll(() => userStorageOf(page)).toEqual({});
  await expect.poll(() => other.locator('#root').count()).toBe(0);
  await other.getByRole('link', { name: 'Iniciar Sesión' }).first().waitFor();
});

test('local storage holds only the token and the user, and nothing of them after signing out', async () => {
  const page = await open('/login');
  await signInByHand(page, 'DT');
  await waitForScreen(page, '/');
  for (const address of ['/', '/posiciones', '/torneos']) {
    await page.goto(address);
    await waitUntilIdle(page);
  }
  expect(Object.keys(await localStorageOf(page)).sort()).toEqual(['authToken', 'torneoUser']);
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('link', { name: 'Iniciar Sesión' }).waitFor();
  await expect.poll(() => userStorageOf(page)).toEqual({});
});
