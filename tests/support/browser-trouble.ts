/** What may go wrong between a page and the API, brought about on purpose. */
import type { Page, Route } from 'playwright-core';

export type NetworkFault = (route: Route) => Promise<void>;

/** What API Gateway itself answers when a function failed: in English, and no problem document. */
export const gatewayError: NetworkFault = (route) =>
  route.fulfill({ status: 500, json: { message: 'Internal Server Error' } });
/** What our own shell answers when a function failed, and when the table is too busy. */
export const apiError: NetworkFault = (route) =>
  route.fulfill({
    status: 500,
    json: { code: 'internal', detail: 'Algo salió mal de nuestro lado. Probá de nuevo en un momento.' },
  });
export const tableBusy: NetworkFault = (route) =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '1' },
    json: { code: 'unavailable', detail: 'El servicio no da abasto en este momento. Probá de nuevo.' },
  });
/** What API Gateway, or a firewall before it, answers without asking the API. */
export const isForbidden: NetworkFault = (route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } });
/** What CloudFront answers without asking anybody. */
export const isBlocked: NetworkFault = (route) =>
  route.fulfill({ status: 403, contentType: 'text/html', body: '<html><h1>403 ERROR</h1>Request blocked.</html>' });
export const isTooLarge: NetworkFault = (route) =>
  route.fulfill({ status: 413, json: { message: 'Request Entity Too Large' } });
export const isTooLong: NetworkFault = (route) => route.fulfill({ status: 414, json: { message: 'URI Too Long' } });
export const refusal = 'La federación pidió esperar hasta mañana.';
/** A clear no, which nobody asks again about by himself. */
export const refuses: NetworkFault = (route) =>
  route.fulfill({ status: 409, json: { code: 'conflict', detail: refusal } });
/** Nothing is wrong with it. */
export const passThrough: NetworkFault = (route) => route.fallback();
/** It never reaches the API. */
export const connectionReset: NetworkFault = (route) => route.abort('connectionreset');
/** The API does what was asked, and nobody hears of it. */
export const answerLost: NetworkFault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** It is not answered before the application stops waiting, which `withShortTimeouts` brings forward. */
export const noAnswer: NetworkFault = async (route) => {
  await new Promise((resolve) => setTimeout(resolve, 3 * patience));
  await route.abort().catch(() => undefined);
};
const patience = 300;

/** Requests of this page end as late ones do, only sooner; answers how to end it. */
export async function withShortTimeouts(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((most) => {
    const timeout = AbortSignal.timeout;
    Object.assign(window, { patientTimeout: timeout });
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.min(ms, most));
  }, patience);
  return () =>
    page.evaluate(() => {
      AbortSignal.timeout = (window as unknown as { patientTimeout: typeof AbortSignal.timeout }).patientTimeout;
    });
}

export const slow: NetworkFault = async (route) => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  await route.fallback();
};

/** Nothing happens to it before `deleteBookingsWrites`, then this does; `count` says how often it was asked. */
export function held(then: NetworkFault) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  const what: NetworkFault = async (route) => {
    count += 1;
    await promise;
    await then(route);
  };
  return { what, release: resolve, count: () => count };
}

/** Sessions go on working, so that one thing goes wrong at a time; the list of users is a list like others. */
const everyAddress = /\/api\/(?!auth\/(?!users(?:\?|$)))/;

/** From now on every request with one of these methods, or only to some addresses; answers how to end it. */
export async function injectFault(
  page: Page,
  methods: readonly string[],
  what: NetworkFault,
  address = everyAddress,
): Promise<() => Promise<void>> {
  const handler = (route: Route) => (methods.includes(route.request().method()) ? what(route) : route.fallback());
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}
