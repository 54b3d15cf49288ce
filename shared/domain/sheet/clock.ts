/** The minute of a match by the marks of its clock. */
import { millisecondsOfInstant } from '../calendar/instant.ts';
import type { SheetClock } from '../schemas/match-clock.ts';
import type { SheetRules } from './state.ts';

type Half = SheetClock['halves'][number];
type ClockRules = Pick<SheetRules, 'matchMinutes' | 'periods'>;

export interface ClockReading {
  /** 0 before the match, then 1 to `matchMinutes`; in the added time of a half it stays at the half's last minute. */
  readonly minute: number;
  /** The minutes played beyond the half's length: 2 is shown as +2. */
  readonly added: number;
  readonly isRunning: boolean;
  /** 0 before the match, then 1 or 2. */
  readonly half: number;
}

const msPerMinute = 60_000;

/** The last minute of a half. With an odd number of minutes the first half is the longer one. */
export const lastMinuteOfHalf = (half: number, { matchMinutes, periods }: ClockRules): number =>
  half < periods ? Math.ceil((matchMinutes * half) / periods) : matchMinutes;

const lengthOfHalf = (half: number, rules: ClockRules): number =>
  lastMinuteOfHalf(half, rules) - (half === 1 ? 0 : lastMinuteOfHalf(half - 1, rules));

/** What the clock shows at `now`, in milliseconds since 1970. */
export function minuteOfClock({ halves }: SheetClock, rules: ClockRules, now: number): ClockReading {
  const current = halves.at(-1);
  if (!current) return { minute: 0, added: 0, isRunning: false, half: 0 };
  const half = halves.length;
  const minuteOfHalf = Math.floor(playedMsOfHalf(current, now) / msPerMinute) + 1;
  const length = lengthOfHalf(half, rules);
  return {
    minute: lastMinuteOfHalf(half, rules) - length + Math.min(length, minuteOfHalf),
    added: Math.max(0, minuteOfHalf - length),
    isRunning: isHalfRunning(current),
    half,
  };
}

/** Whether the clock of the half runs: it has neither ended nor been stopped. */
export const isHalfRunning = ({ endedAt, stops }: Half): boolean => endedAt === null && stops.at(-1)?.to !== null;

/**
 * When the half has to have started for the clock to show `minutes` whole minutes of the match at `now`, both moments in
 * milliseconds since 1970; null when that many were over before the half, or none runs.
 */
export function startForMinutes(
  { halves }: SheetClock,
  rules: ClockRules,
  minutes: number,
  now: number,
): number | null {
  const half = Math.max(1, halves.length);
  const current = halves.at(-1);
  const before = half === 1 ? 0 : lastMinuteOfHalf(half - 1, rules);
  if (current?.endedAt || minutes < before) return null;
  let left = (minutes - before) * msPerMinute;
  let until = now;
  for (const { from, to } of current?.stops.toReversed() ?? []) {
    const running = to === null ? 0 : Math.max(0, until - millisecondsOfInstant(to));
    if (left < running) break;
    left -= running;
    until = Math.min(until, millisecondsOfInstant(from));
  }
  return until - left;
}

/** The milliseconds played until `now`, without the stops of the clock and the time between the halves. */
export const playedMs = ({ halves }: SheetClock, now: number): number =>
  halves.reduce((sum, half) => sum + playedMsOfHalf(half, now), 0);

function playedMsOfHalf({ startedAt, endedAt, stops }: Half, now: number): number {
  const until = Math.min(now, endedAt === null ? now : millisecondsOfInstant(endedAt));
  const stopped = stops.reduce((sum, { from, to }) => {
    const end = Math.min(until, to === null ? until : millisecondsOfInstant(to));
    return sum + Math.max(0, end - millisecondsOfInstant(from));
  }, 0);
  return Math.max(0, until - millisecondsOfInstant(startedAt) - stopped);
}
