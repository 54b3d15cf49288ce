/** What this device keeps of sheets: today's ones of the user, for opening them without a connection, and what is unsent. */
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { User } from '#shared/domain/schemas/user.ts';
import { paths } from '#shared/pages/paths.ts';
import { getFromApi } from '../../../lib/api/typed-request.ts';
import { inTime } from '../../../lib/offline/in-time.ts';
import { readSavedUser } from '../../../lib/session/saved-session.ts';
import { openQueue } from './open-queues.ts';
import { queueDatabase } from './queue-database.ts';
import { isWaiting, type QueueKey, queueKeyOf } from './queued-operation.ts';

/** A copy younger than this is not read again. */
const freshMs = 15 * 60_000;
/** A copy older than this is deleted, unless something on it is unsent. */
const keptMs = 7 * 24 * 3_600_000;
/** The most sheets that are read ahead. */
const readAhead = 30;

/** Reads the sheets of today that the user may keep, one after the other; one that fails does not stop the others. */
export async function keepTodaysSheets({ id: userId, roles }: User): Promise<void> {
  await deleteOldSheets();
  const database = await queueDatabase();
  for (const matchId of (await todaysMatchIds(roles)).slice(0, readAhead)) {
    const owner = { kind: 'user', userId } as const;
    const kept = await database.get('sheets', queueKeyOf(matchId, owner));
    if (Date.now() - (kept?.receivedAt ?? 0) < freshMs) continue;
    if (readSavedUser()?.id !== userId) return;
    await openQueue(matchId, owner).readSheet();
  }
}

async function todaysMatchIds(roles: User['roles']): Promise<number[]> {
  if (!roles.includes('Admin') && !roles.includes('Planillero')) return [];
  const sheets = await getFromApi(roles.includes('Admin') ? 'GET /matches/sheets' : 'GET /matches/sheets/own');
  return sheets.map(({ match }) => match.id);
}

/** A sheet that opens from this device. */
export interface KeptSheet {
  readonly match: FormattedMatch;
  /** Path and fragment: a link's sheet is opened with its token. */
  readonly address: string;
  /** How many operations on it wait. */
  readonly unsent: number;
}

/** The sheets of the user and of links that this device keeps, in the order of play. */
export async function listKeptSheets(userId: number): Promise<KeptSheet[]> {
  const database = await queueDatabase();
  const [sheets, operations, links] = await Promise.all([
    database.getAll('sheets'),
    database.getAll('operations'),
    database.getAll('links'),
  ]);
  const fragments = new Map<QueueKey, string>(
    links.map(({ matchId, token }) => [queueKeyOf(matchId, { kind: 'link', token }), `#${token}`]),
  );
  return sheets
    .flatMap(({ queue, sheet: { match } }) => {
      const fragment = isOfUser(queue, userId) ? '' : fragments.get(queue);
      if (fragment === undefined) return [];
      const unsent = operations.filter((each) => each.queue === queue && isWaiting(each)).length;
      return [{ match, address: `${paths.sheet.getHref(match.id)}${fragment}`, unsent }];
    })
    .sort((a, b) => comparePlayOrder(a.match, b.match));
}

/** How many operations of the user wait on this device; rejects when its store fails or does not answer in time. */
export async function countUnsent(userId: number): Promise<number> {
  const operations = await inTime(queueDatabase().then((database) => database.getAll('operations')));
  return operations.filter(({ queue, answer }) => answer === null && isOfUser(queue, userId)).length;
}

export async function isAnythingUnsent(): Promise<boolean> {
  return (await (await queueDatabase()).getAll('operations')).some(({ answer }) => answer === null);
}

/** Keeps those with operations, also with answered ones, which somebody has to see. */
async function deleteOldSheets(): Promise<void> {
  const transaction = (await queueDatabase()).transaction(['sheets', 'operations'], 'readwrite');
  const operations = transaction.objectStore('operations').index('byQueue');
  for await (const cursor of transaction.objectStore('sheets')) {
    const { queue, receivedAt } = cursor.value;
    const isOld = Date.now() - receivedAt > keptMs;
    if (isOld && (await operations.count(queue)) === 0) await cursor.delete();
  }
  await transaction.done;
}

const isOfUser = (queue: QueueKey, userId: number): boolean => queue.startsWith(`user:${userId}/`);
