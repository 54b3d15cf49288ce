/** Tells which changes can still be undone. */
import { isUndoable } from '#shared/domain/changes/recorded-change.ts';
import { isOverOnceUndone } from '#shared/domain/notices/notices.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import type { StoredChange } from './change-entry.ts';
import { listChangesOfSameSave } from './changes.ts';
import type { readCurrentItems } from './current-items.ts';

type CurrentItems = Awaited<ReturnType<typeof readCurrentItems>>;

export async function listThatCanBeUndone(
  changes: readonly StoredChange[],
  { isLast, itemOf }: Pick<CurrentItems, 'isLast' | 'itemOf'>,
  now: Date,
): Promise<Set<StoredChange>> {
  const last = changes.filter(
    (change) => isUndoable(change) && isLast(change) && !isOverOnceUndone(change, itemOf(change), now.getTime()),
  );
  const found = await mapConcurrently(last, async (change) => ((await followsEvent(change)) ? [] : [change]));
  return new Set(found.flat());
}

/** Whether it is the score that an event of the same save brought along: undoing the event takes it back. */
async function followsEvent(change: StoredChange): Promise<boolean> {
  const [before, after] = [change.before?.fields.status, change.after?.fields.status];
  if (change.of !== 'match' || (after !== 'in_progress' && (after !== 'completed' || before !== after))) return false;
  return (await listChangesOfSameSave(change)).some(({ of }) => of === 'event');
}
