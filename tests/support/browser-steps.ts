/** What somebody does and sees on every screen: arrive, sign in, sign out. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { credentials } from './browser-visitor.ts';

/** Waits until the screen of an address is there with all its data. */
export async function waitForScreen(page: Page, address: string): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(address);
  await waitUntilIdle(page);
}

export async function waitUntilIdle(page: Page): Promise<void> {
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.getByText('Cargando').first().waitFor({ state: 'detached' });
}

/** Waits for a message at the edge of the screen. */
export const waitForToast = (page: Page, words: string): Promise<void> =>
  page.locator('[data-toaster]').getByText(words, { exact: true }).waitFor();

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Types email and password wherever they are asked for. */
export async function signInByHand(page: Page, role: 'Admin' | 'DT'): Promise<void> {
  const { email, password } = credentials[role];
  const form = page.locator('form').filter({ has: page.getByLabel('Contraseña') });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Contraseña').fill(password);
  await form.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** What the page keeps in local storage. */
export const savedOf = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** Makes the saved token one that the server refuses, though it looks as if it still held. */
export const invalidateToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('authToken', `${localStorage.authToken.slice(0, -8)}AAAAAAAA`));

/** Nothing can renew the session any more. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await invalidateToken(page);
}

/** As in a browser that was never here. */
export async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
