/** Reading published rankings: one item for their beginning, one more call for the rest of a long one. */
import type { Scope } from '../table/keys.ts';
import { readPage, readPages } from '../table/pages.ts';
import { type Part as PartOf, partNames } from './parts.ts';
import type { RankingName, RankingPages, RankingRows } from './rankings.ts';
import { computeDocuments } from './read.ts';
import { computeEverything } from './read-everything.ts';

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
  type Part = PartOf<RankingRows[Name]>;
  const first = await readPage<Part | null>(scope, name);
  if (!first) return gather(name, await (scope === 'ALL' ? computeEverything(now) : computeDocuments(scope)));
  if (first.parts === 1 || first.rows.length >= enough) return first.rows;
  const others = await readPages<Part | null>(scope, partNames(name, first.parts).slice(1));
  return gather(name, Object.fromEntries([...others, [name, first]]));
}

type Pages = { readonly [Part in keyof RankingPages]?: PartOf<unknown> | null };

function gather<Name extends RankingName>(name: Name, pages: Pages): RankingRows[Name][] {
  const parts = partNames(name, pages[name]?.parts ?? 1).map((each) => pages[each]);
  return parts.flatMap((part) => (part?.rows ?? []) as RankingRows[Name][]);
}
