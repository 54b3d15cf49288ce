/** The JavaScript that a visitor downloads to see each public screen for the first time. */
import { gzipSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';
import { addressesOfVisitors } from '#tests/support/browser-routes.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { runThenStop } from './cleanup.ts';
import { type BenchFigure, formatKilobytes } from './figures.ts';

const maxKilobytes = 114;
/** At least the screens for home, login, table and tournament must be measured. */
const minScreenCount = 4;

export async function measurePublicScreens(url: string): Promise<BenchFigure[]> {
  const browser = await launchBrowser();
  return runThenStop(
    () => browser.close(),
    async () => {
      const figures: BenchFigure[] = [];
      for (const address of addressesOfVisitors())
        figures.push(...(await measureScriptsOfScreen(browser, url, address)));
      if (figures.length < minScreenCount) throw new Error(`only ${figures.length} screens are open to visitors`);
      return figures;
    },
  );
}

/**
 * The gzip size of all scripts that the browser requested for a screen (Brotli, which may be sent, is smaller).
 * Empty for a screen that needs an account.
 */
async function measureScriptsOfScreen(browser: Browser, url: string, address: string): Promise<BenchFigure[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(gzippedSize(request));
  });
  await page.goto(`${url}${address}`, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  const sizes = await Promise.all(scripts);
  const isOpen = new URL(page.url()).pathname === address;
  await context.close();
  if (!isOpen) return [];
  if (sizes.length === 0) throw new Error(`${address} was seen without any script`);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const figure: BenchFigure = {
    what: `JavaScript of ${address}, ${sizes.length} files, gzip`,
    measured: `${formatKilobytes(bytes)} (${bytes} bytes)`,
    limit: `≤ ${maxKilobytes} KB`,
    holds: bytes <= maxKilobytes * 1024,
  };
  return [figure];
}

async function gzippedSize(request: Request): Promise<number> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered`);
  return gzipSync(await response.body()).length;
}
