/** Recognises the lines that say something of the league in the place of a player: 'Árbitro: Norma Silvestre'. */
import { foldAccents } from '../../spanish/plain-text.ts';
import { weekdayNames } from '../../spanish/weekdays.ts';
import { readPosition } from './read-position.ts';

/** Posts, places and times that lists name. Some are surnames too, so that only a sign behind them makes an entry. */
const labels =
  'arbitr[oa]s?|arbitraje|juez|jueces|asistentes?|veedor(?:a|es|as)?|planiller[oa]s?|autoridad(?:es)?|delegad[oa]s?|presidente|responsable|coordinador(?:a|es)?|contactos?|canchas?|sedes?|predios?|complejo|lugar|direccion|dias?|horas?|horarios?|fecha|fixture|partidos?|rival(?:es)?';
/** What stands between a label and its sign, as in 'Árbitro central:', 'Cancha N° 2 -' and 'Juez de línea 1:'. */
const moreOfLabel =
  '(?: (?:de|del|la|el|n|n[°º]|nro\\.?|\\d{1,2}|central|principal|linea|mesa|juego|inicio|designad[oa]s)(?![\\p{L}\\p{N}]))*';
/** A dash without a space joins two surnames: 'Cancha-Gil'. */
const labelled = new RegExp(`^(?:${labels})${moreOfLabel}(?: ?:| [–—-] ?(?=\\p{L})|[–—-] (?=\\p{L}))(.*)$`, 'u');
const numbered = /^(?:canchas?|partidos?|fecha)(?: n?[°º.]?)? ?\d{1,2}$/;

const dayOfMonth =
  '\\d{1,2}(?: ?/ ?\\d{1,2}(?![\\d/])| de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)[a-z]*)';
const weekday = `(?:${weekdayNames.map(foldAccents).join('|')})`;
const clock = '\\d{1,2}:\\d{2}(?!\\d)';
/** 'Domingo 10' is a surname with its number, and 'Domingo 12/05/1998' one with a birth date. */
const dayOrTimeAtStart = new RegExp(
  `^(?:${weekday},?:? (?:${dayOfMonth}|(?:\\d{1,2} )?${clock})|${clock}|\\d{1,2}h\\b)`,
);
const hour = /(?<![\p{L}\p{N}])(?:\d{1,2}(?:[:.]\d{2})? ?(?:hs|hrs|horas)|a las \d{1,2})(?!\p{L})/u;
const versus = /[\p{L}\p{N})] (?:vs\.?|versus) [\p{L}\p{N}]/u;

/** Whether a line tells of officials, places, days or matches; what stands behind its label may not be a position. */
export function isOtherEntry(line: string): boolean {
  const text = foldAccents(line).trim();
  const behind = labelled.exec(text)?.[1];
  if (behind !== undefined) return readPosition(behind) === null;
  return [numbered, dayOrTimeAtStart, hour, versus].some((pattern) => pattern.test(text));
}

/** Whether the lines below a line with such a label are its entries, as below 'Árbitros designados:'. */
export const opensOtherEntries = (line: string): boolean => labelled.exec(foldAccents(line).trim())?.[1]?.trim() === '';
