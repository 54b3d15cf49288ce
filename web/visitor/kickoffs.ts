/** Says which matches are overdue, and in which minute a match in play is. */
import { minutesSinceYearOne } from '#shared/domain/calendar.ts';
import type { LocalDateAndTime } from '../lib/clock.ts';
import { changeText } from './change-text.ts';

/** Minutes after its kick-off at which a match that has not begun is overdue. */
const graceMinutes = 10;
/** A match that began longer ago than its length and these minutes was left open: its minute is not known. */
const breakMinutes = 45;

export function noteKickoffs(content: Element, now: LocalDateAndTime): void {
  for (const match of content.querySelectorAll<HTMLElement>('[data-kickoff]')) {
    const [date = '', time = ''] = (match.dataset.kickoff ?? '').split('T');
    const minutes = minutesSinceYearOne(now.date, now.time) - minutesSinceYearOne(date, time);
    if (Number.isNaN(minutes)) continue;
    const overdue = match.querySelector<HTMLElement>('[data-overdue]');
    if (overdue) overdue.hidden = minutes < graceMinutes;
    const minute = match.querySelector<HTMLElement>('[data-minute]');
    if (minute) tellMinute(minute, minutes);
  }
}

/** @param minutes since the kick-off */
function tellMinute(minute: HTMLElement, minutes: number): void {
  const length = Number(minute.dataset.minute);
  minute.hidden = minutes < 0 || minutes > length + breakMinutes;
  changeText(minute, minutes < length ? `${minutes + 1}'` : `${length}+'`);
}
