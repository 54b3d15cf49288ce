/** Decides which pages have to be published again because a notice came, changed or ended. */

import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Notice, NoticeScope } from '#shared/domain/schemas/notice.ts';
import type { WorkName } from '../competition/publication/store/background-work.ts';
import { listTournaments } from '../competition/records/tournaments.ts';
import { keys, type Scope } from '../platform/table/keys.ts';
import { fieldsOf } from './item-images.ts';

/** The scopes of the notices that differ between the item before and after a change; null for a change of another item. */
export function changedNoticeScopes({ dynamodb }: DynamoDBRecord): NoticeScope[] | null {
  const { pk, sk } = keys.noticesInForce();
  const { Keys, OldImage = {}, NewImage = {} } = dynamodb ?? {};
  if (Keys?.pk?.S !== pk || Keys?.sk?.S !== sk) return null;
  const [before, after] = [OldImage, NewImage].map((image) => (fieldsOf(image, ['notices']).notices ?? []) as Notice[]);
  const isIn = (list: readonly Notice[] = [], notice: Notice) => list.some((each) => isDeepStrictEqual(each, notice));
  const changed = [
    ...(before ?? []).filter((notice) => !isIn(after, notice)),
    ...(after ?? []).filter((notice) => !isIn(before, notice)),
  ];
  return changed.map(({ scope }) => scope);
}

/**
 * What shows notices of these scopes, to be published as a whole since no document changes: at once the home page and the
 * tournaments, of a notice to everybody those in progress; everything else in the background.
 */
export async function readersOfNotices(
  scopes: readonly NoticeScope[],
): Promise<{ readonly scopes: Scope[]; readonly works: WorkName[] }> {
  if (scopes.some(({ kind }) => kind === 'federation')) {
    const running = (await listTournaments()).filter(({ status }) => status === 'in_progress');
    return { scopes: ['ALL', ...running.map(({ id }) => id)], works: ['everything'] };
  }
  const teams = scopes.flatMap((scope) => (scope.kind === 'team' ? [`TEAM#${scope.id}` as const] : []));
  const tournaments = scopes.flatMap((scope) =>
    scope.kind === 'tournament' || scope.kind === 'round' ? [scope.id] : [],
  );
  return {
    scopes: [...teams, ...tournaments, ...(tournaments.length > 0 ? (['ALL'] as const) : [])],
    works: tournaments.map((id) => `T#${id}` as const),
  };
}
