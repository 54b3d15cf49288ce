/** Sharing a page, and copying the text of a table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitorPages } from '../support/visitor-pages.ts';

const stage = openVisitorPages();
const shareButton = '<button hidden data-share data-title="Tabla" data-text="Lanús va primero">Compartir</button>';
const copyButton = '<button hidden data-copy data-text="1. Lanús 10&#10;2. Ferro 8">Copiar</button>';

/** What the page handed to the device, by the name of the function it called. */
const callsOf = (page: Page) => page.evaluate(() => (window as unknown as { calls: unknown[] }).calls);

function recordCalls(): void {
  const calls: unknown[] = [];
  Object.assign(window, { calls, open: (...given: unknown[]) => void calls.push(['open', ...given]) });
}
function recordSharing(): void {
  const calls: unknown[] = [];
  Object.assign(window, { calls });
  Object.defineProperty(navigator, 'share', { value: async (data: object) => void calls.push(['share', data]) });
}
function cancelSharing(): void {
  const calls: unknown[] = [];
  Object.assign(window, { calls, open: (...given: unknown[]) => void calls.push(['open', ...given]) });
  Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('closed', 'AbortError')) });
}

test('a page is shared by the device’s share sheet, with its canonical address', async () => {
  stage.publish('/', { main: shareButton });
  const page = await stage.open('/', { before: recordSharing });
  await page.getByRole('button', { name: 'Compartir' }).click();
  const shared = { title: 'Tabla', text: 'Lanús va primero', url: 'https://torneos.example/pagina' };
  await expect.poll(() => callsOf(page)).toEqual([['share', shared]]);
});

test('a closed share sheet opens nothing else', async () => {
  stage.publish('/', { main: shareButton });
  const page = await stage.open('/', { before: cancelSharing });
  await page.getByRole('button', { name: 'Compartir' }).click();
  expect(await callsOf(page)).toEqual([]);
});

test('a page is shared by WhatsApp where there is no share sheet', async () => {
  stage.publish('/', { main: shareButton });
  const page = await stage.open('/', { before: recordCalls });
  await page.getByRole('button', { name: 'Compartir' }).click();
  const address = `https://wa.me/?text=${encodeURIComponent('Lanús va primero https://torneos.example/pagina')}`;
  await expect.poll(() => callsOf(page)).toEqual([['open', address, '_blank', 'noopener']]);
});

test('an address that is copied says so in its own words', async () => {
  stage.publish('/', {
    main: '<button hidden data-copy data-text="https://a.example" data-copied="Dirección copiada">Copiar</button>',
  });
  const page = await stage.open('/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Dirección copiada');
});

test('the text of a table is copied as plain lines', async () => {
  stage.publish('/', { main: copyButton });
  const page = await stage.open('/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Copiado: pegalo en un chat');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1. Lanús 10\n2. Ferro 8');
});

test('a text that cannot be copied is opened in WhatsApp', async () => {
  stage.publish('/', { main: copyButton });
  const page = await stage.open('/', { before: recordCalls });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copiar' }).click();
  const address = `https://wa.me/?text=${encodeURIComponent('1. Lanús 10\n2. Ferro 8')}`;
  await expect.poll(() => callsOf(page)).toEqual([['open', address, '_blank', 'noopener']]);
});

test('buttons for scripts have their place from the start', async () => {
  stage.publish('/', { main: `${shareButton}<p id="after">Tabla</p>` });
  const page = await stage.open('/', { expects: /ERR_FAILED/ });
  const topOfNext = () => page.locator('#after').evaluate((it) => it.getBoundingClientRect().top);
  const shown = await topOfNext();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await topOfNext()).toBe(shown);
});
