/** A session that is renewed without a word, ends, ends elsewhere, or was saved badly. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from '#tests/support/browser-stage.ts';
import { arrives, savedOf, settles, signInByHand } from '#tests/support/browser-steps.ts';

const { open } = stage({ seed: 'demo' });

/** Makes the saved token one that the server refuses, though it looks as if it still held. */
const spoilToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('authToken', `${localStorage.authToken.slice(0, -8)}AAAAAAAA`));

test('a refused token is renewed once and without a word', async () => {
  const page = await open('/posiciones', { as: 'Admin' });
  await settles(page);
  await spoilToken(page);
  const spoiled = (await savedOf(page)).authToken;
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals += 1;
  });
  await page.reload();
  await page.getByRole('row', { name: 'Sportivo El Trébol' }).waitFor();
  await page.getByRole('button', { name: 'Recalcular Tabla' }).waitFor();
  await expect.poll(async () => (await savedOf(page)).authToken).not.toBe(spoiled);
  expect(renewals).toBe(1);
});

test('who signs out in one tab is out in the others', async () => {
  const page = await open('/equipos', { as: 'Admin' });
  await settles(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Salir' }).click();
  await arrives(page, '/login');
  expect(await savedOf(page)).toEqual({});
});

test('a saved user that cannot be read is removed', async () => {
  const page = await open('/', { as: 'Admin' });
  await page.evaluate(() => localStorage.setItem('torneoUser', '{"id": '));
  await page.reload();
  await page.getByRole('link', { name: 'Iniciar Sesión' }).waitFor();
  expect(await savedOf(page)).toEqual({});
});

test('local storage holds the token and the user, and nothing of them after signing out', async () => {
  const page = await open('/login');
  await signInByHand(page, 'DT');
  for (const address of ['/', '/posiciones', '/torneos']) {
    await page.goto(address);
    await settles(page);
  }
  expect(Object.keys(await savedOf(page)).sort()).toEqual(['authToken', 'torneoUser']);
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('link', { name: 'Iniciar Sesión' }).waitFor();
  expect(await savedOf(page)).toEqual({});
});
