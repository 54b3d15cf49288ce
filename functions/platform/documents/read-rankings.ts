/** Reading published rankings: one item for their beginning, one more call for the rest of a long one. */
import type { Scope } from '../table/keys.ts';
import { readPage } from '../table/pages.ts';
import { type Part, partNames } from './parts.ts';
import type { RankingName, RankingPages, RankingRows } from './rankings.ts';
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
  if (!first) return gather(name, await (scope === 'ALL' ? computeEverything(now) : computeDocuments(scope)));
  return rowsFrom(first, scope, name, enough);
}

type Pages = { readonly [Each in keyof RankingPages]?: Part<unknown> | null };

function gather<Name extends RankingName>(name: Name, pages: Pages): RankingRows[Name][] {
  const parts = partNames(name, pages[name]?.parts ?? 1).map((each) => pages[each]);
  return parts.flatMap((part) => (part?.rows ?? []) as RankingRows[Name][]);
}
