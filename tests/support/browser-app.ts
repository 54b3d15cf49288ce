/** The running application and a browser for the tests of one file. */
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openVisitorPage, type VisitorOptions } from './browser-visitor.ts';
import { browserOfProcess } from './chromium.ts';
import { failureScreenshotPath } from './failure-screenshots.ts';
import { type RunningApp, startApp } from './running-app.ts';
import { sharedApp } from './shared-apps.ts';

/**
 * The application that a test file uses. `reads` is shared and has the demo data; a test that changes anything in it
 * fails. `writes` is shared, too, but each test changes only data that it created, such as its own tournament; only the
 * full run has demo data there. A file with other needs starts its own application and gives the reason.
 */
export type AppRequirement = 'reads' | 'writes' | { readonly seed: 'demo' | 'none'; readonly because: string };

export interface BrowserApp {
  readonly url: string;
  readonly dataDir: string;
  /** Opens an address in a new browser context, which is closed after the test if it was opened within one. */
  readonly open: (address: string, visitor?: VisitorOptions) => Promise<Page>;
}

export function openBrowserApp(use: AppRequirement): BrowserApp {
  let app: Pick<RunningApp, 'url' | 'dataDir'> | undefined;
  let own: RunningApp | undefined;
  let browser: Browser | undefined;
  let lasting: readonly BrowserContext[] = [];
  const changes: string[] = [];

  beforeAll(async () => {
    const starting = typeof use === 'string' ? sharedApp(use) : startApp({ seed: use.seed });
    [app, browser] = await Promise.all([starting, browserOfProcess()]);
    if (typeof use !== 'string') own = app as RunningApp;
  });
  beforeEach(() => {
    lasting = browser?.contexts() ?? [];
  });
  afterEach(async ({ task }) => {
    const contexts = browser?.contexts() ?? [];
    if (task.result?.state === 'fail') await takeScreenshots(contexts, task.name);
    await Promise.all(contexts.filter((context) => !lasting.includes(context)).map((context) => context.close()));
    if (use === 'reads')
      expect(changes.splice(0), 'what this test changed in the application that is only read').toEqual([]);
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    await own?.stop();
  });

  return {
    get url() {
      return app?.url ?? '';
    },
    get dataDir() {
      return app?.dataDir ?? '';
    },
    async open(address, visitor) {
      if (!browser || !app) throw new Error('the browser only runs while tests do');
      const page = await openVisitorPage(browser, app.url, visitor);
      if (use === 'reads')
        page.context().on('response', (response) => changes.push(...dataChangesOfResponse(response)));
      await page.goto(address);
      return page;
    },
  };
}

/**
 * The change that a request made, if any: a login, a recalculation or an address for an upload changes nothing that
 * other tests see.
 */
function dataChangesOfResponse(response: Response): string[] {
  const request = response.request();
  const { pathname } = new URL(request.url());
  const isHarmless = /^\/api\/(auth\/|standings\/.*\brecalculate$|teams\/\d+\/logo\/upload$)/.test(pathname);
  const isChange = !['GET', 'HEAD'].includes(request.method()) && response.ok() && !isHarmless;
  return isChange ? [`${request.method()} ${pathname}`] : [];
}

/** Saves a screenshot of every open page after a failed test. */
async function takeScreenshots(contexts: readonly BrowserContext[], test: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = failureScreenshotPath(`${test} ${index + 1}`);
    await page.screenshot({ path }).then(
      () => console.error(`${page.url()} → ${path}`),
      (error) => console.error(String(error)),
    );
  }
}
