/** Upload records: the user and team each upload belongs to. A record expires after a day. */
import { uploadIdOfKey } from '#shared/domain/crests/logo.ts';
import { getItem } from '../table/client.ts';
import { commit } from '../table/commit.ts';
import { type Key, keys } from '../table/keys.ts';
import { epochSeconds, secondsPerDay } from '../table/ttl.ts';

export interface UploadOwner {
  readonly userId: number;
  /** Id of the team; 0 for one that is not saved yet, and for the federation. */
  readonly teamId: number;
}

interface UploadItem extends Key, UploadOwner {
  /** When the record expires, in seconds since 1970; DynamoDB removes it some time after. */
  readonly ttl: number;
}

export async function storeUploadOwner(key: string, owner: UploadOwner, now: Date): Promise<void> {
  const item = { ...keys.upload(uploadIdOfKey(key)), ...owner, ttl: epochSeconds(now) + secondsPerDay };
  await commit([{ put: item, condition: 'attribute_not_exists(pk)' }]);
}

/** The user and team of an upload; undefined when it was never requested or its record has expired. */
export async function findUploadOwner(key: string, now: Date): Promise<UploadOwner | undefined> {
  const item = await getItem<UploadItem>(keys.upload(uploadIdOfKey(key)));
  return item && item.ttl > epochSeconds(now) ? item : undefined;
}
