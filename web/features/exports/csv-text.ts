/** Writes a table as a CSV file that a spreadsheet in Spanish opens right, and offers it as a download. */
import Papa from 'papaparse';
import { foldAccents } from '#shared/spanish/plain-text.ts';
import type { CsvTable } from '#shared/text/csv-tables.ts';

/**
 * UTF-8 with a byte order mark, semicolons, CRLF. A text that a spreadsheet would take for a formula (it begins with =,
 * +, -, @, a tab or a carriage return) gets an apostrophe before it.
 *
 * @internal
 */
export const csvText = (table: CsvTable): string =>
  `\ufeff${Papa.unparse(table as (string | number)[][], { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`;

/** Downloads the table as '{name}.csv', with the name in plain letters. */
export function downloadCsv(name: string, table: CsvTable): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' }));
  link.download = `${fileNameOf(name)}.csv`;
  link.click();
  // The browser has opened the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const fileNameOf = (name: string): string =>
  foldAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'lista';
