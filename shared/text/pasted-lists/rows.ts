/** Prepares a pasted text for reading: removes what chats add to a line, and finds the sign that separates columns. */

/** A sign between the columns of a list; null when each line is read as a sentence. */
export type Delimiter = '\t' | ';' | ',' | null;

/** The date, hour and sender before a message that was copied from WhatsApp, of either kind of phone. */
const messageStart =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]?(?:\s*-)?\s*[^:\t;]{1,60}:\s/i;
const bullets = /^[\s*•·◦▪▫►➤✓✔–—>-]+(?=\S)/u;
/** Emphasis of chats around words, as in '*Juan Pérez*'. */
const emphasis = /(?<![\p{L}\p{N}])[*_~]+|[*_~]+(?![\p{L}\p{N}])/gu;
/** Emoji and the signs that join them, but not the digits that are emoji too. */
const emoji = /(?!\d)[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\u{fe0f}\u{20e3}\u{200d}]/gu;
const chatNotices = /^<.*>$/;

/** The lines of a pasted text without empty ones, and without what chats and word processors put around a line. */
export function cleanPastedText(text: string): string {
  return text
    .replaceAll('🔟', '10')
    .split(/\r\n|\r|\n|\u2028/)
    .map(cleanLine)
    .filter((line) => line.trim() !== '' && !chatNotices.test(line.trim()))
    .join('\n');
}

const cleanLine = (line: string): string =>
  line
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(messageStart, '')
    .replace(emoji, '')
    .replace(emphasis, '')
    .replace(bullets, '');

/**
 * Tabs separate columns wherever there are any, and so do semicolons; commas when half of the lines have two or more,
 * not all with a space behind them, because 'Pérez, Juan' is a name.
 */
export function findDelimiter(text: string): Delimiter {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  const lines = text.split('\n');
  const withColumns = lines.filter((line) => /,\S.*,|,.*,\S/.test(line));
  return withColumns.length * 2 >= lines.length ? ',' : null;
}

/** Three or more full names in one line without any digit are one person each: 'Juan Pérez, Ana Gil y Luis Paz'. */
export function splitNamesOfLine(line: string): string[] {
  const names = line.split(/,\s*|\s+y\s+(?=\p{Lu})/u).map((name) => name.replace(/\.$/, '').trim());
  const areFullNames = names.length > 2 && names.every((name) => /^\P{N}+\s\P{N}+$/u.test(name));
  return areFullNames ? names : [line];
}
