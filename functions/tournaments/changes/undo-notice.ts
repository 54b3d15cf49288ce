/** Prepares the save that revokes a new notice, changes one back, or brings a revoked one back in force. */
import { changedFields } from '#shared/domain/changes/recorded-change.ts';
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import { requireNoticeScope } from '../../competition/notices/require-notice-scope.ts';
import { getNotice, prepareNoticeChange, readNoticeIdFromKey } from '../../competition/records/notices.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { OptimisticLockError, type TableWrite } from '../../platform/table/commit.ts';

export async function undoNoticeWrites(change: StoredChange, author: Authorship, now: Date): Promise<TableWrite[]> {
  const { before, after, item } = change;
  const current = await getNotice(readNoticeIdFromKey(item.sk));
  if (current.version !== after?.version) throw new OptimisticLockError();
  const fields =
    before === null
      ? { revokedAt: author.at }
      : Object.fromEntries(changedFields(change).map((field) => [field, before.fields[field]]));
  if (before !== null) await requireNoticeScope({ ...current, ...fields }.scope);
  return (await prepareNoticeChange(current, fields, author, now)).writes;
}
