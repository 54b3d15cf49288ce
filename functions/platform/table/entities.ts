/** Entities that stand alone in the table: one partition a kind, one item each (teams, tournaments, canchas, users). */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Authorship, firstStamps, nextStamps, type Stamps } from './authorship.ts';
import { documentClient, getItem, increment, queryPartition, tableName } from './client.ts';
import { commit, OptimisticLockError, requireTimeToWrite, type Write } from './commit.ts';
import { type Entity, type Key, keys, partitions } from './keys.ts';
import { upgradedFields, withVersion } from './upgrades.ts';

/** An item as it lies in the table: the entity's fields, its key and its stamps. */
export type Stored<T> = T & Key & Stamps & { readonly deleting?: number; readonly schema?: number };

/** Next id of a kind: atomic, never given twice; a refused write leaves a gap. */
export const nextId = (kind: string): Promise<number> => increment(keys.sequence(kind));

export const findEntity = <T>(entity: Entity, id: number): Promise<Stored<T> | undefined> =>
  getItem<Stored<T>>(keys.entity(entity, id));

export const listEntities = <T>(entity: Entity): Promise<Stored<T>[]> =>
  queryPartition<Stored<T>>(partitions.entities(entity));

interface Fields {
  readonly id: number;
}

/** The write of a new entity, and the item it will be. */
export function createWrite<T extends Fields>(entity: Entity, fields: T, author: Authorship) {
  const stored = { ...fields, ...keys.entity(entity, fields.id), ...firstStamps(author) };
  return { stored, write: { put: stored, condition: 'attribute_not_exists(pk)' } satisfies Write };
}

/**
 * The write that changes fields of an entity just read, and the item it will be; refused when somebody else wrote in
 * between. A field given as undefined is taken away; what other writes keep on the item (a team's squad) stays.
 */
export function updateWrite<T extends Fields>(before: Stored<T>, fields: Partial<T>, author: Authorship) {
  const { deleting: _mark, ...kept } = before;
  const stamps = nextStamps(before, author);
  const stored = { ...kept, ...fields, ...stamps } as Stored<T>;
  const { pk, sk } = before;
  const all: Key & Record<string, unknown> = { ...upgradedFields(before), ...fields, ...stamps, pk, sk };
  const { pk: _pk, sk: _sk, deleting: _old, ...changes } = withVersion(all);
  const setting = updateExpression(changes);
  const { condition, values } = unchangedCondition(before, author);
  const write = {
    update: { pk, sk },
    ...setting,
    condition,
    values: { ...setting.values, ...values },
  } satisfies Write;
  return { stored, write };
}

/** An update expression that sets what has a value, and takes away the rest and the mark of a dead delete. */
function updateExpression(changes: Record<string, unknown>) {
  const all = Object.keys(changes);
  const given = all.filter((name) => changes[name] !== undefined);
  const gone = all.filter((name) => changes[name] === undefined).map((name) => `#${name}`);
  return {
    set: `SET ${given.map((name) => `#${name} = :${name}`).join(', ')} REMOVE ${['deleting', ...gone].join(', ')}`,
    names: Object.fromEntries(all.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(given.map((name) => [`:${name}`, changes[name]])),
  };
}

/** Writes that fit into one transaction. */
const maxWritesInTransaction = 100;

/** A mark this old belongs to a delete that died: a Lambda lives for 10 seconds. */
const deletingMarkLastsMs = 30_000;

/** Condition: the item exists and nobody is deleting it. Whoever writes a reference to it demands this. */
export function existsCondition({ at }: Authorship) {
  return {
    condition: 'attribute_exists(pk) AND (attribute_not_exists(deleting) OR deleting < :dead)',
    values: { ':dead': Date.parse(at) - deletingMarkLastsMs },
  };
}

/** Condition: the item is the very version that was read, and nobody is deleting it. */
export function unchangedCondition({ version }: Stamps, author: Authorship) {
  const there = existsCondition(author);
  return { condition: `version = :seen AND ${there.condition}`, values: { ...there.values, ':seen': version } };
}

/**
 * Deletes an entity that nothing refers to; `findReference` looks as in {@link markDeletingWhile}.
 * What goes `alongside` and does not fit into one transaction goes before it: should that be interrupted, the entity is
 * still there and can be deleted again. Of what goes with it, `also` are those that may be referred to themselves.
 */
export async function deleteIfUnreferenced<T>(
  item: Stored<T>,
  author: Authorship,
  findReference: () => Promise<Error | null>,
  alongside: () => Promise<Write[]> = async () => [],
  also: readonly Deletable[] = [],
): Promise<void> {
  await markDeletingWhile([item, ...also], author, findReference, async (mine) => {
    const others = await alongside();
    while (others.length >= maxWritesInTransaction) await commit(others.splice(0, maxWritesInTransaction));
    await commit([{ remove: { pk: item.pk, sk: item.sk }, ...mine }, ...others]);
  });
}

type Deletable = Key & Pick<Stamps, 'version'>;

/**
 * Writes something that nothing may refer to. The items are marked first, so that nothing new can refer to them while
 * `findReference` looks; a reference found, or a write that did not succeed, takes the marks away again and is thrown.
 * `write` is given the condition that an item still carries this mark.
 */
export async function markDeletingWhile<T>(
  items: readonly Deletable[],
  { at }: Authorship,
  findReference: () => Promise<Error | null>,
  write: (mine: { condition: string; values: Record<string, unknown> }) => Promise<T>,
): Promise<T> {
  const mark = Date.parse(at);
  try {
    for (const { pk, sk, version } of items) await markDeleting({ pk, sk }, version, mark);
    const reference = await findReference();
    if (reference) throw reference;
    return await write({ condition: 'deleting = :mark', values: { ':mark': mark } });
  } catch (error) {
    // A mark that is gone, or another's, stays as it is.
    await Promise.allSettled(items.map(({ pk, sk }) => unmarkDeleting({ pk, sk }, mark)));
    throw error;
  }
}

async function markDeleting(key: Key, version: number, mark: number): Promise<void> {
  requireTimeToWrite();
  await ignoreFailedCondition(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET deleting = :mark',
      ConditionExpression: 'version = :seen AND (attribute_not_exists(deleting) OR deleting < :dead)',
      ExpressionAttributeValues: { ':mark': mark, ':seen': version, ':dead': mark - deletingMarkLastsMs },
    }),
  );
}

async function unmarkDeleting(key: Key, mark: number): Promise<void> {
  await ignoreFailedCondition(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'REMOVE deleting',
      ConditionExpression: 'deleting = :mark',
      ExpressionAttributeValues: { ':mark': mark },
    }),
  );
}

async function ignoreFailedCondition(update: UpdateCommand): Promise<void> {
  try {
    await documentClient().send(update);
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') throw new OptimisticLockError();
    throw error;
  }
}
