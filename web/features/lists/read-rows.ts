/** Divides a pasted text into rows of cells; papaparse reads quoted cells as spreadsheets write them. */
import Papa from 'papaparse';
import { cleanPastedText, findDelimiter } from '#shared/text/pasted-lists/rows.ts';

export function readRows(text: string): string[][] {
  const clean = cleanPastedText(text);
  const delimiter = findDelimiter(clean);
  if (delimiter === null)
    return clean
      .split('\n')
      .filter(Boolean)
      .map((line) => [line]);
  const { data, errors } = Papa.parse<string[]>(clean, { delimiter, skipEmptyLines: 'greedy' });
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // A quotation mark that opens no quoted cell belongs to the text, as in '"Toro" Pérez'.
  return clean.split('\n').map((line) => line.split(delimiter));
}
