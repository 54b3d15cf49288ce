/**
 * Groups of 'Cambios' in the table: for each tournament its bulk changes, as small items that are written in the
 * transaction that ends each. One holds how its matches were before, so that its undo needs none of the entries, which
 * come with the stream. A match or a tournament that still stands as a bulk change left it names the group.
 */
import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BulkChange } from '#shared/domain/changes/bulk-change.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { getItem, queryAll } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { type Key, keys, partitionKeys } from '../../platform/table/keys.ts';
import { epochSeconds } from '../../platform/table/ttl.ts';
import { secondsToKeepChanges } from '../records/deletions.ts';
import type { MatchChange } from '../records/jobs.ts';
import type { StoredMatchData } from '../records/matches.ts';

/** A match of a bulk change: the fields that it changed, before and after; null before a match that it created. */
export interface GroupedMatch {
  readonly id: number;
  readonly before: Partial<StoredMatchData> | null;
  readonly after: Partial<StoredMatchData>;
  /** Consecutive matches with the same number exchanged their times, and have to be written together. */
  readonly group?: number;
}

export interface StoredChangeGroup extends Key {
  readonly groupId: string;
  readonly tournamentId: number;
  /** The user who began it, and when it ended. */
  readonly by: number;
  readonly at: string;
  readonly bulk: BulkChange;
  /** How many matches it changed. */
  readonly count: number;
  /**
   * Its matches in the order in which they were changed, compressed; absent when it is never undone. Of an undo those
   * that it left to another team's withdrawal.
   */
  readonly gzip?: Uint8Array;
  /** Whether an undo gave all of it back: it is not undone a second time when things come to stand like this again. */
  readonly isUndone?: true;
  readonly ttl: number;
}

type NewChangeGroup = Pick<StoredChangeGroup, 'groupId' | 'tournamentId' | 'bulk' | 'count'> & {
  readonly matches: readonly GroupedMatch[];
};

/** A new id, a uuid of version 7: ids sort by the millisecond of `now`. */
export function createChangeGroupId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The write that keeps a bulk change for as long as the entries of its changes. */
export function storeChangeGroupWrite(
  { matches, ...fields }: NewChangeGroup,
  { by, at }: Pick<Authorship, 'by' | 'at'>,
): TableWrite {
  const stored: StoredChangeGroup = {
    ...keys.changeGroup(fields.tournamentId, fields.groupId),
    ...fields,
    by,
    at,
    ...(matches.length > 0 && { gzip: gzipSync(JSON.stringify(matches)) }),
    ttl: epochSeconds(new Date(at)) + secondsToKeepChanges,
  };
  return { put: { ...stored } };
}

/** The write that keeps that a bulk change was undone. */
export const markUndoneWrite = (tournamentId: number, groupId: string): TableWrite => ({
  update: keys.changeGroup(tournamentId, groupId),
  set: 'SET isUndone = :isUndone',
  condition: 'attribute_exists(pk)',
  values: { ':isUndone': true },
});

/** The matches of a job as its group keeps them; none for deleted ones, which do not come back. */
export const groupedMatchesOf = (changes: readonly MatchChange[]): GroupedMatch[] =>
  changes.flatMap((change): GroupedMatch[] => {
    const { id } = change;
    if (change.after === null) return [];
    return [change.before === null ? { id, before: null, after: {} } : change];
  });

export const readGroupedMatches = ({ gzip }: StoredChangeGroup): GroupedMatch[] =>
  gzip ? (JSON.parse(gunzipSync(gzip).toString('utf8')) as GroupedMatch[]) : [];

/** The bulk change with this id; undefined when the tournament has none that is kept. */
export async function findChangeGroup(
  tournamentId: number,
  groupId: string,
  now: Date,
): Promise<StoredChangeGroup | undefined> {
  const found = await getItem<StoredChangeGroup>(keys.changeGroup(tournamentId, groupId));
  return found && isKept(found, now) ? found : undefined;
}

/** The bulk changes of a tournament that are kept, newest first, before the one with the id `before`. */
export async function listChangeGroups(
  tournamentId: number,
  { before, limit, now }: { readonly before: string | null; readonly limit: number; readonly now: Date },
): Promise<StoredChangeGroup[]> {
  const found = await queryAll<StoredChangeGroup>(
    {
      KeyConditionExpression: before === null ? 'pk = :pk' : 'pk = :pk AND sk < :before',
      ExpressionAttributeValues: {
        ':pk': partitionKeys.changeGroups(tournamentId),
        ...(before !== null && { ':before': before }),
      },
      ScanIndexForward: false,
    },
    limit,
  );
  return found.filter((group) => isKept(group, now));
}

const isKept = ({ ttl }: StoredChangeGroup, now: Date): boolean => ttl > epochSeconds(now);
