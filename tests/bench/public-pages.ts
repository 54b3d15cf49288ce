/** How much JavaScript a visitor without an account downloads to see each public page for the first time. */
import { gzipSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';
import { type Screen, screens } from '#tests/support/browser-routes.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { type Figure, kilobytes } from './figures.ts';
import { whileRunning } from './leftovers.ts';

const mostJavaScript = 110;

export async function publicPages(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  return whileRunning(
    () => browser.close(),
    async () => {
      const figures: Figure[] = [];
      for (const screen of screens().filter(({ needs }) => needs === null)) {
        figures.push(await firstLoad(browser, url, screen));
      }
      return figures;
    },
  );
}

/** The browser says which files it takes; they count as gzip makes them, though it may be sent the smaller Brotli. */
async function firstLoad(browser: Browser, url: string, { address }: Screen): Promise<Figure> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(gzippedSize(request));
  });
  await page.goto(`${url}${address}`, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  if (new URL(page.url()).pathname !== address) throw new Error(`${address} led to ${page.url()}`);
  const sizes = await Promise.all(scripts);
  await context.close();
  if (sizes.length === 0) throw new Error(`${address} was seen without any script`);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    what: `JavaScript of ${address}, ${sizes.length} files, gzip`,
    measured: `${kilobytes(bytes)} (${bytes} bytes)`,
    limit: `≤ ${mostJavaScript} KB`,
    holds: bytes <= mostJavaScript * 1024,
  };
}

async function gzippedSize(request: Request): Promise<number> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered`);
  return gzipSync(await response.body()).length;
}
