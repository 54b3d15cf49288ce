/** Reads published rankings: one item for the beginning, one more call for the rest of a long one. */

import type { DocumentScope } from '../../../platform/table/keys.ts';
import { readDocument } from '../store/documents-store.ts';
import { computeOverallDocuments } from './compute-documents.ts';
import { type ListSlice, rowsOfSlices } from './list-slices.ts';
import type { RankingName, RankingRows } from './ranking-documents.ts';
import { readRowsOfSlicedList } from './read-slices.ts';
import { computeDocuments } from './read-tournament.ts';

/**
 * The rows of a ranking, in order: all of them, or at least the first `enough`, which may be in the first slice alone.
 * 404 when the tournament does not exist.
 */
export async function readRanking<Name extends RankingName>(
  scope: DocumentScope,
  name: Name,
  now: Date,
  enough = Number.POSITIVE_INFINITY,
): Promise<RankingRows[Name][]> {
  const first = await readDocument<ListSlice<RankingRows[Name]> | null>(scope, name);
  if (first) return readRowsOfSlicedList(first, scope, name, enough);
  const computed = scope === 'ALL' ? await computeOverallDocuments(now) : await computeDocuments(scope);
  return rowsOfSlices<RankingRows[Name]>(computed, name) ?? [];
}
