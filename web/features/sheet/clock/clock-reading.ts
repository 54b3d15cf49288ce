/** What the clock of a sheet shows, to the second. */
import type { SheetClock } from '#shared/domain/schemas/match-clock.ts';
import { isHalfRunning, lastMinuteOfHalf, minuteOfClock, playedMs } from '#shared/domain/sheet/clock.ts';
import type { SheetRules } from '../shown-sheet.ts';

export interface ClockReading {
  readonly state: 'before' | 'running' | 'paused' | 'break' | 'over';
  /** 1 or 2; 0 before the match. */
  readonly half: number;
  /** The minute that an event has now; null while no clock has begun. */
  readonly minute: number | null;
  /** Seconds of the match, at most those at which this half should end. */
  readonly seconds: number;
  /** Seconds beyond those. */
  readonly addedSeconds: number;
}

/** What the clock shows at `now`, in milliseconds since the epoch. */
export function readClock(clock: SheetClock, rules: SheetRules, now: number): ClockReading {
  const current = clock.halves.at(-1);
  const { half, minute } = minuteOfClock(clock, rules, now);
  if (!current) return { state: 'before', half, minute: null, seconds: 0, addedSeconds: 0 };
  const before = half === 1 ? 0 : lastMinuteOfHalf(half - 1, rules) * 60;
  const end = lastMinuteOfHalf(half, rules) * 60;
  const seconds = before + Math.floor(playedMs({ halves: [current] }, now) / 1000);
  const isOver = current.endedAt !== null;
  const state = isOver ? (half < rules.periods ? 'break' : 'over') : isHalfRunning(current) ? 'running' : 'paused';
  return { state, half, minute, seconds: Math.min(end, seconds), addedSeconds: Math.max(0, seconds - end) };
}

/** Whether the match has lasted as long as the rules say. */
export const isTimeOver = ({ half, addedSeconds, state }: ClockReading, { periods }: SheetRules): boolean =>
  state === 'over' || (half === periods && addedSeconds > 0);

/** The whole minutes that are left to play by the clock; null while it has not begun, and 0 when the time is over. */
export const minutesLeft = ({ state, seconds }: ClockReading, { matchMinutes }: SheetRules): number | null =>
  state === 'before' ? null : state === 'over' ? 0 : Math.ceil((matchMinutes * 60 - seconds) / 60);

/** 754 → '12:34'. */
export function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For example '1.er tiempo', or 'Entretiempo'. */
export function clockStateText({ state, half }: ClockReading, { periods }: SheetRules): string {
  if (state === 'before') return 'Sin empezar';
  if (state === 'break') return 'Entretiempo';
  if (state === 'over') return 'Terminado';
  if (state === 'paused') return 'En pausa';
  return periods === 1 ? 'En juego' : half === 1 ? '1.er tiempo' : '2.º tiempo';
}
