/** The links to sheets that this device keeps: what was recorded with one is sent also when its page is closed. */
import { rememberLinkHolder } from '../../../lib/offline/offline-reader.ts';
import { addServiceWorker } from '../../../lib/offline/service-worker.ts';
import { queueDatabase } from './queue-database.ts';
import type { QueueOwner } from './queued-operation.ts';

/**
 * Keeps a link that the server has accepted, in place of any other, and the application's code for its holder, who needs no
 * account. Nothing is kept before: an address may have any text in place of the token. Resolves to whether this device
 * keeps the link.
 */
export async function keepAcceptedLink(matchId: number, token: string): Promise<boolean> {
  try {
    await (await queueDatabase()).put('links', { matchId, token, keptAt: Date.now() });
    await rememberLinkHolder(matchId);
    await addServiceWorker();
    return true;
  } catch (error) {
    console.info(`This device could not keep the link to a sheet: ${error}`);
    return false;
  }
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
