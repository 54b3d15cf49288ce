/** Reads the text of a file that a spreadsheet or a phone has saved, in the encodings that these write. */

export const acceptedListFiles = '.csv,.tsv,.txt,text/csv,text/plain';
const maxFileSize = 1024 * 1024;

/** Thrown with a text for the user when a file holds no text. */
export class UnreadableFileError extends Error {}

export async function readFileText(file: File): Promise<string> {
  if (file.size > maxFileSize) throw new UnreadableFileError('El archivo supera 1 MB: no parece una lista.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes))
    throw new UnreadableFileError('Es una planilla: copiá las celdas y pegalas acá, o guardala como CSV.');
  return decodeText(bytes).replace(/^\ufeff/, '');
}

/** Workbooks are ZIP archives or, in the old format, begin with D0 CF. */
const isWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

/** UTF-8 or UTF-16; any other text is taken for that of a Windows computer, as spreadsheets save CSV there. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
