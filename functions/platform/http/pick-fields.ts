/** From a stored item to what leaves the server: only the fields the contract names. */
import type * as z from 'zod/mini';

/** Picks the fields of `schema` from `item`: an allow-list, so that keys, stamps and private data stay inside. */
export function pickFields<S extends z.ZodMiniObject>(schema: S, item: object): z.output<S> {
  const source = item as Record<string, unknown>;
  return Object.fromEntries(Object.keys(schema.shape).map((field) => [field, source[field]])) as z.output<S>;
}
