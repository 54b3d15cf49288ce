/** What a view of a page takes: the requests that leave the browser, and the bytes of their answers. */
import type { BrowserContext, Page } from 'playwright-core';

export interface ViewTraffic {
  /** The path and query of each request that is not answered by the browser's cache, in order. */
  readonly requests: readonly string[];
  /** Bytes of their answers as they are sent, headers included. */
  readonly bytes: number;
}

/** Opens the address in a new tab of the visitor, and counts until nothing more is asked for. */
export async function measureView(
  visitor: BrowserContext,
  address: string,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<ViewTraffic> {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Network.enable');
  const sent = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache, fromPrefetchCache } }) => {
    if (fromDiskCache || fromPrefetchCache || !url.startsWith('http')) return;
    const { pathname, search } = new URL(url);
    sent.set(requestId, `${pathname}${search}`);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void sent.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await look(page);
  await page.close();
  return { requests: [...sent.values()], bytes };
}
