/**
 * Responses requested before the application has loaded. The application's first request for the same address uses
 * them.
 */

export const requestDeadlineMs = 10_000;
/** An unused response is dropped after this time, because older data would pass for new data. */
const prefetchLifetimeMs = 10_000;

const prefetchedResponses = new Map<string, Promise<Response>>();

/** Requests an address below `/api` as a visitor, without a token. */
export function prefetch(address: string): void {
  const response = fetch(`/api${address}`, {
    headers: { accept: 'application/json' },
    cache: 'no-cache',
    signal: AbortSignal.timeout(requestDeadlineMs),
  });
  // The caller of `takePrefetchedResponse` handles a failure; this handler only prevents an unhandled rejection.
  response.catch(() => undefined);
  prefetchedResponses.set(address, response);
  setTimeout(() => prefetchedResponses.delete(address), prefetchLifetimeMs);
}

export function takePrefetchedResponse(address: string): Promise<Response> | undefined {
  const response = prefetchedResponses.get(address);
  prefetchedResponses.delete(address);
  return response;
}
