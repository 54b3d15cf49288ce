/** What was recorded with a link to a sheet and is not sent is told on every page of the phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitorPages } from '../support/visitor-pages.ts';

const stage = openVisitorPages();

/** Keeps operations as the application does: two that wait with the link, one that is answered, and one of a user. */
async function keepOperations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('planillas', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('operations', { keyPath: 'position', autoIncrement: true });
      opening.result.createObjectStore('sheets', { keyPath: 'queue' });
      opening.result.createObjectStore('links', { keyPath: 'matchId' });
    };
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const transaction = opening.result.transaction(['operations', 'links'], 'readwrite');
    const operations = transaction.objectStore('operations');
    for (const answer of [null, null, { outcome: 'refused' }]) operations.add({ queue: 'link/match:7', answer });
    operations.add({ queue: 'user:3/match:8', answer: null });
    for (const matchId of [7, 8]) transaction.objectStore('links').add({ matchId, token: `token-of-${matchId}` });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    opening.result.close();
  });
}

test('a page says how many operations a link left unsent, and leads to the sheet, which sends them', async () => {
  stage.publish('/', { main: '<p>Tabla</p>' });
  const page = await stage.open('/');
  const notices = page.getByRole('link', { name: /sin enviar/ });
  // A browser that keeps no sheets is told nothing, and gets no store.
  expect(await notices.count()).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);

  await keepOperations(page);
  await page.reload();
  const notice = page.getByRole('link', { name: 'Planilla: 2 sin enviar en este teléfono. Enviar' });
  expect(await notice.getAttribute('href')).toBe('/partidos/7/planilla#token-of-7');
  expect(await notices.count()).toBe(1);
});
