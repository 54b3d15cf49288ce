/** Says why a change cannot be undone. */
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import { readChangeNames } from '../../competition/changes/change-names.ts';
import { readCurrentItems } from '../../competition/changes/current-items.ts';
import { listThatCanBeUndone } from '../../competition/changes/undoable.ts';
import { requireUnpublished } from '../../competition/discipline/require-sanction.ts';
import { findSanction, readSanctionIdFromKey } from '../../competition/records/sanctions.ts';
import { Problem } from '../../platform/problem.ts';

/** Throws 409, with the reason, unless the change is one that can be undone, and the last one. */
export async function requireLastChange(change: StoredChange, now: Date): Promise<void> {
  const current = await readCurrentItems([change]);
  const canBeUndone = await listThatCanBeUndone([change], current, now);
  if (canBeUndone.has(change)) return;
  // Only lists of changes and what is refused need the sentences.
  const { matchName, undoRefusal } = await import('#shared/text/changes/change-text.ts');
  const match = current.storedMatchOf(change);
  const state = {
    item: change.of === 'sanction' ? await findUnpublishedSanction(change) : current.itemOf(change),
    match: match ? matchName(match, await readChangeNames([change], now)) : null,
    now: now.getTime(),
  };
  throw new Problem('conflict', undoRefusal(change, state));
}

/** The sanction, also where it holds in other tournaments by now. Throws 409 when a bulletin has published it. */
async function findUnpublishedSanction({ item }: StoredChange) {
  const sanction = await findSanction(readSanctionIdFromKey(item.sk));
  if (sanction) requireUnpublished(sanction);
  return sanction && { ...sanction };
}
