/** Steps that are the same on every screen: waiting for it, reading a toast, signing in, ending the session. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoCredentials } from './browser-visitor.ts';

/** Waits until the screen at this path is loaded with its data. */
export async function waitForScreen(page: Page, address: string): Promise<void> {
  await expect.poll(() => pathOfPage(page)).toBe(address);
  await waitUntilIdle(page);
}

export async function waitUntilIdle(page: Page): Promise<void> {
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.getByText('Cargando').first().waitFor({ state: 'detached' });
}

/** Goes to another screen without loading the page anew, as a link in the application does. */
export const navigateWithRouter = (page: Page, address: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The heading of the application's screen for unknown addresses. */
export const unknownAddressHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Página no encontrada' });

/** Shows the application's screen for unknown addresses, to which no other screen is like. */
export async function showUnknownAddress(page: Page): Promise<void> {
  await navigateWithRouter(page, '/aparte');
  await unknownAddressHeading(page).waitFor();
}

/** Waits until a text is visible, the first if there are several. */
export const waitForText = (within: Pick<Page, 'getByText'>, words: string | RegExp) =>
  within.getByText(words).first().waitFor();

/** Reloads the page until it has the text, as a fan does who waits for what was just published. */
export async function waitWithReloads(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload();
      await waitUntilIdle(page);
      return page.getByText(words).first().isVisible();
    })
    .toBe(true);
}

/** Waits for a toast with exactly this text. */
export const waitForToast = (page: Page, words: string): Promise<void> =>
  page.locator('[data-toaster]').getByText(words, { exact: true }).waitFor();

export const pathOfPage = (page: Page): string => new URL(page.url()).pathname;

/** Fills in and sends the login form, on the login screen or in a dialog. */
export async function signInByHand(page: Page, role: 'Admin' | 'DT'): Promise<void> {
  const { email, password } = demoCredentials[role];
  const form = page.locator('form').filter({ has: page.getByLabel('Contraseña') });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Contraseña').fill(password);
  await form.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** The page's local storage. */
export const localStorageOf = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/**
 * What the page's local storage holds of its user: not that this device was here before, which a published page notes when
 * it takes the place of a screen.
 */
export async function userStorageOf(page: Page): Promise<Record<string, string>> {
  const { 'torneo.visits': _, ...ofUser } = await localStorageOf(page);
  return ofUser;
}

/** Changes the end of the saved token: the server refuses it, although it looks as if it were still valid. */
export const invalidateToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('authToken', `${localStorage.authToken.slice(0, -8)}AAAAAAAA`));

/** Makes the saved token one that has expired; with the cookie it can be renewed. */
export const expireToken = (page: Page) =>
  page.evaluate(() => {
    const expired = btoa(JSON.stringify({ exp: 1 }));
    localStorage.setItem('authToken', localStorage.authToken.replace(/\.[^.]*\./, `.${expired}.`));
  });

/**
 * Ends the session for good, but waits until the page has checked its saved session: a page whose check is refused
 * shows the visitor's screen without a dialog.
 */
export async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await endSessionAtOnce(page);
}

/** Ends the session for good: the token is invalid, and without the cookie it cannot be renewed. */
export async function endSessionAtOnce(page: Page): Promise<void> {
  await page.context().clearCookies();
  await invalidateToken(page);
}

/** Calls the API with the session of the user on this page, without its screens. */
export function callFromPage<T>(page: Page, method: string, address: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([method, address, body]) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.authToken}` };
      const answer = await fetch(`/api${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, address, body] as const,
  );
}
