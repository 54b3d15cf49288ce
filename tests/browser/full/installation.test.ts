/** Chromium can install the application on the device, as it does with any web app. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { launchLastingBrowser } from '#tests/support/chromium.ts';

const app = openBrowserApp('reads');

test('the application can be installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-installed-'));
  // Chromium installs no application from a private window, and the contexts of all other tests are private windows.
  const context = await launchLastingBrowser(folder);
  onTestFinished(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/login`);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});
