/** Divides a cell, or a whole line of a chat, into what it says about a player: number, birth date, position, name. */
import type { PlayerPosition } from '../../domain/schemas/player.ts';
import { findDateText } from './read-date.ts';
import { cutPositionAtEnd, readPosition } from './read-position.ts';

export interface CellContent {
  numbers: string[];
  dates: string[];
  positions: PlayerPosition[];
  names: string[];
}

const noContent = (): CellContent => ({ numbers: [], dates: [], positions: [], names: [] });

/** A national identity number with its label or in full length, a telephone number, and an age. */
const documentNumber =
  /\b(?:dni|doc(?:umento)?|d\.n\.i\.)\s*:?\s*(?:n[°º]\s*)?\d[\d.]*|(?<![\d/+-])\d{1,2}\.\d{3}\.\d{3}(?!\d)|(?<![\d/+])\d{7,8}(?!\d)/giu;
const phoneNumber =
  /(?:\b(?:tel|cel|telefono|teléfono|celular)\.?\s*:?\s*)?(?:\+\s?\d|(?<!\d)\d{2,4}[\s-]\d)[\d\s-]{6,}\d/giu;
const age = /\b\d{1,2}\s*años\b/giu;
const birthLabel = /\b(?:f(?:echa|ec)?\.?\s*(?:de\s*)?)?nac(?:imiento|i[oó](?:\s+el)?)?\b\.?:?/giu;
/** What is said of a player beside his name: the captain, who is new or hurt. */
const remarkOfPlayer =
  /(?<![\p{L}\p{N}])(?:sub\s?)?capit[aá]na?(?![\p{L}\p{N}])|(?<=\s)cap\.|(?<=[-–—,;:]\s*)(?:titular|suplente|nuevo|nueva|refuerzo|lesionad[oa]|suspendid[oa]|confirmad[oa]|debuta|invitad[oa]|c)\s*$/giu;
const nickname = /["“”«][^"“”»]*["“”»]|(?<=\s)'[^']+'(?=\s)/gu;
const numberAtStart = /^(?:n(?:ro|[°º])\.?\s*|#\s*)?(\d{1,3})(?:\s*[-–.):°º,]+\s*|\s+|$)(?![\d/])/iu;
const numberAtEnd = /(?:^|[\s,:–-])(?:n(?:ro|[°º])\.?\s*|#\s*|camiseta\s+)?(\d{1,3})\.?$/iu;
/** The signs between the parts of a line, as in '7 - Juan Pérez - arquero'. */
const partSigns = /\s+[-–—/:]+\s+|\s*[|;]\s*|\s+[-–—]+(?=\p{L})|(?<=\p{L})[-–—]+\s+|:\s+/u;

/** The content of one cell. Numbers of documents and telephones, ages and nicknames are left out. */
function readCell(cell: string): CellContent {
  const content = noContent();
  const date = findDateText(cell);
  if (date) content.dates.push(date);
  const text = cell
    .replace(date ?? '\n', ' ')
    .replace(/[([{]([^)\]}]*)[)\]}]/g, (_, inner: string) => readParentheses(inner, content))
    .replace(documentNumber, ' ')
    .replace(phoneNumber, ' ')
    .replace(age, ' ')
    .replace(birthLabel, ' ')
    .replace(nickname, ' ')
    .replace(remarkOfPlayer, ' ')
    .trim();
  for (const part of text.split(partSigns)) readPart(part, content);
  return content;
}

/** The contents of all cells of a row together. */
export function readCells(cells: readonly string[]): CellContent {
  const row = noContent();
  for (const { numbers, dates, positions, names } of cells.map(readCell)) {
    row.numbers.push(...numbers);
    row.dates.push(...dates);
    row.positions.push(...positions);
    row.names.push(...names);
  }
  return row;
}

/** Adds a number or a position that stands in parentheses; anything else in them is left out. */
function readParentheses(inner: string, content: CellContent): string {
  const number = /^\s*(?:n[°º]|#)?\s*(\d{1,2})\s*$/i.exec(inner)?.[1];
  const position = readPosition(inner);
  if (number) content.numbers.push(number);
  else if (position) content.positions.push(position);
  return ' ';
}

function readPart(part: string, content: CellContent): void {
  let text = trimSigns(part);
  const whole = readPosition(text);
  if (whole) {
    content.positions.push(whole);
    return;
  }
  for (const pattern of [numberAtStart, numberAtEnd]) {
    const number = pattern.exec(text);
    if (!number) continue;
    content.numbers.push(number[1] ?? '');
    text = trimSigns(text.replace(pattern, ''));
  }
  const { rest, position } = cutPositionAtEnd(text);
  if (position) content.positions.push(position);
  readNames(rest, content);
}

/** Adds a name; parts behind commas may be a position or a number, and two others are 'Apellido, Nombre'. */
function readNames(text: string, content: CellContent): void {
  const names: string[] = [];
  for (const part of text.split(',').map(trimSigns).filter(Boolean)) {
    const position = names.length > 0 ? readPosition(part) : null;
    if (position) content.positions.push(position);
    else if (/^\d{1,3}$/.test(part)) content.numbers.push(part);
    else if (/\p{L}/u.test(part)) names.push(part);
  }
  if (names.length > 0) content.names.push(names.slice(0, 2).join(', '));
}

/** From the first to the last character that is no sign; a full stop may end a text. */
const trimSigns = (text: string): string => /[^\s,.:;|/–—-](?:.*[^\s,:;|/–—-])?/s.exec(text)?.[0] ?? '';
