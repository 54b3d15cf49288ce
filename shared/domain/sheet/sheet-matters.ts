/** What an organiser should look at in the sheets of some days. */
import { minutesSinceYearOne } from '../calendar/calendar.ts';
import type { DaySheet } from '../schemas/sheet-overview.ts';

/**
 * 'unapplied': operations wait for a decision; 'remark': somebody wrote to the federation; 'redCard'; 'lateStart': it
 * should have begun an hour ago; 'notClosed': it should be over since an hour; 'unassigned': nobody has the sheet.
 */
export type SheetMatter = 'unapplied' | 'remark' | 'redCard' | 'lateStart' | 'notClosed' | 'unassigned';

type Sheet = Pick<DaySheet, 'unapplied' | 'observation' | 'redCards' | 'sheetUserIds' | 'link'> & {
  readonly match: Pick<DaySheet['match'], 'status' | 'matchDate' | 'matchTime'>;
};

interface LocalTime {
  readonly date: string;
  readonly time: string;
}

const lateAfterMinutes = 60;
/** A match with its break and a late start, and an hour. */
const closedAfterMinutes = 180;

/**
 * The matters of a match among those of its days, in the order of urgency. That nobody has a sheet matters on the day of the
 * match, and only where somebody has another one of that day: not every federation keeps sheets.
 *
 * @param now the date and the time in the federation's zone
 */
export function mattersOfSheet(sheet: Sheet, all: readonly Sheet[], now: LocalTime): SheetMatter[] {
  const { match, unapplied, observation, redCards } = sheet;
  const since = minutesSinceYearOne(now.date, now.time) - minutesSinceYearOne(match.matchDate, match.matchTime);
  const isDueToday = match.status === 'scheduled' && match.matchDate === now.date && since < lateAfterMinutes;
  const isAnyAssigned = all.some((other) => other.match.matchDate === match.matchDate && isAssigned(other));
  const matters: readonly (readonly [SheetMatter, boolean])[] = [
    ['unapplied', unapplied > 0],
    ['lateStart', match.status === 'scheduled' && since >= lateAfterMinutes],
    ['notClosed', match.status === 'in_progress' && since >= closedAfterMinutes],
    ['unassigned', isDueToday && isAnyAssigned && !isAssigned(sheet)],
    ['remark', observation !== ''],
    ['redCard', redCards > 0],
  ];
  return matters.filter(([, is]) => is).map(([matter]) => matter);
}

const isAssigned = ({ sheetUserIds, link }: Sheet): boolean => sheetUserIds.length > 0 || link !== null;
