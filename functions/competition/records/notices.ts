/**
 * Notices in the table: each an item of its own, and those in force once more in one item beside the settings, so that pages
 * read them with these. That item is written with each notice on condition of its count of writes, so that two changes at
 * once are not mixed up and no scope gets too many.
 */
import { limits } from '#shared/domain/limits.ts';
import { compareNotices, isInForce, keyOfNoticeScope } from '#shared/domain/notices/notices.ts';
import { type Notice, notice as schema } from '#shared/domain/schemas/notice.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import { notFoundProblem, Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { getItem } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import {
  findEntity,
  listEntities,
  prepareEntityCreation,
  prepareEntityUpdate,
  type StoredItem,
} from '../../platform/table/entities.ts';
import { type Key, keys } from '../../platform/table/keys.ts';

type NoticeFields = Omit<Notice, 'version' | 'createdAt'>;
export type StoredNotice = StoredItem<NoticeFields>;

export interface NoticesItem extends Key {
  /** Those that were in force when one was last written. */
  readonly notices: readonly Notice[];
  /** How often the item was written. */
  readonly n: number;
}

export async function getNotice(id: number): Promise<StoredNotice> {
  const notice = await findNotice(id);
  if (!notice) throw notFoundProblem('Aviso no encontrado');
  return notice;
}

const findNotice = (id: number): Promise<StoredNotice | undefined> => findEntity<NoticeFields>('NOTICE', id);

export const readNoticeIdFromKey = (sk: string): number => Number(sk);

export const listNotices = (): Promise<StoredNotice[]> => listEntities<NoticeFields>('NOTICE');

/** The notices in force, newest first. */
export const noticesInForce = (item: Pick<NoticesItem, 'notices'> | undefined, now: Date): Notice[] =>
  (item?.notices ?? []).filter((notice) => isInForce(notice, now.getTime())).sort(compareNotices);

export const readNoticesItem = (): Promise<NoticesItem | undefined> => getItem<NoticesItem>(keys.noticesInForce());

interface PreparedNotice {
  readonly stored: StoredNotice;
  readonly writes: TableWrite[];
}

/** Throws 409 when the scope has as many notices in force as allowed. */
export async function prepareNoticeCreation(
  fields: Omit<NoticeFields, 'revokedAt'>,
  author: Authorship,
  now: Date,
): Promise<PreparedNotice> {
  const { stored, write } = prepareEntityCreation<NoticeFields>('NOTICE', { ...fields, revokedAt: null }, author);
  return { stored, writes: [write, await inForceWrite(stored, now)] };
}

/** Throws 409 when the scope has as many notices in force as allowed. */
export async function prepareNoticeChange(
  before: StoredNotice,
  fields: Partial<NoticeFields>,
  author: Authorship,
  now: Date,
): Promise<PreparedNotice> {
  const { stored, write } = prepareEntityUpdate<NoticeFields>(before, fields, author);
  return { stored, writes: [write, await inForceWrite(stored, now)] };
}

/** The writes that revoke a notice; none when it is over already. */
export async function revokeNoticeWrites(id: number, author: Authorship, now: Date): Promise<TableWrite[]> {
  const notice = await findNotice(id);
  if (!notice || !isInForce(notice, now.getTime())) return [];
  return (await prepareNoticeChange(notice, { revokedAt: author.at }, author, now)).writes;
}

/** The write by which the changed notice stands among those in force, or no longer. */
async function inForceWrite(changed: StoredNotice, now: Date): Promise<TableWrite> {
  const item = await readNoticesItem();
  const others = noticesInForce(item, now).filter(({ id }) => id !== changed.id);
  const notices = isInForce(changed, now.getTime()) ? [pickFields(schema, changed), ...others] : others;
  const scope = keyOfNoticeScope(changed.scope);
  const ofScope = notices.filter((each) => keyOfNoticeScope(each.scope) === scope);
  if (ofScope.length > limits.noticesOfScope) throw tooManyNoticesProblem();
  return {
    put: { ...keys.noticesInForce(), notices, n: (item?.n ?? 0) + 1 },
    condition: 'attribute_not_exists(pk) OR n = :seen',
    values: { ':seen': item?.n ?? 0 },
  };
}

const tooManyNoticesProblem = (): Problem =>
  new Problem('conflict', `Ya hay ${limits.noticesOfScope} avisos vigentes ahí. Quitá uno antes de publicar otro.`);
