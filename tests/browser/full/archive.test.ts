/** On data folders of earlier versions no screen shows an error, or a placeholder such as 'undefined' for a value. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestedScreens, publishedAddresses, type Viewer } from '#tests/support/browser-routes.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';
import { openVisitorPage, pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { archiveNames, startAppOnArchive } from '#tests/upgrade-fixtures/archive.ts';

/** The archives were made before tournaments had bulletins. */
const archivedAddresses = publishedAddresses.filter((address) => !/\/(disciplina|boletines)\b/.test(address));

/** The archived cup is finished, which the tournament of the other addresses is not. */
const addressesOfCup = [
  '/torneos/3',
  '/fixture?tournament=3',
  '/posiciones-publico?tournament=3',
  '/playoffs?tournament=3',
];

const screensByReader: readonly {
  readonly reader: string;
  readonly viewer: Viewer;
  readonly addresses: readonly string[];
}[] = [
  { reader: 'a visitor', viewer: null, addresses: [...archivedAddresses, ...addressesOfCup] },
  {
    reader: 'an administrator',
    viewer: 'Admin',
    addresses: buildTestedScreens().flatMap(({ name, address }) =>
      name === 'login' || name === 'bulletin' ? [] : [address],
    ),
  },
];

describe.each(archiveNames)('the data folder of %s', (name) => {
  let app: Awaited<ReturnType<typeof startAppOnArchive>>;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startAppOnArchive(name), launchBrowser()]);
  });
  afterAll(() => Promise.all([browser?.close(), app?.stop()]));

  test.each(screensByReader)('is shown to $reader without an error on any screen', async ({ viewer, addresses }) => {
    const page = await openVisitorPage(browser, app.url, { as: viewer });
    for (const address of addresses) {
      await page.goto(address);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await waitUntilIdle(page);
      const text = await page.locator('body').innerText();
      expect(text, address).not.toMatch(/undefined|NaN|\[object|No se pud|no existe|Reintentar/);
    }
    expect(pageErrorsOf(page)).toEqual([]);
  });
});
