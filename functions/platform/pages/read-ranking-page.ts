/** Reads a hundred rows of a tournament's ranking. */
import { limits } from '#shared/domain/limits.ts';
import type { RankingPart } from '#shared/pages/page-data.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import type { RankingName, RankingRows } from '../documents/rankings.ts';
import type { PageSource } from './page-source.ts';

/** Null when the tournament does not exist or its ranking has fewer parts; the first part exists without rows, too. */
export async function readRankingPage<Name extends RankingName, Row>(
  tournamentId: number,
  name: Name,
  part: number,
  format: (row: RankingRows[Name]) => Row,
  { readDocuments }: Pick<PageSource, 'readDocuments'>,
): Promise<RankingPart<Row> | null> {
  const read = await readDocuments(tournamentId, { documents: ['FACTS'], lists: [name] });
  if (!read) return null;
  const rows = rowsOfSlices<RankingRows[Name]>(read, name) ?? [];
  const parts = Math.max(1, Math.ceil(rows.length / limits.rowsOfRankingPage));
  if (part > parts) return null;
  const start = (part - 1) * limits.rowsOfRankingPage;
  const shown = rows.slice(start, start + limits.rowsOfRankingPage).map(format);
  return { tournament: read.FACTS, rows: shown, part, parts };
}
