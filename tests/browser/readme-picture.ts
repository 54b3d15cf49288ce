/** `node tests/browser/readme-picture.ts [url]` takes web/screenshot.png, the README's picture of what a fan sees. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openVisitorPage, type VisitorOptions } from '#tests/support/browser-visitor.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { startApp } from '#tests/support/running-app.ts';

/** Narrow enough that the picture of the phone covers none of the table. */
const desktopSize = { width: 1024, height: 788 };

const [given] = process.argv.slice(2);
const app = given ? null : await startApp({ seed: 'demo' });
const browser = await launchBrowser();
try {
  const url = given ?? app?.url ?? '';
  const table = await takePicture(browser, `${url}/posiciones-publico?tournament=1`, { on: 'desktop' });
  const tournament = await takePicture(browser, `${url}/torneos/1`, { on: 'phone', colorScheme: 'dark' });
  await composePicture(browser, { table, tournament }, join(import.meta.dirname, '..', '..', 'web', 'screenshot.png'));
} finally {
  await Promise.all([browser.close(), app?.stop()]);
}

/** A screenshot of the visible part of a page, as a data URL. */
async function takePicture(from: Browser, address: string, visitor: VisitorOptions): Promise<string> {
  const page = await openVisitorPage(from, new URL(address).origin, visitor);
  if (visitor.on === 'desktop') await page.setViewportSize(desktopSize);
  await page.goto(address, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.context().close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

async function composePicture(
  from: Browser,
  pictures: { table: string; tournament: string },
  path: string,
): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1460, height: 868 } });
  await page.setContent(`
    <style>
      body { margin: 0; height: 868px; position: relative; background: #166534; }
      img { position: absolute; display: block; box-shadow: 0 8px 32px rgb(0 0 0 / 0.4); }
      .table { left: 40px; top: 40px; border-radius: 12px; }
      .tournament { right: 40px; top: 56px; border-radius: 28px; border: 8px solid #0f172a; }
    </style>
    <img class="table" src="${pictures.table}"><img class="tournament" src="${pictures.tournament}">`);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path });
}
