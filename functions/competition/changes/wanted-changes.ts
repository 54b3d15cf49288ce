/** Which changes of a tournament a request asks for: by what was changed, by whom, and on which day. */
import type { ChangesQuery } from '#shared/contract/changes-query.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { kindOfChange } from '#shared/domain/changes/recorded-change.ts';
import { localDay } from '../../platform/local-time.ts';
import type { StoredChange } from './change-entry.ts';

export interface WantedChanges {
  /** Sort keys between which all of them lie. */
  readonly from: string;
  readonly to: string;
  readonly isWanted: (change: StoredChange) => boolean;
}

/** A text that comes after every sort key of a change: these begin with a year. */
const afterAll = '~';

/** null when all changes are asked for; `date` is one of the federation's. */
export function wantedChanges({ kind, by, date }: ChangesQuery, timeZone: string): WantedChanges | null {
  if (kind === undefined && by === undefined && date === undefined) return null;
  return {
    // Keys begin with the day in UTC, and the stream's second of a change comes after the time at which it was made.
    from: date === undefined ? '' : addDays(date, -1),
    to: date === undefined ? afterAll : addDays(date, 2),
    isWanted: (change) =>
      (kind === undefined || kindOfChange(change) === kind) &&
      (by === undefined || change.by === by) &&
      (date === undefined || localDay(new Date(change.at), timeZone) === date),
  };
}
