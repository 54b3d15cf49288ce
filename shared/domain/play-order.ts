/** The order of play of matches: by date, time, then id. */

interface ScheduledMatch {
  readonly matchDate: string;
  readonly matchTime: string;
  readonly id: number;
}

/** Orders strings by character code: right for dates and times, and enough where names only need a fixed order. */
export const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const comparePlayOrder = (a: ScheduledMatch, b: ScheduledMatch): number =>
  compareStrings(a.matchDate, b.matchDate) || compareStrings(a.matchTime, b.matchTime) || a.id - b.id;
