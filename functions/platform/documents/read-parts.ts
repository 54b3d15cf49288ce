/** Reading a list published in parts, from its first part on. */

import { readDocuments } from '../table/documents-store.ts';
import type { DocumentScope } from '../table/keys.ts';
import { type ListSlice, sliceNames } from './list-slices.ts';

/** The rows, in order: all of them in one more call, or no more than the first part when that has `enough`. */
export async function readAllRows<Row>(
  first: ListSlice<Row>,
  scope: DocumentScope,
  name: string,
  enough = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  if (first.parts === 1 || first.rows.length >= enough) return first.rows;
  const names = sliceNames(name, first.parts).slice(1);
  const others = await readDocuments<ListSlice<Row> | null>(scope, names);
  return [...first.rows, ...names.flatMap((each) => others.get(each)?.rows ?? [])];
}
