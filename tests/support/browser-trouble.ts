/** What may go wrong between a page and the API, brought about on purpose. */
import type { Page, Route } from 'playwright-core';

export type Trouble = (route: Route) => Promise<void>;

/** What API Gateway itself answers when a function failed: in English, and no problem document. */
export const fails: Trouble = (route) => route.fulfill({ status: 500, json: { message: 'Internal Server Error' } });
export const refusal = 'La federación pidió esperar hasta mañana.';
/** A clear no, which nobody asks again about by himself. */
export const refuses: Trouble = (route) => route.fulfill({ status: 409, json: { code: 'conflict', detail: refusal } });
/** Nothing is wrong with it. */
export const passes: Trouble = (route) => route.fallback();
/** It never reaches the API. */
export const getsLost: Trouble = (route) => route.abort('connectionreset');
/** The API does what was asked, and nobody hears of it. */
export const answerGetsLost: Trouble = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

export const takesTime: Trouble = async (route) => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  await route.fallback();
};

/** Nothing happens to it before `release`, then this does; `count` says how often it was asked. */
export function holding(then: Trouble) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  const what: Trouble = async (route) => {
    count += 1;
    await promise;
    await then(route);
  };
  return { what, release: resolve, count: () => count };
}

/** Sessions go on working, so that one thing goes wrong at a time; the list of users is a list like others. */
const everyAddress = /\/api\/(?!auth\/(?!users(?:\?|$)))/;

/** From now on every request with one of these methods, or only to some addresses; answers how to end it. */
export async function trouble(
  page: Page,
  methods: readonly string[],
  what: Trouble,
  address = everyAddress,
): Promise<() => Promise<void>> {
  const handler = (route: Route) => (methods.includes(route.request().method()) ? what(route) : route.fallback());
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}
