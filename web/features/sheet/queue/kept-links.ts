/** The links to sheets that this device keeps: what was recorded with one is sent also when its page is closed. */
import { forgetLinkHolder, rememberLinkHolder } from '../../../lib/offline/offline-reader.ts';
import { addServiceWorker } from '../../../lib/offline/service-worker.ts';
import { type KeptLink, queueDatabase } from './queue-database.ts';
import { isWaiting, type QueueOwner, queueKeyOf } from './queued-operation.ts';

/** Links end at noon of the day after their match. */
const keptMs = 3 * 24 * 3_600_000;

/**
 * Keeps the link and the application's code for its holder, who needs no account. A link that is kept already stays until
 * the server has accepted the other one: an address may have any text in place of the token. Resolves to whether this
 * device keeps the link.
 */
export async function keepLink(matchId: number, token: string, isAccepted: boolean): Promise<boolean> {
  try {
    if (!(await putLink({ matchId, token, keptAt: Date.now() }, isAccepted))) return false;
    await rememberLinkHolder(matchId);
    await addServiceWorker();
    return true;
  } catch (error) {
    console.info(`This device could not keep the link to a sheet: ${error}`);
    return false;
  }
}

/** Puts the link in place of the one that is kept; false when another one is kept that this one may not replace. */
async function putLink(link: KeptLink, isAccepted: boolean): Promise<boolean> {
  const { store, done } = (await queueDatabase()).transaction('links', 'readwrite');
  const kept = await store.get(link.matchId);
  const mayPut = isAccepted || !kept || kept.token === link.token;
  if (mayPut) await store.put(link);
  await done;
  return mayPut;
}

/** The link to the match's sheet that this device keeps; null when it keeps none. */
export async function readKeptLink(matchId: number): Promise<QueueOwner | null> {
  try {
    const kept = await (await queueDatabase()).get('links', matchId);
    return kept ? { kind: 'link', token: kept.token } : null;
  } catch (error) {
    console.info(`This device could not read the link to a sheet: ${error}`);
    return null;
  }
}

/** Deletes links that have ended, unless something recorded with one is unsent. */
export async function deleteOldLinks(): Promise<void> {
  const database = await queueDatabase();
  for (const { matchId, token, keptAt } of await database.getAll('links')) {
    const queue = queueKeyOf(matchId, { kind: 'link', token });
    const operations = await database.getAllFromIndex('operations', 'byQueue', queue);
    if (Date.now() - keptAt < keptMs || operations.some(isWaiting)) continue;
    await database.delete('links', matchId);
    await forgetLinkHolder(matchId);
  }
}
