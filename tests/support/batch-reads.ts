/** Records which items are read in batches, as documents are. */
import { documentClient } from '#functions/platform/table/client.ts';
import type { Key } from '#functions/platform/table/keys.ts';

/** Returns a list to which the key of every item that a batch asks for is added from now on. */
export function recordBatchReads(): Key[] {
  const read: Key[] = [];
  documentClient().middlewareStack.add(
    (next) => (args) => {
      const { RequestItems = {} } = args.input as { readonly RequestItems?: Record<string, { readonly Keys?: Key[] }> };
      read.push(...Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys));
      return next(args);
    },
    { name: 'batchReads', step: 'initialize' },
  );
  return read;
}
