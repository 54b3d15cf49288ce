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
 * The first of the first rows in which every cell with a text is a heading, at least one of a column that is read. A
 * single word such as 'Jugadores' above names is a heading too.
 */
export function findHeadings<Column extends string>(
  rows: readonly (readonly string[])[],
  patterns: HeadingPatterns<Column>,
): Headings<Column> | null {
  for (const [row, cells] of rows.slice(0, searchedRows).entries()) {
    const found = cells.map((cell) => findColumn(cell, patterns));
    const isHeading = found.every((column, at) => column !== undefined || cells[at]?.trim() === '');
    if (isHeading && found.some((column) => column)) return { row, columns: found.map((column) => column ?? null) };
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
