/** How fast a published page answers a tap right after its first paint, on a phone with a slow processor. */
import type { Browser } from 'playwright-core';
import { openVisitorPage } from '#tests/support/browser-visitor.ts';
import { launchWholeBrowser } from '#tests/support/chromium.ts';
import { runThenStop } from './cleanup.ts';
import type { BenchFigure } from './figures.ts';
import { tenPages } from './ten-pages.ts';

/** By how much the browser slows the processor down, so that it answers like a phone's. */
const slowDown = 4;
const maxMilliseconds = 200;

export async function measureTaps(url: string): Promise<BenchFigure[]> {
  const browser = await launchWholeBrowser();
  return runThenStop(
    () => browser.close(),
    async () => {
      const times: number[] = [];
      for (const address of tenPages) times.push(await measureTap(browser, url, address));
      const slowest = Math.max(...times);
      return [
        {
          what: `a tap right after first paint on ${times.length} pages, processor ${slowDown} × slower: slowest answer`,
          measured: `${slowest} ms (on ${tenPages[times.indexOf(slowest)]})`,
          limit: `≤ ${maxMilliseconds} ms`,
          holds: slowest <= maxMilliseconds,
          isTime: true,
        },
      ];
    },
  );
}

/** Milliseconds from the tap on 'Más' to the next paint, as the browser says. */
async function measureTap(browser: Browser, url: string, address: string): Promise<number> {
  const page = await openVisitorPage(browser, url, { on: 'phone' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(() => {
    const measured = { isPainted: false, durations: [] as number[] };
    Object.assign(window, { measured });
    new PerformanceObserver(() => {
      measured.isPainted = true;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries())
        if (/^(pointer|click)/.test(name)) measured.durations.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as MeasuredWindow).measured.isPainted, null, { polling: 10 });
  await page.getByRole('button', { name: 'Más' }).tap();
  await page.waitForFunction(() => (window as unknown as MeasuredWindow).measured.durations.length > 0);
  const durations = await page.evaluate(() => (window as unknown as MeasuredWindow).measured.durations);
  await page.context().close();
  return Math.max(...durations);
}

interface MeasuredWindow {
  readonly measured: { readonly isPainted: boolean; readonly durations: readonly number[] };
}
