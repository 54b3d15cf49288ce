/**
 * One `Idempotency-Key` for one creation: sent again because its answer was lost, it carries the same key, so that the
 * server answers the first result instead of creating a second.
 */
const keys = new Map<string, string>();

const nameOf = (address: string, body: unknown): string => `${address}\n${JSON.stringify(body)}`;

/** The key of this creation: the one it had when its answer was lost, or a new one. */
export function retryKeyFor(address: string, body: unknown): string {
  const name = nameOf(address, body);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return key;
}

/** An answer came: the same again would be another creation. */
export function forgetRetryKey(address: string, body: unknown): void {
  keys.delete(nameOf(address, body));
}
