/** 'Cambios' in the table: for each tournament who changed what. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  batchGet,
  documentClient,
  getDocument,
  isFailedCondition,
  queryAll,
  tableName,
} from '../../platform/table/client.ts';
import { type Key, partitionKeys } from '../../platform/table/keys.ts';
import { epochSeconds } from '../../platform/table/ttl.ts';
import { changeEntry, kindOfMatch, type NewChange, type StoredChange } from './change-entry.ts';
import type { WantedChanges } from './wanted-changes.ts';

export async function storeChange(change: NewChange): Promise<void> {
  try {
    const condition = 'attribute_not_exists(pk)';
    await documentClient().send(
      new PutCommand({ TableName: tableName(), Item: changeEntry(change), ConditionExpression: condition }),
    );
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
  }
}

interface ChangesPage<Position> {
  /** Where the page before ended; null for the first page. */
  readonly before: Position | null;
  readonly limit: number;
  readonly now: Date;
}

/** The changes of a tournament that are kept, newest first; a position is the sort key. */
function listAllOfTournament(tournamentId: number, page: ChangesPage<string>): Promise<StoredChange[]> {
  const { before } = page;
  const place = {
    KeyConditionExpression: before === null ? 'pk = :pk' : 'pk = :pk AND sk < :before',
    ExpressionAttributeValues: {
      ':pk': partitionKeys.changes(tournamentId),
      ...(before !== null && { ':before': before }),
    },
  };
  return queryKept({ ...place, ConsistentRead: false }, page);
}

/** How many entries are read at once in search of those that are wanted. */
const searchedAtOnce = 500;

/** Those of the kept changes of a tournament that are wanted, newest first. */
export async function listChangesOfTournament(
  tournamentId: number,
  { before, limit, now }: ChangesPage<string>,
  wanted: WantedChanges | null = null,
): Promise<StoredChange[]> {
  if (!wanted) return listAllOfTournament(tournamentId, { before, limit, now });
  const found: StoredChange[] = [];
  let last = [before ?? wanted.to, wanted.to].sort()[0] ?? wanted.to;
  for (;;) {
    const read = await listAllOfTournament(tournamentId, { before: last, limit: searchedAtOnce, now });
    found.push(...read.filter(wanted.isWanted));
    last = read.at(-1)?.sk ?? '';
    if (read.length < searchedAtOnce || found.length >= limit || last < wanted.from) return found.slice(0, limit);
  }
}

/** The changes of a match that are kept, newest first; from an index that may lag by a moment. */
export function listChangesOfMatch(matchId: number, page: ChangesPage<number>): Promise<StoredChange[]> {
  const place = {
    IndexName: 'byKind',
    KeyConditionExpression: '#kind = :kind AND id < :before',
    ExpressionAttributeNames: { '#kind': 'kind' },
    ExpressionAttributeValues: { ':kind': kindOfMatch(matchId), ':before': page.before ?? Number.MAX_SAFE_INTEGER },
  };
  return queryKept(place, page);
}

/** Reads the newest entries first. Expired ones are the oldest, so leaving them out makes no gap. */
async function queryKept(
  place: Parameters<typeof queryAll>[0],
  { limit, now }: Pick<ChangesPage<unknown>, 'limit' | 'now'>,
): Promise<StoredChange[]> {
  const found = await queryAll<StoredChange>({ ...place, ScanIndexForward: false }, limit);
  return found.filter((change) => isKept(change, now));
}

const isKept = ({ ttl }: StoredChange, now: Date): boolean => ttl > epochSeconds(now);

/** The change with this id; undefined when there is none that is kept. */
export async function findChange(tournamentId: number, changeId: string, now: Date): Promise<StoredChange | undefined> {
  const found = await getDocument<StoredChange>({ pk: partitionKeys.changes(tournamentId), sk: changeId }, true);
  return found && isKept(found, now) ? found : undefined;
}

/** What else the save of a change did to the same match: what was changed by the same person at the same moment. */
export async function listChangesOfSameSave({ pk, sk, matchId, at, by, link }: StoredChange): Promise<StoredChange[]> {
  const second = Date.parse(sk.split('#')[0] ?? '');
  const found = await queryAll<StoredChange>({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': textOfSecond(second - 2000), ':to': textOfSecond(second + 3000) },
  });
  return found.filter(
    (other) =>
      other.sk !== sk && other.matchId === matchId && other.at === at && other.by === by && other.link === link,
  );
}

const textOfSecond = (moment: number): string => new Date(moment).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);

/** The items with these keys that exist, as they are stored, with whatever code wrote them. */
export const readStoredItems = (given: readonly Key[]): Promise<(Key & Readonly<Record<string, unknown>>)[]> =>
  batchGet<Key & Readonly<Record<string, unknown>>>(given, true, (item) => item);
