/**
 * Says what depends on the hour, in the matches that `web/views` has rendered: that one is overdue, in which minute a match
 * in play is, and that nobody has confirmed what became of it.
 */
import { minutesSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import type { MatchClock } from '#shared/domain/schemas/match-clock.ts';
import { minuteOfClock } from '#shared/domain/sheet/clock.ts';
import type { LocalDateAndTime } from '#shared/text/local-time.ts';
import { changeText } from './change-text.ts';

const unconfirmed = 'Sin confirmar';

/** Minutes after its kick-off at which a match that has not begun is overdue. */
const graceMinutes = 10;
/** Minutes after its hour for which a match is expected to begin; what became of it afterwards is not confirmed. */
const longestDelay = 60;
/** A match still in play after so many times its length was left open: whether it is over is not confirmed. */
const longestInLengths = 2;
/** In minutes: of a match whose tournament's rules are not at hand. */
const longestLength = 90;

/** Whether a scheduled match on the page may come into play now. */
export const isKickoffExpected = (now: LocalDateAndTime): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-kickoff]:has([data-overdue])')].some((match) => {
    const minutes = minutesSinceKickoff(match, now);
    return minutes >= 0 && minutes <= longestDelay;
  });

function minutesSinceKickoff(match: HTMLElement, now: LocalDateAndTime): number {
  const [date = '', time = ''] = (match.dataset.kickoff ?? '').split('T');
  return minutesSinceYearOne(now.date, now.time) - minutesSinceYearOne(date, time);
}

export function noteKickoffs(content: Element, now: LocalDateAndTime): void {
  for (const match of content.querySelectorAll<HTMLElement>('[data-kickoff]')) {
    const minutes = minutesSinceKickoff(match, now);
    if (Number.isNaN(minutes)) continue;
    const overdue = match.querySelector<HTMLElement>('[data-overdue]');
    if (overdue) tellOverdue(overdue, minutes);
    const minute = match.querySelector<HTMLElement>('[data-minute]');
    if (!minute) continue;
    const clock = minute.dataset.clock ? (JSON.parse(minute.dataset.clock) as MatchClock) : null;
    const sinceStart = clock ? minutesSinceStart(clock) : minutes;
    const isUnconfirmed = sinceStart > longestInLengths * (Number(minute.dataset.minute) || longestLength);
    const badge = match.querySelector<HTMLElement>('[data-live-badge]');
    if (badge) badge.hidden = isUnconfirmed;
    if (isUnconfirmed) {
      minute.hidden = false;
      changeText(minute, unconfirmed);
    } else if (clock) tellMinuteOfClock(minute, clock);
    else tellMinute(minute, minutes);
  }
}

function tellOverdue(overdue: HTMLElement, minutes: number): void {
  overdue.hidden = minutes < graceMinutes;
  changeText(overdue, minutes > longestDelay ? unconfirmed : 'Demorado');
}

const minutesSinceStart = ({ halves }: MatchClock): number =>
  (Date.now() - Date.parse(halves[0]?.startedAt ?? '')) / 60_000;

/** The minute by the clock at the pitch, which tells it even when the match began late. */
function tellMinuteOfClock(element: HTMLElement, clock: MatchClock): void {
  const { minute, added, isRunning, half } = minuteOfClock(clock, clock, Date.now());
  const isBreak = !isRunning && half < clock.periods && clock.halves.at(-1)?.endedAt !== null;
  element.hidden = false;
  changeText(element, isBreak ? 'Entretiempo' : `${minute}${added > 0 ? '+' : ''}'`);
}

/** @param minutes since the planned kick-off, where nobody keeps the clock */
function tellMinute(minute: HTMLElement, minutes: number): void {
  const length = Number(minute.dataset.minute);
  minute.hidden = minutes < 0 || length === 0;
  changeText(minute, minutes < length ? `${minutes + 1}'` : `${length}+'`);
}
