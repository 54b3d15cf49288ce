/**
 * One `Idempotency-Key` for each creation. A POST repeated after its response got lost carries the same key, so that
 * the server returns the first result instead of creating a second entity.
 */
const idempotencyKeysByRequest = new Map<string, string>();

const requestMapKey = (address: string, body: unknown): string => `${address}\n${JSON.stringify(body)}`;

/** The key of a creation: the same for every attempt until `forgetIdempotencyKey`, then a new one. */
export function idempotencyKeyFor(address: string, body: unknown): string {
  const request = requestMapKey(address, body);
  const key = idempotencyKeysByRequest.get(request) ?? crypto.randomUUID();
  idempotencyKeysByRequest.set(request, key);
  return key;
}

/**
 * To be called when a creation succeeded, so that the same request sent again creates another entity. Not after a
 * refusal: it may come before the server reads the key (an expired session, a firewall), so an earlier attempt may
 * still have succeeded.
 */
export function forgetIdempotencyKey(address: string, body: unknown): void {
  idempotencyKeysByRequest.delete(requestMapKey(address, body));
}
