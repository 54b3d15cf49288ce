/** Reads a list that is published in slices, given its first slice. */

import type { DocumentScope } from '../../../platform/table/keys.ts';
import { readDocuments } from '../store/documents-store.ts';
import { type ListSlice, namesOfSlices } from './list-slices.ts';

/**
 * The rows of a list, in order: all of them with one more call, or only those of the first slice when it has `enough`.
 */
export async function readRowsOfSlicedList<Row>(
  first: ListSlice<Row>,
  scope: DocumentScope,
  name: string,
  enough = Number.POSITIVE_INFINITY,
  consistent = false,
): Promise<Row[]> {
  if (first.parts === 1 || first.rows.length >= enough) return first.rows;
  const names = namesOfSlices(name, first.parts).slice(1);
  const others = await readDocuments<ListSlice<Row> | null>(scope, names, consistent);
  return [...first.rows, ...names.flatMap((each) => others.get(each)?.rows ?? [])];
}
