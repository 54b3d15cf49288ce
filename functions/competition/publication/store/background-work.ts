/**
 * What is published in the background: the pages of a whole tournament after its name changed, everything that turns with
 * the day, everything after a new build. It is given to the publisher in parts of wakes, the next part when the last one
 * is published, so that results wait for one part at most. The stream brings each change of this one item to the
 * publisher; when one dies, the next reads here how far the work is.
 */
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, getItem, isFailedCondition, tableName } from '../../../platform/table/client.ts';
import { type Key, keys, type Scope } from '../../../platform/table/keys.ts';

/**
 * The works: everything; what the night publishes, which is what shows the date and each scope that was woken since the
 * last night; the pages of all teams; the pages of the matches and teams of one tournament.
 */
export type WorkName = 'everything' | 'day' | 'teams' | `T#${number}`;

/** Where a work goes on: with what has a higher id, or key, than the last that was given. */
export type WorkCursor =
  | { readonly stage: 'tournaments' | 'teams'; readonly after: number }
  /** The matches of some tournaments; then it goes on with the tournaments after `next`. */
  | { readonly stage: 'matches'; readonly of: readonly number[]; readonly after: number; readonly next: number }
  | { readonly stage: 'overall'; readonly isFirst: boolean }
  | { readonly stage: 'sweep'; readonly after: string };

/** A scope as text, as the sets of the item hold it. */
export type ScopeText = `${Scope}`;

export interface BackgroundWork {
  /** What is asked for and has not begun. */
  readonly asked: ReadonlySet<WorkName>;
  readonly current: { readonly name: WorkName; readonly cursor: WorkCursor } | null;
  /** The scopes of the part that was given last and that are not published yet. */
  readonly left: ReadonlySet<ScopeText>;
  /** Whether the wakes of all scopes of that part were written. */
  readonly isGiven: boolean;
  /** How many scopes of the current work were given, of how many. */
  readonly given: number;
  readonly total: number;
  /** What could not be published; the reasons are in the log. */
  readonly failed: ReadonlySet<ScopeText>;
  /** The build by which, and the federation's day for which, everything was last asked for. */
  readonly build: string;
  readonly day: string;
  /** When a part was last given or published, in milliseconds since 1970. */
  readonly progressAt: number;
  /** How often the part was given again, because nothing went on for long. */
  readonly resumed: number;
  /** How often the item was changed: a version for optimistic locking. */
  readonly step: number;
}

interface WorkItem extends Key, Omit<BackgroundWork, 'asked' | 'left' | 'failed'> {
  // A set in the table is never empty.
  readonly asked?: Set<WorkName>;
  readonly left?: Set<ScopeText>;
  readonly failed?: Set<ScopeText>;
}

const noWork: BackgroundWork = {
  asked: new Set(),
  current: null,
  left: new Set(),
  isGiven: false,
  given: 0,
  total: 0,
  failed: new Set(),
  build: '',
  day: '',
  progressAt: 0,
  resumed: 0,
  step: 0,
};

export async function readBackgroundWork(): Promise<BackgroundWork> {
  const item = await getItem<WorkItem>(keys.backgroundWork());
  if (!item) return noWork;
  const { pk: _pk, sk: _sk, ...work } = item;
  return { ...noWork, ...work };
}

export const isWorkDone = ({ asked, current, left }: BackgroundWork): boolean =>
  asked.size === 0 && current === null && left.size === 0;

/**
 * Milliseconds without progress after which the wakes of a part, or the record of a step, count as lost: a batch that fails
 * is tried for some minutes.
 */
const longestPause = 15 * 60_000;

/**
 * Has the publisher give the last part again, or the next one, when nothing has gone on for long. What is still not
 * published then, because its publication takes longer than its Lambda may, counts as failed, and the work goes on.
 */
export async function resumeStuckWork(work: BackgroundWork, now: Date): Promise<void> {
  const isStuck = !isWorkDone(work) && now.getTime() - work.progressAt > longestPause;
  if (!isStuck) return;
  const failed = new Set([...work.failed, ...work.left]);
  const resumed: BackgroundWork =
    work.resumed === 0 ? { ...work, isGiven: false, resumed: 1 } : { ...work, failed, left: new Set(), resumed: 0 };
  await storeBackgroundWork(resumed);
}

/** Stores the step after the one that was read; false when another one was stored meanwhile. */
export async function storeBackgroundWork(work: BackgroundWork): Promise<boolean> {
  const orAbsent = <Each>(some: ReadonlySet<Each>) => (some.size > 0 ? new Set(some) : undefined);
  const item: WorkItem = {
    ...keys.backgroundWork(),
    ...work,
    asked: orAbsent(work.asked),
    left: orAbsent(work.left),
    failed: orAbsent(work.failed),
    progressAt: Date.now(),
    step: work.step + 1,
  } as WorkItem;
  try {
    await documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: item,
        ConditionExpression: 'attribute_not_exists(pk) OR step = :seen',
        ExpressionAttributeValues: { ':seen': work.step },
      }),
    );
    return true;
  } catch (error) {
    if (isFailedCondition(error)) return false;
    throw error;
  }
}

/** Asks for works; with `build` and `day`, they are remembered as those for which everything was asked for. */
export async function askForBackgroundWork(
  names: readonly WorkName[],
  asking: Partial<Pick<BackgroundWork, 'build' | 'day'>> = {},
): Promise<void> {
  const fields = Object.entries(asking);
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.backgroundWork(),
      UpdateExpression: `ADD asked :names, step :one${fields.length > 0 ? ' SET ' : ''}${fields
        .map(([field]) => `#${field} = :${field}`)
        .join(', ')}`,
      ...(fields.length > 0
        ? { ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])) }
        : {}),
      ExpressionAttributeValues: {
        ':names': new Set(names),
        ':one': 1,
        ...Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
      },
    }),
  );
}

/** Takes scopes that were published, or could not be, out of the part that was given last. */
export async function reportToBackgroundWork(published: readonly Scope[], failed: readonly Scope[]): Promise<void> {
  if (failed.length > 0) await removeFromPart(failed, 'ADD failed :scopes, step :one DELETE #left :scopes');
  if (published.length > 0) await removeFromPart(published, 'ADD step :one DELETE #left :scopes, failed :scopes');
}

async function removeFromPart(scopes: readonly Scope[], update: string): Promise<void> {
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.backgroundWork(),
      UpdateExpression: `${update} SET progressAt = :now`,
      ExpressionAttributeNames: { '#left': 'left' },
      ExpressionAttributeValues: { ':scopes': new Set(scopes.map(String)), ':one': 1, ':now': Date.now() },
    }),
  );
}
