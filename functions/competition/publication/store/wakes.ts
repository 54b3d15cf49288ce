/**
 * Wakes: the publisher publishes a scope whenever the stream brings a change of the scope's wake item. The stream keeps
 * the order of one item's changes, so publications of a scope follow each other.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import { batchGet, documentClient, isFailedCondition, tableName } from '../../../platform/table/client.ts';
import { keys, partitionKeys, type Scope } from '../../../platform/table/keys.ts';

interface WakeItem {
  readonly pk: string;
  /** How often the scope was asked for. */
  readonly n: number;
  /** The `n` at which background work last asked for the scope as a whole; absent before the first time. */
  readonly whole?: number;
  /** The `n` at which somebody else last asked for it as a whole. */
  readonly compared?: number;
  /** The `n` at which the night last asked for it; absent before the first one. */
  readonly night?: number;
}

export interface WakeOptions {
  /** Whether everything of the scope is published again, also what did not change. */
  readonly isWhole?: boolean;
  /** Whether the background work asks, as a whole and as one of its part, and is told when the scope is published. */
  readonly isPart?: boolean;
  /** Whether the background work that asks is the nightly one. */
  readonly isOfNight?: boolean;
  /** Whether the change belongs to a match in play, which is published before everything else. */
  readonly isLive?: boolean;
  /** When the change was made, in milliseconds since 1970; now by default. */
  readonly changedAt?: number;
}

/** Asks the publisher for scopes. */
export async function wakeScopes(scopes: Iterable<Scope>, options: WakeOptions = {}): Promise<void> {
  await mapConcurrently([...new Set(scopes)], (scope) => documentClient().send(wakeCommand(scope, options)));
}

function wakeCommand(
  scope: Scope,
  { isWhole = false, isPart = false, isOfNight = false, isLive = false, changedAt = Date.now() }: WakeOptions,
): UpdateCommand {
  const asWhole = [isPart ? 'whole' : isWhole ? 'compared' : [], isOfNight ? 'night' : []].flat();
  const fields = asWhole.map((field) => `, ${field} = if_not_exists(n, :zero) + :one`).join('');
  return new UpdateCommand({
    TableName: tableName(),
    Key: keys.wake(scope),
    UpdateExpression: `ADD n :one SET isLive = :isLive, changedAt = :changedAt${fields}`,
    ExpressionAttributeValues: {
      ':one': 1,
      ':isLive': isLive,
      ':changedAt': changedAt,
      ...(asWhole.length > 0 ? { ':zero': 0 } : {}),
    },
  });
}

/** Milliseconds in which a visitor's request for a page that is not published asks for its scope once. */
const visitInterval = 60_000;

/** Asks for a scope as a whole, unless a visitor has done so in the last minute. */
export async function wakeScopeForVisitor(scope: Scope, now: Date): Promise<void> {
  const { input } = wakeCommand(scope, { isWhole: true, changedAt: now.getTime() });
  try {
    await documentClient().send(
      new UpdateCommand({
        ...input,
        UpdateExpression: `${input.UpdateExpression}, visitedAt = :changedAt`,
        ConditionExpression: 'attribute_not_exists(visitedAt) OR visitedAt < :before',
        ExpressionAttributeValues: { ...input.ExpressionAttributeValues, ':before': now.getTime() - visitInterval },
      }),
    );
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
  }
}

/**
 * Those of the scopes that were asked for since the last night asked for them, or for which none did. Other background work
 * does not count: a publisher that a timeout has left behind may put an older page after it.
 */
export async function scopesWokenSinceNight<Each extends Scope>(scopes: readonly Each[]): Promise<Each[]> {
  // A wake of this moment publishes its scope by itself, so that a reading may lag, at half the price.
  const items = await batchGet<WakeItem>(scopes.map(keys.wake), false);
  const unchanged = new Set(items.filter(({ n, night }) => n === night).map(({ pk }) => pk));
  return scopes.filter((scope) => !unchanged.has(keys.wake(scope).pk));
}

/** The scope whose wakes have this partition key. */
export const scopeOfWake = (pk: string): Scope => scopeOfText(pk.slice(partitionKeys.wakes.length));

/** 7 for '7': the scope of a tournament is its id. */
export const scopeOfText = (text: string): Scope => (/^\d+$/.test(text) ? Number(text) : (text as Scope));
