/** The order of play of matches: by date, time, then id. */
import { compareStrings } from '../../spanish/order.ts';

interface ScheduledMatch {
  readonly matchDate: string;
  readonly matchTime: string;
  readonly id: number;
}

export const comparePlayOrder = (a: ScheduledMatch, b: ScheduledMatch): number =>
  compareStrings(a.matchDate, b.matchDate) || compareStrings(a.matchTime, b.matchTime) || a.id - b.id;
