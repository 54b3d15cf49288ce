/** What a text says about when a match is played, in which round, and how it ended. */

/** As in '21/11', '21/11/26', '21-11-2026', '2026-11-21'. */
const dateText =
  /(?<![\d/.-])(?:(\d{4})[-/](\d{1,2})[-/](\d{1,2})|(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?|(\d{1,2})[-.](\d{1,2})[-.](\d{4}|\d{2}))(?![\d/-])/;
/** As in '14:00', '14:00 hs', '14.30', '15 hs'. */
const timeText =
  /(?<![\d/:.-])([01]?\d|2[0-3])(?:[:.]([0-5]\d)(?::\d{2})?(?:\s?h(?:s|oras)?\b\.?)?|\s?h(?:s|oras)?\b\.?)(?![\d/-]|:\d)/i;
/** As in '2-1', '2 – 1', '2 a 1'. */
const scoreText = /(?<![\d/:.-])(\d{1,2})\s*(?:[-–—:]|\sa\s)\s*(\d{1,2})(?![\d/:.-])/;
/** As in 'Fecha 3', 'fecha n.º 3', '3.ª fecha', 'Jornada 3'. */
const roundText =
  /(?<!\p{L})(?:(?:fecha|jornada|ronda)\s*(?:n[.°º]*\s*)?(\d{1,2})|(\d{1,2})\s*[.°ºª]*a?\s+(?:fecha|jornada|ronda))(?![\d/])/iu;
const weekday =
  /(?<!\p{L})(?:lun(?:es)?|mar(?:tes)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?|dom(?:ingo)?)(?!\p{L})\.?/iu;

export interface MatchParts {
  /** 'YYYY-MM-DD'; '' where the text does not say it, as all of these. */
  readonly date: string;
  readonly time: string;
  readonly round: string;
  /** The text without what was found. */
  readonly rest: string;
}

/** A date without a year is in the first year in which it is not long before `startDate`, when the tournament begins. */
export function readMatchParts(text: string, startDate: string): MatchParts {
  const round = roundText.exec(text);
  const withoutRound = cut(text, round);
  const date = dateText.exec(withoutRound);
  const withoutDate = cut(withoutRound, date);
  const time = timeText.exec(withoutDate);
  const rest = cut(withoutDate, time).replace(date ? weekday : /$^/, ' ');
  return {
    date: date ? dateOf(date, startDate) : '',
    time: time ? `${(time[1] ?? '').padStart(2, '0')}:${time[2] ?? '00'}` : '',
    round: round ? `Fecha ${Number(round[1] ?? round[2])}` : '',
    rest,
  };
}

/** The score as '2-1'; null in a text without one, else with what stands before and behind it. */
export function findScore(
  text: string,
): { readonly score: string; readonly before: string; readonly behind: string } | null {
  const found = scoreText.exec(text);
  if (!found) return null;
  const score = `${Number(found[1])}-${Number(found[2])}`;
  return { score, before: text.slice(0, found.index), behind: text.slice(found.index + found[0].length) };
}

const cut = (text: string, found: RegExpExecArray | null): string =>
  found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text;

function dateOf([, y, m, d, day, month, year, day2, month2, year2]: RegExpExecArray, startDate: string): string {
  if (y) return isoDate(y, m, d);
  const given = year ?? year2;
  const inYear = (of: string) => isoDate(of, month ?? month2, day ?? day2);
  if (given) return inYear(given.length === 2 ? `20${given}` : given);
  const first = inYear(startDate.slice(0, 4));
  const isLongBefore = Number(first.slice(5, 7)) + monthsBeforeTheStart < Number(startDate.slice(5, 7));
  return isLongBefore ? inYear(String(Number(startDate.slice(0, 4)) + 1)) : first;
}

const monthsBeforeTheStart = 1;

const isoDate = (year: string, month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
