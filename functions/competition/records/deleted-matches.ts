/**
 * Deleted matches, kept for a while as they were so that they can come back: the match in the transaction that deletes it,
 * and what belonged to it before that is deleted.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Authorship } from '../../platform/table/authorship.ts';
import { batchGet, getItem } from '../../platform/table/client.ts';
import { commit, OptimisticLockError, type TableWrite } from '../../platform/table/commit.ts';
import { type Key, keys } from '../../platform/table/keys.ts';
import { epochSeconds, secondsPerDay } from '../../platform/table/ttl.ts';
import type { StoredEvent } from './events.ts';
import type { StoredMatch } from './matches.ts';

/** How long a deleted match can come back. */
export const daysToRestoreMatch = 30;

/** What is deleted with a match and comes back with it; a link to its sheet does not. */
export interface MatchChildren {
  readonly events: readonly StoredEvent[];
  /** Lineups, the sheet and its operations, as they were stored. */
  readonly others: readonly Key[];
}

const noChildren: MatchChildren = { events: [], others: [] };

interface KeptItem extends Key {
  /** The version of the match that was deleted. */
  readonly version: number;
  /** What is kept, as compressed JSON. */
  readonly gzip: Uint8Array;
  readonly ttl: number;
}

const keptItem = (key: Key, version: number, content: object, at: string): KeptItem => ({
  ...key,
  version,
  gzip: gzipSync(JSON.stringify(content)),
  ttl: epochSeconds(new Date(at)) + daysToRestoreMatch * secondsPerDay,
});

const contentOf = <T>({ gzip }: KeptItem): T => JSON.parse(gunzipSync(gzip).toString('utf8')) as T;
const isKept = ({ ttl }: KeptItem, now: Date): boolean => ttl > epochSeconds(now);

/** The write that keeps a match which the same transaction deletes. */
export const keepDeletedMatchWrite = (match: StoredMatch, { at }: Pick<Authorship, 'at'>): TableWrite => ({
  put: keptItem(keys.deletedMatch(match.id), match.version, match, at),
});

/** Keeps what belonged to a match, if the match is kept: before the first of it is deleted, and then no more. */
export async function keepDeletedChildren(matchId: number, children: MatchChildren, { at }: Authorship): Promise<void> {
  const match = await getItem<KeptItem>(keys.deletedMatch(matchId));
  if (!match) return;
  const kept: TableWrite = {
    put: keptItem(keys.deletedMatchChildren(matchId), match.version, children, at),
    condition: 'attribute_not_exists(pk) OR version < :version',
    values: { ':version': match.version },
  };
  try {
    await commit([kept]);
  } catch (error) {
    if (!(error instanceof OptimisticLockError)) throw error;
  }
}

/** The match with this id as it was deleted last, and what belonged to it; undefined when it is not kept any longer. */
export async function findDeletedMatch(matchId: number, now: Date) {
  const [match, children] = await Promise.all([
    getItem<KeptItem>(keys.deletedMatch(matchId)),
    getItem<KeptItem>(keys.deletedMatchChildren(matchId)),
  ]);
  if (!match || !isKept(match, now)) return undefined;
  return {
    match: contentOf<StoredMatch>(match),
    children: children?.version === match.version ? contentOf<MatchChildren>(children) : noChildren,
  };
}

/** The versions in which those of the matches were deleted that can come back, by match id. */
export async function readDeletedVersions(matchIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const found = await batchGet<KeptItem>(matchIds.map(keys.deletedMatch), true, (item) => item);
  return new Map(
    found.filter((item) => isKept(item, now)).map(({ pk, version }) => [Number(pk.split('#')[1]), version]),
  );
}

/** The writes that no longer keep a match which has come back. */
export const forgetDeletedMatchWrites = (matchId: number): TableWrite[] => [
  { remove: keys.deletedMatch(matchId) },
  { remove: keys.deletedMatchChildren(matchId) },
];
