/** Sharing a page, and copying the text of a table. */
import { expect, test } from 'vitest';
import { openVisitorPages } from '../support/visitor-pages.ts';
import { openVisitorWindows } from '../support/visitor-windows.ts';

const stage = openVisitorPages();
const windows = openVisitorWindows();
const shareButton = '<button hidden data-share data-title="Tabla" data-text="Lanús va primero">Compartir</button>';
const copyButton = '<button hidden data-copy data-text="1. Lanús 10&#10;2. Ferro 8">Copiar</button>';

type Share = (data: object) => Promise<void>;

/** Opens a page on a device that may have a share sheet or a clipboard, and keeps what the page opens. */
async function openOn(main: string, device: { readonly share?: Share; readonly clipboard?: object }) {
  windows.publish('/', { main });
  const calls: unknown[] = [];
  const page = await windows.open('/', {
    before: (window) => {
      for (const [name, value] of Object.entries({ clipboard: undefined, ...device }))
        Object.defineProperty(window.navigator, name, { value });
      Object.assign(window, { open: (...given: unknown[]) => void calls.push(['open', ...given]) });
    },
  });
  return { page, calls };
}

test('a page is shared by the device’s share sheet, with its canonical address', async () => {
  const shared: object[] = [];
  const { page, calls } = await openOn(shareButton, { share: async (data) => void shared.push({ ...data }) });
  await page.press('Compartir');
  expect(shared).toEqual([{ title: 'Tabla', text: 'Lanús va primero', url: 'https://torneos.example/pagina' }]);
  expect(calls).toEqual([]);
});

test('a closed share sheet opens nothing else, and one that fails leaves the text to WhatsApp', async () => {
  const failWith =
    (name: string): Share =>
    async () => {
      throw new page.window.DOMException('closed', name);
    };
  const { page, calls } = await openOn(shareButton, {});
  const setShare = (share: Share) =>
    Object.defineProperty(page.window.navigator, 'share', { configurable: true, value: share });
  setShare(failWith('AbortError'));
  await page.press('Compartir');
  expect(calls).toEqual([]);
  setShare(failWith('NotAllowedError'));
  await page.press('Compartir');
  expect(calls).toHaveLength(1);
});

test('a page is shared by WhatsApp where there is no share sheet', async () => {
  const { page, calls } = await openOn(shareButton, {});
  await page.press('Compartir');
  const address = `https://wa.me/?text=${encodeURIComponent('Lanús va primero https://torneos.example/pagina')}`;
  expect(calls).toEqual([['open', address, '_blank', 'noopener']]);
});

test('an address that is copied says so in its own words', async () => {
  const copied: string[] = [];
  const { page } = await openOn(
    '<button hidden data-copy data-text="https://a.example" data-copied="Dirección copiada">Copiar</button>',
    { clipboard: { writeText: async (text: string) => void copied.push(text) } },
  );
  await page.press('Copiar');
  expect(copied).toEqual(['https://a.example']);
  expect(page.shown('[role="status"]')).toEqual(['Dirección copiada']);
});

test('a text that cannot be copied is opened in WhatsApp', async () => {
  const { page, calls } = await openOn(copyButton, {});
  await page.press('Copiar');
  const address = `https://wa.me/?text=${encodeURIComponent('1. Lanús 10\n2. Ferro 8')}`;
  expect(calls).toEqual([['open', address, '_blank', 'noopener']]);
});

test('buttons for scripts have their place from the start, and one copies a table as plain lines', async () => {
  stage.publish('/', { main: `${copyButton}<p id="after">Tabla</p>` });
  const page = await stage.open('/', { expects: /ERR_FAILED/ });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Copiado: pegalo en un chat');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1. Lanús 10\n2. Ferro 8');

  const topOfNext = () => page.locator('#after').evaluate((it) => it.getBoundingClientRect().top);
  const shown = await topOfNext();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await topOfNext()).toBe(shown);
});
