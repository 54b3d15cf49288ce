/**
 * One `Idempotency-Key` for one creation: sent again because its answer was lost, it carries the same key, so that the
 * server answers the first result instead of creating a second.
 */
const keys = new Map<string, string>();

const nameOf = (address: string, body: unknown): string => `${address}\n${JSON.stringify(body)}`;

/** The key of this creation: the one it had until it is known to be done, or a new one. */
export function idempotencyKeyFor(address: string, body: unknown): string {
  const name = nameOf(address, body);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return key;
}

/**
 * Call when the creation succeeded: the same request again is a new creation. A refusal tells nothing of an earlier
 * attempt, as it may come from before the keys are looked at (an ended session, a firewall).
 */
export function forgetIdempotencyKey(address: string, body: unknown): void {
  keys.delete(nameOf(address, body));
}
