/**
 * Published pages in plain HTML with the built script, in windows without a browser: for what depends neither on styles and
 * sizes nor on the browser's own navigation. The clock only moves when the test moves it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { BrowserErrorCaptureEnum, Window as HappyWindow } from 'happy-dom';
import { afterEach, vi } from 'vitest';
import { buildPageAssets } from '#infra/build/page-assets.ts';
import { htmlOf, type PlainPage } from './visitor-pages.ts';

type PageWindow = Window & typeof globalThis;

export interface VisitorWindows {
  /** Serves a page at an address from now on; a number is the status of an error that is served there. */
  readonly publish: (path: string, page: PlainPage | number) => void;
  /** What the script has asked for so far, as in '200 /equipos/7'. */
  readonly asked: () => readonly string[];
  readonly open: (path: string, options?: OpenOptions) => Promise<VisitorWindow>;
}

interface OpenOptions {
  /** The time at which it is opened, as in '2026-11-22T15:00:00-03:00'; by default now. */
  readonly at?: string;
  /** Entries of localStorage that earlier visits left. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The page that was open in the same tab: this one finds what it stored. */
  readonly after?: VisitorWindow;
  /** Prepares the window before the page's own script runs. */
  readonly before?: (window: PageWindow) => void;
}

export interface VisitorWindow {
  readonly window: PageWindow;
  readonly document: Document;
  /** Lets milliseconds pass, and waits for the answers to what the page asked for. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** The texts of the elements that match the selector and are not hidden. */
  readonly shown: (selector: string) => (string | null)[];
  readonly press: (buttonText: string) => Promise<void>;
  /** Tells the page of an event of its window, such as `pageshow`. */
  readonly dispatch: (type: string, fields?: object) => Promise<void>;
  /** Hides the page, as behind another tab, or shows it again. */
  readonly setHidden: (isHidden: boolean) => Promise<void>;
}

const clockFunctions = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const { folder, pageAssets } = await buildPageAssets(() => undefined);
const script = new Script(readFileSync(join(folder, pageAssets.script), 'utf8'));

export function openVisitorWindows(): VisitorWindows {
  const pages = new Map<string, PlainPage | number>();
  const asked: string[] = [];
  const opened: HappyWindow[] = [];
  const pathnameOf = (address: string) => new URL(address, 'http://site').pathname;

  const answer = async (address: string) => {
    const page = pages.get(pathnameOf(address)) ?? 404;
    const status = typeof page === 'number' ? page : 200;
    asked.push(`${status} ${pathnameOf(address)}`);
    return { ok: status === 200, status, text: async () => (typeof page === 'number' ? '' : htmlOf(page, pageAssets)) };
  };
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(opened.splice(0).map((each) => each.happyDOM.close()));
    asked.length = 0;
    pages.clear();
  });

  return {
    publish: (path, page) => {
      pages.set(path, page);
    },
    asked: () => asked,
    async open(path, { at, stored = {}, after, before } = {}) {
      const page = pages.get(pathnameOf(path));
      if (typeof page !== 'object') throw new Error(`no page was published at ${path}`);
      const now = at ? Date.parse(at) : Date.now();
      // The script of a page that was left runs no more.
      vi.useFakeTimers({ toFake: [...clockFunctions], now });
      const happyWindow = new HappyWindow({
        url: `http://127.0.0.1${path}`,
        // A fault of the script is thrown; files are not loaded.
        settings: { errorCapture: BrowserErrorCaptureEnum.disabled, handleDisabledFileLoadingAsSuccess: true },
      });
      opened.push(happyWindow);
      const window = happyWindow as unknown as PageWindow;
      const clock = Object.fromEntries(clockFunctions.map((name) => [name, globalThis[name]]));
      Object.assign(window, clock, { fetch: answer });
      if (after) {
        copyStorage(after.window.localStorage, window.localStorage);
        copyStorage(after.window.sessionStorage, window.sessionStorage);
      }
      for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
      window.document.write(htmlOf(page, pageAssets));
      // happy-dom has no `document.images`.
      Object.defineProperty(window.document, 'images', { get: () => window.document.querySelectorAll('img') });
      before?.(window);
      script.runInContext(window);
      const visitor = driverOf(window);
      await visitor.pass(0);
      return visitor;
    },
  };
}

function copyStorage(from: Storage, to: Storage): void {
  for (let at = 0; at < from.length; at += 1) {
    const key = from.key(at) ?? '';
    to.setItem(key, from.getItem(key) ?? '');
  }
}

function driverOf(window: PageWindow): VisitorWindow {
  const { document } = window;
  const isShown = (element: Element) => !element.closest('[hidden]');
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    window,
    document,
    pass,
    shown: (selector) => [...document.querySelectorAll(selector)].filter(isShown).map((each) => each.textContent),
    async press(buttonText) {
      const buttons = [...document.querySelectorAll('button')].filter(isShown);
      const button = buttons.find((each) => each.textContent === buttonText);
      if (!button) throw new Error(`no button says '${buttonText}'`);
      button.click();
      await pass(0);
    },
    async dispatch(type, fields = {}) {
      window.dispatchEvent(Object.assign(new window.Event(type), fields));
      await pass(0);
    },
    async setHidden(isHidden) {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new window.Event('visibilitychange'));
      await pass(0);
    },
  };
}
