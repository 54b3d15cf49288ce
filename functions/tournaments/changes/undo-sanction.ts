/** Prepares the save that takes a sanction away, changes it back, or brings it back after its deletion. */
import { changedFields } from '#shared/domain/changes/recorded-change.ts';
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import {
  requireNamedBySanction,
  requireNotReplaced,
  requireReplaceable,
  requireUnpublished,
} from '../../competition/discipline/require-sanction.ts';
import {
  deleteSanctionWrites,
  findSanction,
  prepareSanctionReplacement,
  readSanctionIdFromKey,
  type StoredSanction,
  sanctionRestorationWrites,
} from '../../competition/records/sanctions.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { OptimisticLockError, type TableWrite } from '../../platform/table/commit.ts';

type SanctionFields = Parameters<typeof sanctionRestorationWrites>[0];

export async function undoSanctionWrites(change: StoredChange, author: Authorship): Promise<TableWrite[]> {
  const { before, after, item } = change;
  const id = readSanctionIdFromKey(item.sk);
  const current = await findSanction(id);
  if (current?.version !== after?.version) throw new OptimisticLockError();
  if (current) await requireFree(current);
  if (before === null) return current ? deleteSanctionWrites(current, author) : [];
  const former = formerSanction(id, change, current);
  const { replaced, checks } = await requireNamedBySanction(former, author);
  await requireReplaceable(replaced, id);
  const writes = current
    ? prepareSanctionReplacement(current, former, author).writes
    : sanctionRestorationWrites(former, before.version, author);
  return [...writes, ...checks];
}

/** Throws 409 when a bulletin has published the sanction, or another one supersedes it. */
async function requireFree(sanction: StoredSanction): Promise<void> {
  requireUnpublished(sanction);
  await requireNotReplaced(sanction);
}

/**
 * The sanction as it was: what the change changed as it was before, all else as it is now. 409 for an entry of an earlier
 * version, which did not keep the reason.
 */
function formerSanction(id: number, change: StoredChange, current: StoredSanction | undefined): SanctionFields {
  const before = change.before?.fields ?? {};
  const names = current ? changedFields(change) : Object.keys(before);
  const given = Object.fromEntries(names.map((name) => [name, before[name] ?? undefined]));
  const { isRestored: _mark, ...former } = { ...current, ...given, id, bulletin: null } as object as StoredSanction;
  if (typeof former.reason !== 'string') throw new Problem('conflict', 'No se sabe cómo estaba antes.');
  return former;
}
