/** Groups changes by day, and within a day those of one save: a job or a goal changes several things at once. */
import type { Change } from '#shared/domain/schemas/change.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';

export interface ChangesOfSave {
  readonly time: string;
  readonly byName: string;
  readonly changes: readonly Change[];
}

export interface ChangesOfDay {
  readonly date: string;
  readonly saves: readonly ChangesOfSave[];
}

export function groupChanges(changes: readonly Change[], timeZone: string): ChangesOfDay[] {
  const days: { date: string; saves: { key: string; time: string; byName: string; changes: Change[] }[] }[] = [];
  for (const change of changes) {
    const { date, time } = localDateAndTimeInZone(timeZone, Date.parse(change.at));
    // Around midnight the order of the stream may differ by a moment from that of the times.
    let day = days.find((each) => each.date === date);
    if (!day) {
      day = { date, saves: [] };
      days.push(day);
    }
    const key = `${change.by} ${change.at}`;
    const save = day.saves.at(-1);
    if (save?.key === key) save.changes.push(change);
    else day.saves.push({ key, time, byName: change.byName, changes: [change] });
  }
  return days;
}
