/**
 * Removes the names of players from this device when a link to a sheet has ended, and when a user has signed out. Operations
 * that wait to be sent stay, with the sheet that shows them by shirt numbers. The service worker does it, too.
 */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { lastDayOfLink } from '#shared/domain/sheet/link-end.ts';
import { forgetLinkHolder } from '../../../lib/offline/offline-reader.ts';
import {
  type KeptLink,
  type KeptSheetRow,
  type QueueDatabase,
  type QueueTransaction,
  queueDatabase,
  writeQueues,
} from './queue-database.ts';
import { isWaiting, type NewOperation, type QueueKey, queueKeyOf } from './queued-operation.ts';
import { namesAsNumbers, withoutNames } from './unnamed-sheet.ts';

type OpenDatabase = () => Promise<QueueDatabase>;

/** How long a link is kept of which no sheet, and so no name, is. */
const withoutSheetMs = 3 * 24 * 3_600_000;

/**
 * Deletes what belongs to links that have ended: sheets, links, and operations that the server has answered. While an
 * operation waits, only the names leave. Resolves to the queues that it found ended.
 *
 * @param open opens the database; tests open one of their own
 */
export async function forgetEndedLinks(open: OpenDatabase = queueDatabase): Promise<QueueKey[]> {
  const transaction = writeQueues(await open());
  const links = new Map((await transaction.objectStore('links').getAll()).map((link) => [link.matchId, link]));
  const rows = (await transaction.objectStore('sheets').getAll()).filter(({ queue }) => queue.startsWith('link/'));
  const sheets = new Map(rows.map((row) => [row.sheet.match.id, row]));
  const ended = [...new Set([...links.keys(), ...sheets.keys()])].filter((matchId) =>
    hasEnded(links.get(matchId), sheets.get(matchId)),
  );
  const forgotten: number[] = [];
  for (const matchId of ended) if (await forgetQueueOfLink(transaction, matchId)) forgotten.push(matchId);
  await transaction.done;
  for (const matchId of forgotten) await forgetLinkHolder(matchId);
  return ended.map(queueOfLink);
}

const queueOfLink = (matchId: number): QueueKey => queueKeyOf(matchId, { kind: 'link', token: '' });

/** The server's clock counts: that of the device may be wrong. */
function hasEnded(link: KeptLink | undefined, kept: KeptSheetRow | undefined): boolean {
  if (link?.hasEnded) return true;
  if (!kept) return Date.now() - (link?.keptAt ?? 0) >= withoutSheetMs;
  return Date.now() - kept.receivedAt >= endOfLink(kept.sheet) - Date.parse(kept.sheet.now);
}

/** In milliseconds since the epoch. Where the server did not tell it, the midnight in UTC that follows it in every zone. */
const endOfLink = ({ link, match }: SheetView): number =>
  Date.parse(link?.expiresAt ?? `${addDays(lastDayOfLink(match), 1)}T00:00:00Z`);

/** False when operations wait, so that only the names left. */
async function forgetQueueOfLink(transaction: QueueTransaction, matchId: number): Promise<boolean> {
  const queue = queueOfLink(matchId);
  const operations = transaction.objectStore('operations').index('byQueue');
  const isUnsent = (await operations.getAll(queue)).some(isWaiting);
  if (!isUnsent) {
    for await (const cursor of operations.iterate(queue)) await cursor.delete();
    await transaction.objectStore('links').delete(matchId);
  }
  await forgetNamesOfQueue(transaction, queue);
  return !isUnsent;
}

/**
 * Removes the names from the sheet of a link that the server has refused as ended. The sheet stays for whoever has it on the
 * screen, until `forgetEndedLinks` runs. Does nothing for another link than the one that this device keeps of the match.
 *
 * @param open opens the database; tests open one of their own
 */
export async function endLink(matchId: number, token: string, open: OpenDatabase = queueDatabase): Promise<void> {
  const transaction = writeQueues(await open());
  const [links, sheets] = [transaction.objectStore('links'), transaction.objectStore('sheets')];
  const link = await links.get(matchId);
  const kept = await sheets.get(queueOfLink(matchId));
  if (link?.token === token) {
    await links.put({ ...link, hasEnded: true });
    if (kept) await sheets.put({ ...kept, sheet: withoutNames(kept.sheet) });
  }
  await transaction.done;
}

/**
 * Deletes the sheets of users, or those of all but one; of a sheet with operations, also answered ones, which somebody has to
 * see, only the names leave.
 *
 * @param open opens the database; tests open one of their own
 */
export async function forgetSheetsOfUsers(exceptId?: number, open: OpenDatabase = queueDatabase): Promise<void> {
  const transaction = writeQueues(await open());
  const queues = await transaction.objectStore('sheets').getAllKeys();
  for (const queue of queues) {
    if (queue.startsWith('user:') && !queue.startsWith(`user:${exceptId}/`))
      await forgetNamesOfQueue(transaction, queue);
  }
  await transaction.done;
}

async function forgetNamesOfQueue(transaction: QueueTransaction, queue: QueueKey): Promise<void> {
  const sheets = transaction.objectStore('sheets');
  const kept = await sheets.get(queue);
  if (!kept) return;
  let isShown = false;
  for await (const cursor of transaction.objectStore('operations').index('byQueue').iterate(queue)) {
    isShown = true;
    const { answer, content } = cursor.value;
    if (!answer) continue;
    const message = namesAsNumbers(answer.message, kept.sheet);
    await cursor.update({ ...cursor.value, content: withoutTypedText(content), answer: { ...answer, message } });
  }
  await (isShown ? sheets.put({ ...kept, sheet: withoutNames(kept.sheet) }) : sheets.delete(queue));
}

/** An operation without the remark and the names that somebody typed. */
function withoutTypedText(content: NewOperation): NewOperation {
  if (content.kind === 'end' || content.kind === 'remark') return { ...content, observation: '' };
  if (content.kind === 'newPlayer') return { ...content, firstName: '', lastName: '' };
  return content.kind === 'confirmation' ? { ...content, by: '' } : content;
}
