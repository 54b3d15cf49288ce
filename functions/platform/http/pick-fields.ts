/** Limits what leaves the server to the fields that the contract names. */
import type * as z from 'zod/mini';

/** Picks the fields of `schema` from `item`, so that keys, stamps and private data are never sent. */
export function pickFields<S extends z.ZodMiniObject>(schema: S, item: object): z.output<S> {
  const source = item as Record<string, unknown>;
  return Object.fromEntries(Object.keys(schema.shape).map((field) => [field, source[field]])) as z.output<S>;
}
