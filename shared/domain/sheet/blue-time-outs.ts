/** The time outs of players who were shown a blue card: how long they have to wait, by the clock of the match. */
import { millisecondsOfInstant } from '../calendar/instant.ts';
import type { SheetClock } from '../schemas/match-clock.ts';
import { lastMinuteOfHalf, minuteOfClock, playedMs } from './clock.ts';
import type { SheetEvent, SheetRules } from './state.ts';

interface BlueCardRules extends Pick<SheetRules, 'matchMinutes' | 'periods'> {
  /** The minutes of play that a blue card costs; 0 when nobody leaves. */
  readonly blueMinutes: number;
}

/** A card that came with the result may have no minute, and costs no time. */
interface BlueCard extends SheetEvent {
  readonly minute: number;
}
const isBlueCard = (event: SheetEvent): event is BlueCard => event.eventType === 'bluecard' && event.minute !== null;

export interface BlueTimeOut {
  readonly event: SheetEvent;
  /** Seconds of play that are left; they do not pass while the clock stands still. */
  readonly secondsLeft: number;
  /** The minute of the clock in which the player may return; beyond the match's length after the end. */
  readonly returnMinute: number;
}

const msPerMinute = 60_000;

/** The time outs that are not over at `now` (milliseconds since 1970), the one that ends first at the front. */
export function blueTimeOutsAt(
  events: readonly SheetEvent[],
  clock: SheetClock,
  rules: BlueCardRules,
  now: number,
): BlueTimeOut[] {
  const played = playedMs(clock, now);
  return events
    .filter(isBlueCard)
    .map((event) => {
      // A device that runs behind the server sees the card's moment ahead of its own; the wait then begins now.
      const start = Math.min(startOfTimeOut(event, clock, rules), played);
      const leftMs = start + rules.blueMinutes * msPerMinute - played;
      return { event, secondsLeft: Math.ceil(leftMs / 1000), returnMinute: event.minute + rules.blueMinutes };
    })
    .filter(({ secondsLeft }) => secondsLeft > 0)
    .sort((a, b) => a.secondsLeft - b.secondsLeft || a.event.id - b.event.id);
}

/**
 * The milliseconds played when the card was shown: exactly, when the event's minute is the clock's of that moment, else
 * by the beginning of its minute.
 */
function startOfTimeOut({ at, minute }: BlueCard, clock: SheetClock, rules: BlueCardRules): number {
  if (at !== null && minuteOfClock(clock, rules, millisecondsOfInstant(at)).minute === minute)
    return playedMs(clock, millisecondsOfInstant(at));
  const firstHalf = clock.halves[0];
  const isSecondHalf = rules.periods === 2 && minute > lastMinuteOfHalf(1, rules);
  if (!isSecondHalf || !firstHalf) return (minute - 1) * msPerMinute;
  const playedBefore = playedMs(
    { halves: [firstHalf] },
    millisecondsOfInstant(firstHalf.endedAt ?? firstHalf.startedAt),
  );
  return playedBefore + (minute - 1 - lastMinuteOfHalf(1, rules)) * msPerMinute;
}
