/** Reading published rankings: one item for their beginning, one more call for the rest of a long one. */
import type { Scope } from '../table/keys.ts';
import { readPage } from '../table/pages.ts';
import { type Part, rowsAmong } from './parts.ts';
import type { RankingName, RankingRows } from './rankings.ts';
import { computeDocuments } from './read.ts';
import { computeEverything } from './read-everything.ts';
import { rowsFrom } from './read-parts.ts';

/**
 * The rows of a ranking, in order: all of them, or at least the first `enough`, for which its first part may do.
 * 404 when the tournament does not exist.
 */
export async function readRanking<Name extends RankingName>(
  scope: Scope,
  name: Name,
  now: Date,
  enough = Number.POSITIVE_INFINITY,
): Promise<RankingRows[Name][]> {
  const first = await readPage<Part<RankingRows[Name]> | null>(scope, name);
  if (first) return rowsFrom(first, scope, name, enough);
  const computed = scope === 'ALL' ? await computeEverything(now) : await computeDocuments(scope);
  return rowsAmong<RankingRows[Name]>(computed, name) ?? [];
}
