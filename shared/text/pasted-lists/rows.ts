/** Prepares a pasted text for reading: removes what chats add to a line, and finds the sign that separates columns. */

import { compactRuns } from './compact-runs.ts';

/** A sign between the columns of a list; null when each line is read as a sentence. */
export type Delimiter = '\t' | ';' | ',' | null;

const clockTime = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?\\s?m\\.?)?';
/** As in '20/11', '20/11/26', '20.11.26' and '2026-11-20'. */
const stampDate = '(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?)';
/** As in '[20/11, 21:03]', '[21:03, 20/11/2026]' and '[20/11/26, 9:03:11 p. m.]': phones, and the web with the time first. */
const bracketedStamp = `\\[(?:${stampDate},? ${clockTime}|${clockTime},? ${stampDate})\\]`;
/** As in '20/11/2026, 21:03 -', in the file of a whole chat. */
const fileStamp = `${stampDate},? ${clockTime} -`;
const messageStamp = new RegExp(`^(?:${bracketedStamp}|${fileStamp})\\s*`, 'i');
/** The sender behind a stamp; a notice such as 'Marce creó el grupo' has none. */
const sender = /^[^:\t;]{1,60}:(?:\s+|$)/;
/** Spaces and the signs of a list; a tab at the start of a line is an empty first cell. */
const bullets = /^[^\S\t]*(?:[*•·◦▪▫►➤✓✔–—>-]\s*)*/u;
/** Emphasis of chats around words, as in '*Juan Pérez*'. */
const emphasis = /(?<![\p{L}\p{N}])[*_~]+|[*_~]+(?![\p{L}\p{N}])/gu;
/** Emoji and the signs that join them, but not the digits that are emoji too. */
const emoji = /(?!\d)[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\u{fe0f}\u{20e3}\u{200d}]/gu;
/** What WhatsApp writes in the place of a message, and behind an edited one. */
const chatNotice =
  /^(?:<.*>|(?:imagen|foto|audio|video|sticker|gif|documento|multimedia) omitid[oa]|.*\(archivo adjunto\)|se eliminó este mensaje|eliminaste este mensaje|este mensaje fue eliminado)\.?$/i;
const editedMark = /\s*<se editó este mensaje\.?>$/i;

/** The lines of a pasted text without empty ones, and without what chats and word processors put around a line. */
export const cleanPastedText = (text: string): string => compactRuns(cleanLines(compactRuns(text)));

function cleanLines(text: string): string {
  return text
    .replaceAll('🔟', '10')
    .split(/\r\n|\r|\n|\u2028/)
    .map(cleanLine)
    .filter((line) => line.trim() !== '' && !chatNotice.test(line.trim()))
    .join('\n');
}

const cleanLine = (line: string): string =>
  withoutMessageStart(
    line.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').replace(/[\u00a0\u202f]/g, ' '),
  )
    .replace(editedMark, '')
    .replace(emoji, '')
    .replace(emphasis, '')
    .replace(bullets, '');

/** The message without the stamp and sender before it; '' for a notice of the chat itself. */
function withoutMessageStart(line: string): string {
  const [stamp] = messageStamp.exec(line) ?? [];
  if (stamp === undefined) return line;
  const message = line.slice(stamp.length);
  return sender.test(message) ? message.replace(sender, '') : '';
}

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
