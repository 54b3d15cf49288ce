/** Data folders written by earlier versions: every screen still shows the text that was recorded then. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/chromium.ts';
import { archiveNames, readRecordedScreens, startAppOnArchive } from '#tests/upgrade-fixtures/archive.ts';
import { readScreen } from '#tests/upgrade-fixtures/screens.ts';

describe.each(archiveNames)('the data folder of %s', (name) => {
  let app: Awaited<ReturnType<typeof startAppOnArchive>>;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startAppOnArchive(name), launchBrowser()]);
  });
  afterAll(() => Promise.all([browser?.close(), app?.stop()]));

  test.each(readRecordedScreens(name).map((screen) => ({ ...screen, reader: screen.viewer ?? 'a visitor' })))(
    'the screen $address shows the recorded text to $reader',
    async ({ text, ...screen }) => {
      expect((await readScreen(browser, app.url, screen, name)).text).toBe(text);
    },
  );
});
