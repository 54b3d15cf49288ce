/** The running application and a browser for the tests of one file. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { startDemo } from './browser-demo.ts';
import { newVisitor, type VisitorOptions } from './browser-visitor.ts';
import { launchBrowser } from './chromium.ts';
import { type RunningApp, startApp } from './running-app.ts';

export interface Stage {
  readonly url: string;
  readonly dataDir: string;
  /** A visitor with a browser of his own, at this address; one who came in a test leaves with it. */
  readonly open: (address: string, visitor?: VisitorOptions) => Promise<Page>;
}

export function stage({ seed }: { readonly seed: 'demo' | 'none' }): Stage {
  let app: RunningApp | undefined;
  let browser: Browser | undefined;
  let lasting: readonly BrowserContext[] = [];

  beforeAll(async () => {
    const starting = seed === 'demo' ? startDemo(inject('demoData')) : startApp({ seed });
    [app, browser] = await Promise.all([starting, launchBrowser()]);
  });
  beforeEach(() => {
    lasting = browser?.contexts() ?? [];
  });
  afterEach(async ({ task }) => {
    const contexts = browser?.contexts() ?? [];
    if (task.result?.state === 'fail') await picture(contexts, task.name);
    await Promise.all(contexts.filter((context) => !lasting.includes(context)).map((context) => context.close()));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), app?.stop()]);
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
      await page.goto(address);
      return page;
    },
  };
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
