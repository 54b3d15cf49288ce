/**
 * Groups changes by day, and within a day those of one save: a goal changes several things at once. A bulk change is
 * one save, however many others were made while it went on.
 */
import type { Change, ChangeGroup } from '#shared/domain/schemas/change.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';

export interface ChangesOfSave {
  readonly time: string;
  readonly byName: string;
  /** The bulk change that the changes are; null for any other save. */
  readonly group: ChangeGroup | null;
  readonly changes: readonly Change[];
}

export interface ChangesOfDay {
  readonly date: string;
  readonly saves: readonly ChangesOfSave[];
}

type GrowingSave = ChangesOfSave & { readonly key: string; readonly changes: Change[] };

/** `changes` newest first, of which some may not be loaded yet; `groups` are the bulk changes among them. */
export function groupChanges(
  changes: readonly Change[],
  groups: readonly ChangeGroup[],
  timeZone: string,
): ChangesOfDay[] {
  const days: { date: string; saves: GrowingSave[] }[] = [];
  const bulk = new Map<string, GrowingSave>();
  for (const change of changes) {
    const { date, time } = localDateAndTimeInZone(timeZone, Date.parse(change.at));
    const group = groups.find(({ id }) => id === change.groupId) ?? null;
    const begun = group && bulk.get(group.id);
    if (begun) {
      begun.changes.push(change);
      continue;
    }
    // Around midnight the order of the stream may differ by a moment from that of the times.
    let day = days.find((each) => each.date === date);
    if (!day) {
      day = { date, saves: [] };
      days.push(day);
    }
    const key = group ? group.id : `${change.by} ${change.at}`;
    const last = day.saves.at(-1);
    if (last?.key === key) {
      last.changes.push(change);
      continue;
    }
    const save = { key, time, byName: change.byName, group, changes: [change] };
    day.saves.push(save);
    if (group) bulk.set(group.id, save);
  }
  return days;
}
