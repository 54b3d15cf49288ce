/**
 * Published pages in plain HTML, served with the site's strict headers, and a browser that reads them with the built
 * script and styles.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type BuiltPageAssets, buildPageAssets } from '#infra/build/page-assets.ts';
import type { PageAssets } from '#shared/pages/page-data.ts';
import { openVisitorPage, pageErrorsOf, type VisitorOptions } from './browser-visitor.ts';
import { browserOfProcess } from './chromium.ts';

const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";
const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const onPhone: VisitorOptions = { on: 'phone' };

export interface PlainPage {
  readonly main: string;
  /** Of the `<main>`. */
  readonly attributes?: string;
  readonly timeZone?: string;
  /** In minutes; absent where the zone changes its clocks. */
  readonly utcOffset?: number;
  /** When the service worker kept it, as in '2026-11-22T15:00:00-03:00', in place of the network's answer. */
  readonly keptAt?: string;
  /** In place of the built ones. */
  readonly assets?: Partial<PageAssets>;
}

export const htmlOf = (
  { main, attributes = '', timeZone = 'America/Argentina/Buenos_Aires', utcOffset, keptAt, assets }: PlainPage,
  built: PageAssets,
): string => `<!doctype html>
<html lang="es-AR" data-time-zone="${timeZone}"${utcOffset === undefined ? '' : ` data-utc-offset="${utcOffset}"`}${keptAt ? ` data-kept-at="${Date.parse(keptAt)}"` : ''}>
<head><meta charset="utf-8"><title>Torneo</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><link rel="canonical" href="https://torneos.example/pagina">
<link rel="stylesheet" href="${assets?.css ?? built.css}"><script src="${assets?.script ?? built.script}" defer></script></head>
<body><p data-offline hidden><svg aria-hidden="true" width="20" height="20"></svg>Sin conexión</p>
<main ${attributes} tabindex="-1">${main}</main><p data-announce role="status" class="sr-only"></p></body></html>`;

export interface VisitorPages {
  /** Puts a page, a whole document or an SVG at an address, in place of the one that was there. */
  readonly publish: (path: string, page: PlainPage | string) => void;
  /** Whether pages answer 500 from now on. */
  readonly setBroken: (isBroken: boolean) => void;
  /** The answers to requests for pages so far, as in '200 /' or '304 /'. */
  readonly answers: () => readonly string[];
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
}

interface OpenOptions {
  /** When it is opened, as in '2026-11-22T15:00:00-03:00'; the page's clock then only moves when the test moves it. */
  readonly at?: string;
  readonly visitor?: VisitorOptions;
  /** Runs in the page before its own script. */
  readonly before?: () => void;
  /** Console messages that are expected. */
  readonly expects?: RegExp;
}

export function openVisitorPages(): VisitorPages {
  const pages = new Map<string, string>();
  const answered: string[] = [];
  const opened: { readonly page: Page; readonly expects: RegExp | undefined }[] = [];
  let isBroken = false;
  let built: BuiltPageAssets | undefined;
  let browser: Browser | undefined;
  let server: Server | undefined;

  const buildOf = (): BuiltPageAssets => {
    if (!built) throw new Error('the styles and the script are only there while tests run');
    return built;
  };
  const answer = ({ url = '/', headers }: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(url, 'http://site');
    const isAsset = pathname.startsWith('/assets/');
    const body = isAsset ? readFileSync(join(buildOf().folder, pathname)) : pages.get(pathname);
    const tag = `"${createHash('md5')
      .update(body ?? '')
      .digest('hex')}"`;
    const status = isBroken && !isAsset ? 500 : body === undefined ? 404 : headers['if-none-match'] === tag ? 304 : 200;
    if (!isAsset) answered.push(`${status} ${pathname}`);
    const type = contentTypes[extname(pathname)] ?? 'text/html; charset=utf-8';
    response
      .writeHead(status, {
        'content-type': type,
        etag: tag,
        'cache-control': isAsset ? 'max-age=31536000' : 'max-age=0',
        'content-security-policy': contentSecurityPolicy,
      })
      .end(status === 200 ? body : undefined);
  };

  beforeAll(async () => {
    built = await buildPageAssets(() => undefined);
    server = createServer(answer);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    browser = await browserOfProcess();
  });
  afterEach(async () => {
    isBroken = false;
    const errors = opened.flatMap(({ page, expects }) => pageErrorsOf(page).filter((each) => !expects?.test(each)));
    await Promise.all(opened.splice(0).map(({ page }) => page.context().close()));
    answered.length = 0;
    pages.clear();
    expect(errors, 'what the browser complained of').toEqual([]);
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  return {
    publish: (path, page) => {
      pages.set(path, typeof page === 'string' ? page : htmlOf(page, buildOf().pageAssets));
    },
    setBroken: (next) => {
      isBroken = next;
    },
    answers: () => answered,
    open: async (path, { at, visitor = onPhone, before, expects } = {}) => {
      if (!browser || !server) throw new Error('the browser only runs while tests do');
      const { port } = server.address() as AddressInfo;
      const page = await openVisitorPage(browser, `http://127.0.0.1:${port}`, visitor);
      opened.push({ page, expects });
      if (at) {
        await page.clock.install({ time: Date.parse(at) - 1000 });
        await page.clock.pauseAt(new Date(at));
      }
      if (before) await page.addInitScript(before);
      await page.goto(path);
      return page;
    },
  };
}

/** For `before`: lets the test hide the page, as behind another tab, with `hidePage`. */
export function canBeHidden(): void {
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  Object.assign(window, {
    setHidden: (next: boolean) => {
      isHidden = next;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
}

export function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((next) => (window as unknown as { setHidden: (it: boolean) => void }).setHidden(next), isHidden);
}
