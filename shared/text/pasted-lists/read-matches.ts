/** Reads the rows of a pasted fixture as matches: round, date, hour, cancha, both teams, and the score if it was played. */
import { foldAccents } from '../../spanish/plain-text.ts';
import { findHeadings, type HeadingPatterns } from './headings.ts';
import { findScore, type MatchParts, readMatchParts } from './match-parts.ts';
import type { PastedLine } from './read-players.ts';

/** A match as read; '' for what the line does not say. */
export interface PastedMatch {
  readonly round: string;
  readonly date: string;
  readonly time: string;
  readonly cancha: string;
  readonly home: string;
  readonly away: string;
  /** As '2-1'. */
  readonly score: string;
}

interface ReadMatchesOptions {
  /** The names of the teams that may play, by which a cancha beside them is told apart. */
  readonly teamNames: readonly string[];
  /** When the tournament begins: dates come without a year. */
  readonly startDate: string;
}

type MatchColumn = keyof PastedMatch | 'roundOrDate' | 'homeGoals' | 'awayGoals';

const matchHeadings: HeadingPatterns<MatchColumn> = [
  ['roundOrDate', /^fecha$/],
  ['date', /^(dia|fecha (de juego|del partido))$/],
  ['round', /^(ronda|jornada|n(ro|umero)?( de)? fecha)$/],
  ['time', /^(hora|horario)$/],
  ['cancha', /^(canchas?|lugar|sede|predio|complejo)$/],
  ['home', /^(equipo )?(local|1|a)$/],
  ['away', /^(equipo )?(visitantes?|visita|2|b|rival)$/],
  ['score', /^(resultado( final)?|marcador|tanteador|goles)$/],
  ['homeGoals', /^(gl|g l|goles? (del )?local)$/],
  ['awayGoals', /^(gv|g v|goles? (del )?visitante)$/],
  [null, /^(arbitro|asistente|zona|grupo|estado|n|nro|partido|#|id|observaciones)$/],
];

/** Between two teams without a score: 'Ombú vs Ceibo', 'Ombú - Ceibo'. */
const versus = /\s+(?:vs?\.?|contra)\s+|\s+[-–—]+\s+/i;
/** As in 'Ombú 2 - Ceibo 1'. */
const goalsBehindNames = /^(.*\S)\s+(\d{1,2})\s*[-–—]\s*(\D.*\S)\s+(\d{1,2})$/;
const placeInParentheses = /\(([^)]+)\)/;

/** A line without teams says the round or the day of those below it. */
export function readMatches(
  rows: readonly (readonly string[])[],
  options: ReadMatchesOptions,
): PastedLine<PastedMatch>[] {
  const headings = findHeadings(rows, matchHeadings);
  const columns = headings && headings.columns.filter(Boolean).length > 2 ? headings.columns : null;
  const lines: PastedLine<PastedMatch>[] = [];
  let above: Pick<PastedMatch, 'round' | 'date'> = { round: '', date: '' };
  for (const cells of rows.slice(columns && headings ? headings.row + 1 : 0)) {
    const texts = cells.map((cell) => cell.trim());
    const source = texts.filter(Boolean).join(' · ');
    if (source === '') continue;
    const read = columns ? readByColumn(texts, columns, options) : readByContent(texts.filter(Boolean), options);
    if (read.home === '' || read.away === '') {
      if (read.round || read.date) above = { round: read.round || above.round, date: read.date };
      continue;
    }
    const fields = { ...read, round: read.round || above.round, date: read.date || above.date };
    lines.push({ source, fields, isSomethingElse: false });
  }
  return lines;
}

function readByColumn(
  cells: readonly string[],
  columns: readonly (MatchColumn | null)[],
  { startDate }: ReadMatchesOptions,
): PastedMatch {
  const cellOf = (column: MatchColumn): string => cells[columns.indexOf(column)] ?? '';
  const either = cellOf('roundOrDate');
  const when = readMatchParts([cellOf('date'), either, cellOf('time')].join(' '), startDate);
  const round = cellOf('round') || (when.date !== '' && cellOf('date') === '' ? '' : either);
  const goals = `${cellOf('homeGoals')}-${cellOf('awayGoals')}`;
  return {
    round: /^\d{1,2}$/.test(round) ? `Fecha ${Number(round)}` : round || when.round,
    date: when.date,
    time: when.time,
    cancha: cellOf('cancha'),
    home: cellOf('home'),
    away: cellOf('away'),
    score: findScore(cellOf('score') || goals)?.score ?? '',
  };
}

/** Cells come in any order, a line of a chat as one cell; of three names, the one that no team has is the cancha's. */
function readByContent(cells: readonly string[], { teamNames, startDate }: ReadMatchesOptions): PastedMatch {
  const parts = readMatchParts(cells.join('\n'), startDate);
  const [, place = ''] = placeInParentheses.exec(parts.rest) ?? [];
  const texts = parts.rest
    .replace(placeInParentheses, ' ')
    .split('\n')
    .map(withoutSigns)
    .filter((text) => text !== '');
  const known = new Set(teamNames.map(foldAccents));
  const found = texts.length <= 2 && texts.some((text) => readPair(text) !== null) ? readSentence(texts) : null;
  if (found) return { ...whenOf(parts), ...found, cancha: place || found.cancha };
  const scores = texts.flatMap((text) => (/^\d/.test(text) ? (findScore(`${text}`)?.score ?? []) : []));
  const goals = texts.filter((text) => /^\d{1,2}$/.test(text)).map(Number);
  const names = texts.filter((text) => !/^[\d\s:–—-]+$/.test(text));
  const other = names.length > 2 ? (names.find((name) => !known.has(foldAccents(name))) ?? names[0]) : undefined;
  const [home = '', away = ''] = names.filter((name) => name !== other);
  const score = scores[0] ?? (goals.length === 2 ? goals.join('-') : '');
  return { ...whenOf(parts), cancha: place || (other ?? ''), home, away, score };
}

const whenOf = ({ round, date, time }: MatchParts) => ({ round, date, time });

/** One of at most two texts names both teams, and the other one, if any, the cancha. */
function readSentence(texts: readonly string[]): Pick<PastedMatch, 'home' | 'away' | 'score' | 'cancha'> {
  const pair = texts.find((text) => readPair(text) !== null) ?? '';
  const cancha = texts.find((text) => text !== pair) ?? '';
  return { ...(readPair(pair) as NonNullable<ReturnType<typeof readPair>>), cancha };
}

function readPair(text: string): Pick<PastedMatch, 'home' | 'away' | 'score'> | null {
  const [, home = '', homeGoals, away = '', awayGoals] = goalsBehindNames.exec(text) ?? [];
  if (homeGoals && awayGoals) return { home, away, score: `${Number(homeGoals)}-${Number(awayGoals)}` };
  const found = findScore(text);
  const [before = '', behind = ''] = found ? [found.before, found.behind] : text.split(versus);
  const names = [before, behind].map(withoutSigns);
  return names.every((name) => /\p{L}/u.test(name))
    ? { home: names[0] ?? '', away: names[1] ?? '', score: found?.score ?? '' }
    : null;
}

/** From the first to the last letter or digit, with a sign that ends a shortened name. */
const withoutSigns = (text: string): string => /[\p{L}\p{N}](?:.*[\p{L}\p{N}.)])?/u.exec(text)?.[0]?.trim() ?? '';
