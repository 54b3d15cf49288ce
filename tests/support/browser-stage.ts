/** The running application and a browser for the tests of one file. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { newVisitor, type VisitorOptions } from './browser-visitor.ts';
import { launchBrowser } from './chromium.ts';
import { type RunningApp, startApp } from './running-app.ts';

/**
 * Which application a file uses. `reads`: one with the demo data that all such files share; a test that changes
 * something in it fails. `writes`: a second one, where every test changes only what it made itself, its own tournament
 * above all. A file that needs more, an empty database say, starts its own and says why.
 */
export type AppUse = 'reads' | 'writes' | { readonly seed: 'demo' | 'none'; readonly because: string };

export interface BrowserTest {
  readonly url: string;
  readonly dataDir: string;
  /** A visitor with a browser context of his own, at this address; one opened in a test is closed after it. */
  readonly open: (address: string, visitor?: VisitorOptions) => Promise<Page>;
}

export function browserTest(use: AppUse): BrowserTest {
  let app: Pick<RunningApp, 'url' | 'dataDir'> | undefined;
  let own: RunningApp | undefined;
  let browser: Browser | undefined;
  let lasting: readonly BrowserContext[] = [];
  const changes: string[] = [];

  beforeAll(async () => {
    const starting = typeof use === 'string' ? inject('sharedApps')[use] : startApp({ seed: use.seed });
    [app, browser] = await Promise.all([starting, launchBrowser()]);
    if (typeof use !== 'string') own = app as RunningApp;
  });
  beforeEach(() => {
    lasting = browser?.contexts() ?? [];
  });
  afterEach(async ({ task }) => {
    const contexts = browser?.contexts() ?? [];
    if (task.result?.state === 'fail') await picture(contexts, task.name);
    await Promise.all(contexts.filter((context) => !lasting.includes(context)).map((context) => context.close()));
    if (use === 'reads')
      expect(changes.splice(0), 'what this test changed in the application that is only read').toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), own?.stop()]);
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
      const page = await newVisitor(browser, app.url, visitor);
      if (use === 'reads') page.context().on('response', (response) => changes.push(...changeOf(response)));
      await page.goto(address);
      return page;
    },
  };
}

/** What a request has changed: a login, a recalculation and the address for an upload change nothing that others see. */
function changeOf(response: Response): string[] {
  const request = response.request();
  const { pathname } = new URL(request.url());
  const isHarmless = /^\/api\/(auth\/|standings\/.*\brecalculate$|teams\/\d+\/logo\/upload$)/.test(pathname);
  const isChange = !['GET', 'HEAD'].includes(request.method()) && response.ok() && !isHarmless;
  return isChange ? [`${request.method()} ${pathname}`] : [];
}

const pictures = join(import.meta.dirname, '..', '..', '.screens', 'failures');

/** What was on every screen when a test failed. */
async function picture(contexts: readonly BrowserContext[], test: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(pictures, `${test.replace(/[^\p{L}\d]+/gu, '-')}-${index + 1}.png`);
    await page.screenshot({ path }).then(
      () => console.error(`${page.url()} → ${path}`),
      (error) => console.error(String(error)),
    );
  }
}
