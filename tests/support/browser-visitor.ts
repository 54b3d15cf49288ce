/** A visitor of the application: a browser context of their own on a phone or a desktop, signed in or not. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { testAdmin, testDT } from '#infra/local/seed/test-users.ts';
import type { Viewer } from './browser-routes.ts';

export const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  /** The smallest phone that a match's sheet is made for. */
  smallPhone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
type Device = keyof typeof devices;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface VisitorOptions {
  /** A demo user by role, any user by credentials, or null for a visitor without an account. */
  readonly as?: Viewer | Credentials;
  readonly on?: Device;
  readonly colorScheme?: 'light' | 'dark';
  /** Whether the browser may add the service worker, whose answers hide requests from `page.route`; false by default. */
  readonly hasWorker?: boolean;
  /** Whether pages may run scripts; true by default. */
  readonly hasScripts?: boolean;
}

/** Opens a new context; returns its first page, which is still blank. */
export async function openVisitorPage(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Page> {
  const { as = null, on = 'desktop', colorScheme = 'light', hasWorker = false, hasScripts = true } = options;
  const context = await browser.newContext({
    ...devices[on],
    baseURL: url,
    javaScriptEnabled: hasScripts,
    colorScheme,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Animations would only make screenshots differ.
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    ...(as && { storageState: await fetchStorageAfterLogin(url, as) }),
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} forbids ${blockedURI}`),
    ),
  );
  context.on('page', recordErrors);
  return context.newPage();
}

export const demoCredentials = { Admin: testAdmin, DT: testDT };

/** What the browser stores after a login: the saved session and its cookies. */
async function fetchStorageAfterLogin(url: string, who: 'Admin' | 'DT' | Credentials) {
  const { email, password } = typeof who === 'string' ? demoCredentials[who] : who;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
  const { user, token } = (await response.json()) as { user: object; token: string };
  const localStorage = [
    { name: 'authToken', value: token },
    { name: 'torneoUser', value: JSON.stringify(user) },
  ];
  return {
    cookies: response.headers.getSetCookie().filter(isKept).map(parseCookie),
    origins: [{ origin: url, localStorage }],
  };
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** False for a header that deletes a cookie. */
const isKept = (header: string): boolean => !/;\s*max-age=0\b/i.test(header);

function parseCookie(header: string): Cookies[number] {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const path = attributes.find((it) => /^path=/i.test(it))?.slice('path='.length) ?? '/';
  const [httpOnly, secure] = ['HttpOnly', 'Secure'].map((attribute) => attributes.includes(attribute));
  const sameSite = attributes.includes('SameSite=Strict') ? 'Strict' : 'Lax';
  return { name, value, domain: '127.0.0.1', path, expires: -1, httpOnly: !!httpOnly, secure: !!secure, sameSite };
}

const errorsByPage = new WeakMap<Page, string[]>();

/**
 * The page's errors so far: console errors and warnings, violations of the content security policy, exceptions. None for an
 * answer 503: on a busy machine the table may answer too late, and the application asks again.
 */
export const pageErrorsOf = (page: Page): readonly string[] => errorsByPage.get(page) ?? [];

/** What playwright-core writes in place of adding a worker. */
const blockedWorkerText = 'Service Worker registration blocked by Playwright';

function recordErrors(page: Page): void {
  const errors: string[] = [];
  errorsByPage.set(page, errors);
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && message.text() !== blockedWorkerText && !/\b503\b/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}
