/**
 * Stores entities that belong to no other: one partition for each kind, one item each (teams, tournaments, canchas,
 * users).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Authorship, type ItemStamps, stampsOfNewItem, stampsOfNextVersion } from './authorship.ts';
import { documentClient, getItem, incrementCounter, isFailedCondition, queryPartition, tableName } from './client.ts';
import { commit, OptimisticLockError, requireTimeToWrite, type TableWrite } from './commit.ts';
import { type EntityKind, type Key, keys, partitionKeys } from './keys.ts';
import { fieldsToStoreAfterUpgrade, withCurrentSchemaVersion } from './upgrades.ts';

/** An item of the table: the entity's fields, its key and its stamps. */
export type StoredItem<T> = T & Key & ItemStamps & { readonly deleting?: number; readonly schema?: number };

/** The next id of a kind. No id is given twice; a write that fails leaves a gap. */
export const nextId = (kind: string): Promise<number> => incrementCounter(keys.sequence(kind));

/** The next `count` ids of a kind, in one write. */
export async function nextIds(kind: string, count: number): Promise<number[]> {
  const last = await incrementCounter(keys.sequence(kind), count);
  return Array.from({ length: count }, (_, at) => last - count + 1 + at);
}

export const findEntity = <T>(entity: EntityKind, id: number): Promise<StoredItem<T> | undefined> =>
  getItem<StoredItem<T>>(keys.entity(entity, id));

export const listEntities = <T>(entity: EntityKind): Promise<StoredItem<T>[]> =>
  queryPartition<StoredItem<T>>(partitionKeys.entities(entity));

interface EntityFields {
  readonly id: number;
}

/** The write of a new entity, and the item it creates. */
export function prepareEntityCreation<T extends EntityFields>(entity: EntityKind, fields: T, author: Authorship) {
  const stored = { ...fields, ...keys.entity(entity, fields.id), ...stampsOfNewItem(author) };
  return { stored, write: { put: stored, condition: 'attribute_not_exists(pk)' } satisfies TableWrite };
}

/**
 * The write that changes fields of an entity, and the changed item; refused when the entity was changed since it was
 * read. A field set to undefined is removed. Attributes of the item that are no fields of the entity (a team's squad)
 * stay.
 */
export function prepareEntityUpdate<T extends EntityFields>(
  before: StoredItem<T>,
  fields: Partial<T>,
  author: Authorship,
) {
  const { deleting: _mark, ...kept } = before;
  const stamps = stampsOfNextVersion(before, author);
  const stored = { ...kept, ...fields, ...stamps } as StoredItem<T>;
  const { pk, sk } = before;
  const all: Key & Record<string, unknown> = { ...fieldsToStoreAfterUpgrade(before), ...fields, ...stamps, pk, sk };
  const { pk: _pk, sk: _sk, deleting: _old, ...changes } = withCurrentSchemaVersion(all);
  const setting = buildUpdateExpression(changes);
  const { condition, values } = itemUnchangedCondition(before, author);
  const write = {
    update: { pk, sk },
    ...setting,
    condition,
    values: { ...setting.values, ...values },
  } satisfies TableWrite;
  return { stored, write };
}

/**
 * An update expression that sets the fields with a value, removes those without, and removes the mark of an interrupted
 * deletion.
 */
function buildUpdateExpression(changes: Record<string, unknown>) {
  const all = Object.keys(changes);
  const given = all.filter((name) => changes[name] !== undefined);
  const gone = all.filter((name) => changes[name] === undefined).map((name) => `#${name}`);
  return {
    set: `SET ${given.map((name) => `#${name} = :${name}`).join(', ')} REMOVE ${['deleting', ...gone].join(', ')}`,
    names: Object.fromEntries(all.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(given.map((name) => [`:${name}`, changes[name]])),
  };
}

/** DynamoDB's limit of writes in one transaction. */
export const maxWritesInTransaction = 100;

/** A `deleting` mark older than this is left from an interrupted deletion, because a Lambda lives for 10 seconds. */
const deletingMarkLastsMs = 30_000;

/** A condition that the item exists and nobody is deleting it, for every write of a reference to it. */
export function itemExistsCondition({ at }: Authorship) {
  return {
    condition: 'attribute_exists(pk) AND (attribute_not_exists(deleting) OR deleting < :dead)',
    values: { ':dead': Date.parse(at) - deletingMarkLastsMs },
  };
}

/** A condition that the item has the version that was read and nobody is deleting it. */
export function itemUnchangedCondition({ version }: ItemStamps, author: Authorship) {
  const there = itemExistsCondition(author);
  return { condition: `version = :seen AND ${there.condition}`, values: { ...there.values, ':seen': version } };
}

/**
 * Deletes an entity that nothing refers to; {@link runWhileMarkedDeleting} says how `findReference` is used. The writes of
 * `alongside` go with it. Those that do not fit into its transaction are written before: after an interruption the
 * entity still exists and can be deleted again. `also` are items deleted with it, if nothing refers to them either.
 */
export async function deleteIfUnreferenced<T>(
  item: StoredItem<T>,
  author: Authorship,
  findReference: () => Promise<Error | null>,
  alongside: () => Promise<TableWrite[]> = async () => [],
  also: readonly DeletableItem[] = [],
): Promise<void> {
  await runWhileMarkedDeleting([item, ...also], author, findReference, async (mine) => {
    const others = await alongside();
    while (others.length >= maxWritesInTransaction) await commit(others.splice(0, maxWritesInTransaction));
    await commit([{ remove: { pk: item.pk, sk: item.sk }, ...mine }, ...others]);
  });
}

type DeletableItem = Key & Pick<ItemStamps, 'version'>;

/**
 * Runs `write` while nothing refers to the items. They are marked as being deleted first, so that no new reference can
 * be written while `findReference` looks for existing ones. When it finds one, or `write` fails, the marks are removed
 * and the error is thrown. `write` gets the condition that an item still has this mark.
 */
export async function runWhileMarkedDeleting<T>(
  items: readonly DeletableItem[],
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
    // Marks that are gone, or that another deletion has set, stay as they are.
    await Promise.allSettled(items.map(({ pk, sk }) => unmarkDeleting({ pk, sk }, mark)));
    throw error;
  }
}

async function markDeleting(key: Key, version: number, mark: number): Promise<void> {
  requireTimeToWrite();
  await updateUnlessChanged(
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
  await updateUnlessChanged(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'REMOVE deleting',
      ConditionExpression: 'deleting = :mark',
      ExpressionAttributeValues: { ':mark': mark },
    }),
  );
}

const maxUpdateAttempts = 8;

/**
 * Sends an update; throws `OptimisticLockError` when its condition does not hold. One that meets a transaction on the
 * same item is sent again after growing, random pauses: DynamoDB refuses it, and the SDK does not repeat it.
 */
async function updateUnlessChanged(update: UpdateCommand): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await documentClient().send(update);
      return;
    } catch (error) {
      if (isFailedCondition(error)) throw new OptimisticLockError();
      if (!(error instanceof TransactionConflictException) || attempt === maxUpdateAttempts) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
