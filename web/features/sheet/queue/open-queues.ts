/** The queues that this page has open: each is sent when it opens, when the browser is online or the page seen again. */

import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { inTime } from '../../../lib/offline/in-time.ts';
import { readSavedUser } from '../../../lib/session/saved-session.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { endLink, forgetEndedLinks } from './forgotten-names.ts';
import { indexedStorage } from './indexed-storage.ts';
import { keepAcceptedLink } from './kept-links.ts';
import { moveOperations } from './move-operations.ts';
import { queueDatabase } from './queue-database.ts';
import { type QueueKey, type QueueOwner, queueKeyOf } from './queued-operation.ts';
import { runAlone } from './run-alone.ts';
import { type OwnerAnswers, sheetNetwork } from './sheet-network.ts';
import { SheetQueue } from './sheet-queue.ts';
import { pageClock } from './steady-clock.ts';

interface OpenQueue {
  readonly queue: SheetQueue<SheetView>;
  owner: QueueOwner;
}

const openQueues = new Map<QueueKey, OpenQueue>();
/** Settles when the names of ended links have left this device. */
let firstCleaning: Promise<unknown> | undefined;
/** How often a page that stays open looks for links that have ended, in milliseconds. */
const cleaningMs = 3_600_000;
const channelName = 'planillas';
const changes = new BroadcastChannel(channelName);

/** Calls `listener` whenever a queue of this browser has changed, in this tab or another; returns what ends that. */
export function followQueueChanges(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** The queue of the owner in the match: the same object for as long as the page lasts. */
export function openQueue(matchId: number, owner: QueueOwner): SheetQueue<SheetView> {
  const key = queueKeyOf(matchId, owner);
  const known = openQueues.get(key);
  if (!known) return createQueue(key, matchId, owner);
  if (owner.kind === 'link' && known.owner.kind === 'link' && known.owner.token !== owner.token) {
    known.owner = owner;
    known.queue.wakeWithNewLink();
  }
  return known.queue;
}

function createQueue(key: QueueKey, matchId: number, owner: QueueOwner): SheetQueue<SheetView> {
  if (openQueues.size === 0) listenToBrowser();
  const keeper = linkKeeper(matchId);
  const queue = new SheetQueue<SheetView>({
    storage: indexedStorage(key),
    network: sheetNetwork(matchId, () => openQueues.get(key)?.owner ?? owner, keeper),
    clock: { ...pageClock(), after: callAfter },
    newId: () => crypto.randomUUID(),
    alone: (send) => runAlone(`planilla ${key}`, send),
    announceChange: () => changes.postMessage(key),
  });
  openQueues.set(key, { queue, owner });
  // Nobody sees the names of a link that has ended since.
  void firstCleaning?.then(queue.wake);
  return queue;
}

/** Keeps a link once it is accepted, not with every answer, and forgets the names on its sheet once it has ended. */
function linkKeeper(matchId: number): OwnerAnswers {
  let accepted: string | null = null;
  return {
    onAccepted(owner) {
      if (owner.kind !== 'link' || owner.token === accepted) return;
      const { token } = owner;
      void keepAcceptedLink(matchId, token).then((isKept) => {
        if (isKept) accepted = token;
      });
    },
    onEnded(owner) {
      if (owner.kind !== 'link') return;
      accepted = null;
      void endLink(matchId, owner.token).then(() => tellChanged(queueKeyOf(matchId, owner)), logFailure);
    },
  };
}

/** A queue's device store was changed by something else than the queue. */
async function tellChanged(key: QueueKey): Promise<void> {
  changes.postMessage(key);
  await openQueues.get(key)?.queue.reload();
}

const logFailure = (error: unknown) =>
  console.info(`This device could not forget the sheet of an ended link: ${error}`);

/** Never rejects. */
const forgetAndTellEndedLinks = (): Promise<unknown> =>
  inTime(forgetEndedLinks())
    .then((ended) => Promise.all(ended.map(tellChanged)))
    .catch(logFailure);

function callAfter(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function listenToBrowser(): void {
  firstCleaning = forgetAndTellEndedLinks();
  setInterval(() => void forgetAndTellEndedLinks(), cleaningMs);
  const wakeAll = () => {
    void forgetAndTellEndedLinks();
    for (const { queue } of openQueues.values()) queue.wake();
  };
  const wakeThoseOfUsers = () => {
    for (const { queue, owner } of openQueues.values()) if (owner.kind === 'user') queue.wake();
  };
  window.addEventListener('online', wakeAll);
  window.addEventListener('pageshow', wakeAll);
  document.addEventListener('visibilitychange', () => document.hidden || wakeAll());
  sessionStore.subscribe(() => sessionStore.get().status === 'authenticated' && wakeThoseOfUsers());
  changes.addEventListener('message', ({ data }: MessageEvent<QueueKey>) => void openQueues.get(data)?.queue.reload());
}

/** Opens what this browser has not sent yet, of the user who is signed in and of links: also days later. */
export async function openUnsentQueues(): Promise<void> {
  const database = await queueDatabase();
  const operations = await database.getAll('operations');
  const unsent = new Set(operations.filter(({ answer }) => answer === null).map(({ queue }) => queue));
  const userId = readSavedUser()?.id;
  for (const key of unsent) {
    const matchId = Number(/match:(\d+)$/.exec(key)?.[1]);
    const link = await database.get('links', matchId);
    if (userId !== undefined) openIfOwn(key, matchId, { kind: 'user', userId });
    if (link) openIfOwn(key, matchId, { kind: 'link', token: link.token });
  }
}

/** Lets the user send what a link left unsent in this browser. */
export async function handOver(matchId: number, from: QueueOwner, to: QueueOwner): Promise<void> {
  const keys = [queueKeyOf(matchId, from), queueKeyOf(matchId, to)] as const;
  await moveOperations(...keys);
  for (const key of keys) changes.postMessage(key);
  await openQueue(matchId, from).reload();
  const receiving = openQueue(matchId, to);
  await receiving.reload();
  receiving.wake();
}

/** A queue that is open already goes on with its owner, who may have a newer link than the one that is kept. */
function openIfOwn(key: QueueKey, matchId: number, owner: QueueOwner): void {
  if (queueKeyOf(matchId, owner) !== key) return;
  const known = openQueues.get(key);
  if (known) known.queue.wake();
  else openQueue(matchId, owner);
}

/** Stops the queues of users, of whom nobody is signed in any more: an answer that still arrives is ignored. */
export function closeQueuesOfUsers(): void {
  for (const [key, { queue, owner }] of openQueues) {
    if (owner.kind === 'link') continue;
    queue.close();
    openQueues.delete(key);
  }
}
