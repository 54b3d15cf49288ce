/** What the marks of a clock lead to: the first device's count, and the others are told. */
import type { SheetClock } from '../schemas/match-clock.ts';
import type { SheetOperation } from '../schemas/sheet.ts';
import { isHalfRunning, lastMinuteOfHalf } from './clock.ts';
import { withMatchInPlay } from './in-play.ts';
import type { SheetReason } from './reasons.ts';
import {
  type AppliedOperation,
  applied,
  notApplied,
  type SheetContext,
  type SheetRules,
  type SheetWithMatch,
} from './state.ts';

type ClockOperation = Extract<SheetOperation, { kind: 'clock' }>;
type Half = SheetClock['halves'][number];
type HalfChange = Half | { readonly outcome: 'superseded' | 'refused'; readonly reason: SheetReason };

const superseded = (reason: SheetReason) => ({ outcome: 'superseded' as const, reason });
const refused = (reason: SheetReason) => ({ outcome: 'refused' as const, reason });

export function applyClockOperation(
  state: SheetWithMatch,
  { action }: ClockOperation,
  at: string,
  { rules }: SheetContext,
): AppliedOperation {
  if (state.status === 'completed') return notApplied(state, 'superseded', { code: 'match-ended' });
  if (action === 'undoStart') return undoStart(state, rules);
  const { halves } = state.clock;
  const current = halves.at(-1);
  const isNext = current && action === 'start' && current.endedAt !== null && current.endedAt <= at;
  if (!current || isNext) return startHalf(state, action, at, rules.periods);
  const changed = changeOfHalf[action](current, at, halves.at(-2), rules.periods);
  if ('outcome' in changed) return notApplied(state, changed.outcome, changed.reason);
  const before = halves.slice(0, -1).map((half) => endedBy(half, changed.startedAt));
  return applied(withMatchInPlay(withHalves(state, [...before, changed])));
}

const withHalves = (state: SheetWithMatch, halves: Half[]): SheetWithMatch => ({ ...state, clock: { halves } });

function startHalf(
  state: SheetWithMatch,
  action: ClockOperation['action'],
  at: string,
  periods: number,
): AppliedOperation {
  const { halves } = state.clock;
  if (action !== 'start' && action !== 'correctStart') {
    return notApplied(state, 'refused', { code: 'clock-not-started' });
  }
  if (halves.length >= periods) return notApplied(state, 'refused', { code: 'no-half-left' });
  return applied(withMatchInPlay(withHalves(state, [...halves, { startedAt: at, endedAt: null, stops: [] }])));
}

/** The match as it was before its running half began; the first half leaves a match that is still to be played. */
function undoStart(state: SheetWithMatch, rules: SheetRules): AppliedOperation {
  const { halves } = state.clock;
  const current = halves.at(-1);
  if (!current) return notApplied(state, 'superseded', { code: 'start-undone' });
  if (current.endedAt !== null) return notApplied(state, 'refused', { code: 'no-half-in-play' });
  if (!canUndoStart(state, rules)) return notApplied(state, 'refused', { code: 'start-in-use' });
  const before = withHalves(state, halves.slice(0, -1));
  return applied(halves.length > 1 ? before : { ...before, status: 'scheduled', homeScore: null, awayScore: null });
}

/** Whether nothing was recorded in the half that is in play, so that its start may be taken back. */
export function canUndoStart(
  { clock: { halves }, events, homeScore, awayScore }: UndoableSheet,
  rules: Pick<SheetRules, 'matchMinutes' | 'periods'>,
): boolean {
  const current = halves.at(-1);
  if (!current || current.endedAt !== null) return false;
  if (halves.length === 1) return events.length === 0 && !homeScore && !awayScore;
  const minuteBefore = lastMinuteOfHalf(halves.length - 1, rules);
  return events.every(({ at, minute }) => (at === null ? (minute ?? 0) <= minuteBefore : at < current.startedAt));
}

type UndoableSheet = Pick<SheetWithMatch, 'clock' | 'events' | 'homeScore' | 'awayScore'>;

/** What each action makes of the half in play; a mark that is older than the last one came from a slower device. */
const changeOfHalf: Record<
  Exclude<ClockOperation['action'], 'undoStart'>,
  (half: Half, at: string, earlier: Half | undefined, periods: number) => HalfChange
> = {
  start: () => superseded({ code: 'half-started' }),
  pause: (half, at) => {
    if (!isHalfRunning(half)) return superseded({ code: 'clock-stopped' });
    if (at < lastMarkOf(half)) return superseded({ code: 'clock-moved-later' });
    return { ...half, stops: [...half.stops, { from: at, to: null }] };
  },
  resume: (half, at) => {
    if (half.endedAt !== null || isHalfRunning(half)) return superseded({ code: 'clock-running' });
    if (at < lastMarkOf(half)) return superseded({ code: 'clock-moved-later' });
    return withStopEnded(half, at);
  },
  endHalf: (half, at, _earlier, periods) => {
    if (periods === 1) return refused({ code: 'single-half' });
    if (half.endedAt !== null) return superseded({ code: 'half-ended' });
    if (at < lastMarkOf(half)) return superseded({ code: 'clock-moved-later' });
    return { ...withStopEnded(half, at), endedAt: at };
  },
  correctStart: (half, at, earlier) => {
    if (half.endedAt !== null) return refused({ code: 'no-half-in-play' });
    const stops = half.stops.filter(({ to }) => to === null || to > at);
    if (stops[0] && at > stops[0].from) return refused({ code: 'start-after-stop' });
    if (earlier && at < lastMarkOf(withoutEnd(earlier))) {
      return refused({ code: 'start-before-earlier-half' });
    }
    return { ...half, startedAt: at, stops };
  },
};

function lastMarkOf({ startedAt, stops }: Half): string {
  const last = stops.at(-1);
  return last?.to ?? last?.from ?? startedAt;
}

function withStopEnded(half: Half, at: string): Half {
  return { ...half, stops: half.stops.map((stop) => (stop.to === null ? { ...stop, to: at } : stop)) };
}

/** The half as it was in play: a stop that lasted until its end goes on. */
function withoutEnd({ endedAt, stops, ...half }: Half): Half {
  return { ...half, endedAt: null, stops: stops.map((stop) => (stop.to === endedAt ? { ...stop, to: null } : stop)) };
}

/** The half, whose end was forgotten if the next one had begun by then, ends at `at` at the latest. */
function endedBy(half: Half, at: string): Half {
  if (half.endedAt !== null && half.endedAt <= at) return half;
  return { ...withStopEnded(withoutEnd(half), at), endedAt: at };
}

/** The clock of a match that ends at `at`. */
export function stopClock({ halves }: SheetClock, at: string): SheetClock {
  const end = (half: Half): Half => {
    const endedAt = at < lastMarkOf(half) ? lastMarkOf(half) : at;
    return half.endedAt === null ? { ...withStopEnded(half, endedAt), endedAt } : half;
  };
  return { halves: halves.map(end) };
}
