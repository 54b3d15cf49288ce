/**
 * Responses requested before the application has loaded. The application's first request for the same address uses
 * them.
 */

export const deadlineMs = 10_000;
/** An unused response is dropped after this time, because older data would pass for new data. */
const lifetimeMs = 10_000;

const responses = new Map<string, Promise<Response>>();

/** Requests an address below `/api` as a visitor, without a token. */
export function prefetch(address: string): void {
  const response = fetch(`/api${address}`, {
    headers: { accept: 'application/json' },
    cache: 'no-cache',
    signal: AbortSignal.timeout(deadlineMs),
  });
  // The caller of `takePrefetched` handles a failure; this handler only prevents an unhandled rejection.
  response.catch(() => undefined);
  responses.set(address, response);
  setTimeout(() => responses.delete(address), lifetimeMs);
}

export function takePrefetched(address: string): Promise<Response> | undefined {
  const response = responses.get(address);
  responses.delete(address);
  return response;
}
