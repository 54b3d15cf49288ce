/** Faults between a page and the API, injected on purpose. */
import type { Page, Route } from 'playwright-core';

export type NetworkFault = (route: Route) => Promise<void>;

/** API Gateway's own answer when a function failed: in English, and not a problem document. */
export const gatewayError: NetworkFault = (route) =>
  route.fulfill({ status: 500, json: { message: 'Internal Server Error' } });
/** The API's answer while DynamoDB throttles the table. */
export const tableBusyError: NetworkFault = (route) =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '1' },
    json: { code: 'unavailable', detail: 'El servicio no da abasto en este momento. Probá de nuevo.' },
  });
/** A refusal by API Gateway, or by a firewall in front of it. */
export const gatewayRefusal: NetworkFault = (route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } });
export const apiRefusalText = 'La federación pidió esperar hasta mañana.';
/** A refusal that the application does not retry by itself. */
export const apiRefusal: NetworkFault = (route) =>
  route.fulfill({ status: 409, json: { code: 'conflict', detail: apiRefusalText } });
/** No fault: the request is answered as usual. */
export const passThrough: NetworkFault = (route) => route.fallback();
/** The connection breaks before the request reaches the API. */
export const connectionReset: NetworkFault = (route) => route.abort('connectionreset');
/** The API carries out the request, but its answer is lost. */
export const answerLost: NetworkFault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** Holds each request until `release` is called, then applies `then`; `count` returns the number of requests so far. */
export function holdRequestsUntilReleased(then: NetworkFault) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  const what: NetworkFault = async (route) => {
    count += 1;
    await promise;
    await then(route);
  };
  return { what, release: resolve, count: () => count };
}

/** Matches all API addresses but those of /auth, so that sessions keep working; of these only the list of users. */
const nonSessionApiPattern = /\/api\/(?!auth\/(?!users(?:\?|$)))/;

/**
 * From now on applies a fault to requests with these methods, at all addresses or some; returns a function that ends
 * it.
 */
export async function injectFault(
  page: Page,
  methods: readonly string[],
  what: NetworkFault,
  address = nonSessionApiPattern,
): Promise<() => Promise<void>> {
  const handler = (route: Route) => (methods.includes(route.request().method()) ? what(route) : route.fallback());
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}
