/** Finds the line of headings of a list that comes from a spreadsheet, and what each column holds. */
import { foldAccents } from '../../spanish/plain-text.ts';

/** What a column holds; null for one that is not read, such as documents and telephone numbers. */
export interface Headings<Column extends string> {
  /** The index of the row of headings. */
  readonly row: number;
  readonly columns: readonly (Column | null)[];
}

/** What headings of each column look like, without accents and capitals; the first that fits counts. */
export type HeadingPatterns<Column extends string> = readonly (readonly [Column | null, RegExp])[];

/** Headings come in one of the first rows, below a title at most. */
const searchedRows = 5;

/**
 * The first of the first rows in which every cell with a text is a heading, at least one of a column that is read, or
 * half of them with two such columns: a federation's sheet has columns of its own. A single word such as 'Jugadores' above
 * names is a heading too.
 */
export function findHeadings<Column extends string>(
  rows: readonly (readonly string[])[],
  patterns: HeadingPatterns<Column>,
): Headings<Column> | null {
  for (const [row, cells] of rows.slice(0, searchedRows).entries()) {
    const found = cells.map((cell) => findColumn(cell, patterns));
    const texts = found.filter((_, at) => cells[at]?.trim() !== '');
    const known = texts.filter((column) => column !== undefined);
    const readCount = known.filter((column) => column).length;
    const isHeading = known.length === texts.length ? readCount > 0 : readCount > 1 && known.length * 2 >= texts.length;
    if (isHeading) return { row, columns: found.map((column) => column ?? null) };
  }
  return null;
}

/** Undefined for a text that is no heading. */
function findColumn<Column extends string>(cell: string, patterns: HeadingPatterns<Column>): Column | null | undefined {
  const words = foldAccents(cell)
    .replace(/[^\p{L}\p{N}#°º]+/gu, ' ')
    .trim();
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}
