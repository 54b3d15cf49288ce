/** Reads a hundred rows of a tournament's ranking. */
import type { RankingPart } from '#shared/pages/page-data.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import type { RankingName, RankingRows } from '../documents/ranking-documents.ts';
import { partOfRows } from './list-part.ts';
import type { PageSource } from './page-source.ts';

/** Null when the tournament does not exist or its ranking has fewer parts. */
export async function readRankingPage<Name extends RankingName, Row>(
  tournamentId: number,
  name: Name,
  part: number,
  format: (row: RankingRows[Name]) => Row,
  { readDocuments }: Pick<PageSource, 'readDocuments'>,
): Promise<RankingPart<Row> | null> {
  const read = await readDocuments(tournamentId, { documents: ['HEADER'], lists: [name] });
  if (!read) return null;
  const shown = partOfRows(rowsOfSlices<RankingRows[Name]>(read, name) ?? [], part);
  return shown && { tournament: read.HEADER, ...shown, rows: shown.rows.map(format) };
}
