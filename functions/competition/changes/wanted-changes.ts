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

/** Sorts behind every sort key, which begins with a year. */
const afterAll = '~';

/** null when all changes are asked for; `day` is one of the federation's. */
export function wantedChanges({ kind, by, day }: ChangesQuery, timeZone: string): WantedChanges | null {
  if (kind === undefined && by === undefined && day === undefined) return null;
  return {
    // Keys begin with the day in UTC, and the stream's second of a change comes after the time at which it was made.
    from: day === undefined ? '' : addDays(day, -1),
    to: day === undefined ? afterAll : addDays(day, 2),
    isWanted: (change) =>
      (kind === undefined || kindOfChange(change) === kind) &&
      (by === undefined || change.by === by) &&
      (day === undefined || localDay(new Date(change.at), timeZone) === day),
  };
}
