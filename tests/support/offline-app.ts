/** Phones that lose the connection: the shared application behind a site that a test can cut off from them. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type BrowserApp, openBrowserApp } from './browser-app.ts';
import { createMatchToPlay, sheetAddress, sheetParts } from './browser-sheet.ts';
import { openVisitorPage, type VisitorOptions } from './browser-visitor.ts';
import { workerIs } from './browser-worker.ts';
import { browserOfProcess } from './chromium.ts';
import { createOwnTournament, type OwnTournament } from './own-tournament.ts';
import { type SiteInFront, startSiteInFront } from './site-in-front.ts';

export interface OfflineApp {
  /** The shared application itself: it stays reachable while a test cuts `site` off. */
  readonly app: BrowserApp;
  readonly own: OwnTournament;
  /** Reachable and without faults when a test begins. */
  readonly site: SiteInFront;
  /**
   * A small phone for the site, an administrator's by default, whose browser may add the service worker. A test's own
   * phone is closed after it.
   */
  readonly openPhone: (as?: VisitorOptions['as']) => Promise<BrowserContext>;
  /** Opens the sheet of a new match, with the worker that later openings find. */
  readonly openSheet: (phone: BrowserContext) => Promise<OpenSheet>;
}

interface OpenSheet {
  readonly page: Page;
  readonly address: string;
  readonly site: SiteInFront;
  /** The name of the home team. */
  readonly home: string;
}

/** Closes what is open on the phone, as it does when it runs out of memory, and opens a blank page. */
export async function reopen(phone: BrowserContext): Promise<Page> {
  await Promise.all(phone.pages().map((page) => page.close()));
  return phone.newPage();
}

/** @param tournamentName part of the names of the file's own tournament */
export function openOfflineApp(tournamentName: string): OfflineApp {
  const app = openBrowserApp('writes');
  let own: OwnTournament;
  let site: SiteInFront;
  let hour = 8;
  beforeAll(async () => {
    [own, site] = await Promise.all([createOwnTournament(app.url, tournamentName), startSiteInFront(app.url)]);
  });
  beforeEach(() => {
    Object.assign(site, { isReachable: true, failing: null, version: '' });
  });
  afterAll(() => site.close());

  return {
    app,
    get own() {
      return own;
    },
    get site() {
      return site;
    },
    async openPhone(as = 'Admin') {
      const browser = await browserOfProcess();
      return (await openVisitorPage(browser, site.url, { as, on: 'smallPhone', hasWorker: true })).context();
    },
    async openSheet(phone) {
      hour += 1;
      const address = sheetAddress(await createMatchToPlay(own, hour));
      const page = await reopen(phone);
      await page.goto(address);
      await sheetParts(page).named('Empezar').waitFor();
      await workerIs(page, 'active');
      return { page, address, site, home: own.teams[0].name };
    },
  };
}
