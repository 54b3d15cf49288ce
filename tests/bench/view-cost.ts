/** The requests and bytes of a visitor's first screen and of a further one, for `npm run cost`. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { measured } from '#infra/cost/measured-2026-11.ts';
import { buildTestedScreens } from '#tests/support/browser-routes.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { runThenStop } from './cleanup.ts';
import { costFigure } from './cost-figures.ts';
import type { BenchFigure } from './figures.ts';

interface ViewTraffic {
  /** Requests that reach the edge, and how many of them are for the API. */
  requests: number;
  apiRequests: number;
  /** Bytes of their answers as they are sent, headers included. */
  bytes: number;
}

export async function measureViewCost(url: string): Promise<BenchFigure[]> {
  const browser = await launchBrowser();
  return runThenStop(
    () => browser.close(),
    async () => {
      const first: ViewTraffic[] = [];
      const next: ViewTraffic[] = [];
      for (const { address } of buildTestedScreens().filter(({ access }) => access === 'everyone')) {
        const context = await browser.newContext();
        first.push(await measureView(context, `${url}${address}`));
        next.push(await measureView(context, `${url}${address}`));
        await context.close();
      }
      return [
        ...figuresOfView("a visitor's first screen", averageOf(first), measured.firstView),
        ...figuresOfView('a further screen', averageOf(next), measured.nextView),
      ];
    },
  );
}

/** Opens the address in a new tab, and counts the responses that are not from the browser's cache. */
async function measureView(context: BrowserContext, address: string): Promise<ViewTraffic> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const traffic: ViewTraffic = { requests: 0, apiRequests: 0, bytes: 0 };
  const sent = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return;
    sent.add(requestId);
    traffic.requests += 1;
    if (new URL(response.url).pathname.startsWith('/api/')) traffic.apiRequests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) traffic.bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await page.close();
  return traffic;
}

const loggedCalls = 50;

/** The bytes that a Lambda logs for a call; `log` is the file with the output of all functions. */
export async function measureLogBytes(url: string, log: string): Promise<BenchFigure[]> {
  const before = statSync(log).size;
  // Errors are not cached, so that each of these calls reaches a Lambda.
  for (let id = 1; id <= loggedCalls; id += 1) await (await fetch(`${url}/api/teams/${1_000_000 + id}`)).arrayBuffer();
  await waitUntilWritten(log);
  const bytes = (statSync(log).size - before) / loggedCalls;
  return [costFigure('a call', bytes, measured.call.logBytes, 'bytes of log')];
}

async function waitUntilWritten(file: string): Promise<void> {
  for (let size = -1; size !== statSync(file).size; ) {
    size = statSync(file).size;
    await sleep(500);
  }
}

function averageOf(views: readonly ViewTraffic[]): ViewTraffic {
  const average = (part: keyof ViewTraffic) => views.reduce((sum, view) => sum + view[part], 0) / views.length;
  return { requests: average('requests'), apiRequests: average('apiRequests'), bytes: average('bytes') };
}

const figuresOfView = (what: string, found: ViewTraffic, used: ViewTraffic): BenchFigure[] => [
  costFigure(what, found.requests, used.requests, 'requests'),
  costFigure(`${what}, to the API`, found.apiRequests, used.apiRequests, 'requests'),
  costFigure(what, found.bytes, used.bytes, 'bytes'),
];
