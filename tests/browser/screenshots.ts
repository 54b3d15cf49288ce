/**
 * `node tests/browser/screenshots.ts [url]` takes pictures of every screen on a phone and a desktop, light and dark,
 * into .screens/.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildTestedScreens, type ScreenName, viewerWhoSeesMost } from '#tests/support/browser-routes.ts';
import { openVisitorPage, type VisitorOptions } from '#tests/support/browser-visitor.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { startApp } from '#tests/support/running-app.ts';

/** Addresses of screens that are empty until something is chosen. */
const preselectedAddresses: { readonly [Name in ScreenName | 'notFound']?: string } = {
  lineup: '/alineacion?team=1',
  fixtureManagement: '/fixture/gestion?tournament=1',
};

const screenshotFolder = join(import.meta.dirname, '..', '..', '.screens');
const [given] = process.argv.slice(2);

const app = given ? null : await startApp({ seed: 'demo' });
const url = given ?? app?.url ?? '';
const browser = await launchBrowser();
mkdirSync(screenshotFolder, { recursive: true });
try {
  for (const screen of [...buildTestedScreens(), { name: 'notFound' as const, address: '/no/existe' }]) {
    for (const on of ['phone', 'desktop'] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await takeScreenshot(screen, { as: viewerWhoSeesMost(screen.name), on, colorScheme });
      }
    }
  }
} finally {
  await Promise.all([browser.close(), app?.stop()]);
}

async function takeScreenshot(
  { name, address }: { name: ScreenName | 'notFound'; address: string },
  visitor: VisitorOptions,
): Promise<void> {
  const page = await openVisitorPage(browser, url, visitor);
  await page.goto(preselectedAddresses[name] ?? address, { waitUntil: 'networkidle' });
  const path = join(screenshotFolder, `${name}-${visitor.on}-${visitor.colorScheme}.png`);
  await page.screenshot({ path, fullPage: true });
  await page.context().close();
  console.info(path);
}
