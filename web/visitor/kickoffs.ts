/** Says which matches are overdue, and in which minute a match in play is. */
import { minutesSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import type { MatchClock } from '#shared/domain/schemas/match-clock.ts';
import { minuteOfClock } from '#shared/domain/sheet/clock.ts';
import type { LocalDateAndTime } from '#shared/text/local-time.ts';
import { changeText } from './change-text.ts';

/** Minutes after its kick-off at which a match that has not begun is overdue. */
const graceMinutes = 10;
/** A match still in play after so many times its length was left open: whether it is over is not confirmed. */
const longestInLengths = 2;

/** Minutes around its kick-off in which a scheduled match may come into play. */
const expected = { from: -1, to: 60 };

/** Whether a scheduled match on the page may come into play now. */
export const isKickoffExpected = (now: LocalDateAndTime): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-kickoff]:has([data-overdue])')].some((match) => {
    const minutes = minutesSinceKickoff(match, now);
    return minutes >= expected.from && minutes <= expected.to;
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
    if (overdue) overdue.hidden = minutes < graceMinutes;
    const minute = match.querySelector<HTMLElement>('[data-minute]');
    const isUnconfirmed = minute !== null && minutes > longestInLengths * Number(minute.dataset.minute);
    const badge = match.querySelector<HTMLElement>('[data-live-badge]');
    if (badge) badge.hidden = isUnconfirmed;
    if (minute && isUnconfirmed) tellUnconfirmed(minute);
    else if (minute?.dataset.clock) tellMinuteOfClock(minute, JSON.parse(minute.dataset.clock) as MatchClock);
    else if (minute) tellMinute(minute, minutes);
  }
}

function tellUnconfirmed(minute: HTMLElement): void {
  minute.hidden = false;
  changeText(minute, 'Sin confirmar');
}

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
  minute.hidden = minutes < 0;
  changeText(minute, minutes < length ? `${minutes + 1}'` : `${length}+'`);
}
