/** Classifies matches by their status, and by whether they should have begun. */
import { minutesSinceYearOne } from '../calendar/calendar.ts';
import type { StoredMatchFields } from '../schemas/match.ts';

/** Whether the match is still to be played, with a date or postponed, or is in progress. */
export const isMatchPending = ({ status }: Pick<StoredMatchFields, 'status'>): boolean =>
  status !== 'completed' && status !== 'cancelled';

/** Whether the match is in play or completed. */
export const isMatchStarted = ({ status }: Pick<StoredMatchFields, 'status'>): boolean =>
  status === 'in_progress' || status === 'completed';

/**
 * Whether the match is decided by a walkover whose day is still to come, as those of a team that withdrew are. It serves
 * no ban before that day and is not told as a result.
 *
 * @param today the federation's date, `YYYY-MM-DD`
 */
export const isWalkoverToCome = (
  { status, walkover, matchDate }: Pick<StoredMatchFields, 'status' | 'walkover' | 'matchDate'>,
  today: string,
): boolean => status === 'completed' && walkover !== null && matchDate > today;

type Schedule = Pick<StoredMatchFields, 'status' | 'matchDate' | 'matchTime'>;
/** `YYYY-MM-DD` and `HH:mm` in the federation's zone. */
interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** Minutes after its hour at which the lineups of a match that nobody has started are closed: matches often begin late. */
const lineupOpenMinutes = 60;

/**
 * Whether the match has begun, or nobody said so for an hour: from then on only an administrator changes its lineups, and
 * everybody may see them.
 */
export function areLineupsClosed({ status, matchDate, matchTime }: Schedule, now: LocalTime): boolean {
  if (status === 'postponed') return false;
  if (status !== 'scheduled') return true;
  const late = minutesSinceYearOne(now.date, now.time) - minutesSinceYearOne(matchDate, matchTime);
  return late >= lineupOpenMinutes;
}

/** The first match, of those in the order of play, for which a lineup can still be made. */
export const findNextToStart = <Match extends Schedule>(matches: readonly Match[], now: LocalTime): Match | undefined =>
  matches.find((match) => match.status === 'scheduled' && !areLineupsClosed(match, now));
