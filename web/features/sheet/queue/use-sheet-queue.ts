/** The hook of a sheet's screen: the sheet as the server last sent it, what waits to be sent, and how sending goes. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { holdSheetOpen } from '../../../lib/offline/open-sheet-lock.ts';
import { openQueue } from './open-queues.ts';
import {
  type AnsweredOperation,
  type NewOperation,
  type QueueOwner,
  queueKeyOf,
  type WaitingOperation,
} from './queued-operation.ts';
import { problemText, type SendState, sendStateOf } from './send-state.ts';
import { useStorageWarning } from './storage-warning.ts';

export interface SheetQueueView {
  /** True until the device's store has been read and, where it has no copy of the sheet, the server has been asked. */
  readonly isLoading: boolean;
  /** The sheet as the server last sent it; null when this device has never had it. */
  readonly sheet: SheetView | null;
  /** The server's time minus the device's, in milliseconds. */
  readonly serverOffsetMs: number;
  /** Returns the server's time in milliseconds since the epoch, estimated from this device's clock. */
  readonly readTime: () => number;
  /** Not known to be recorded yet, in order: the screen applies them to `sheet`. */
  readonly waiting: readonly WaitingOperation[];
  /** 'superseded', 'unapplied' or 'refused', each until it is dismissed. */
  readonly answered: readonly AnsweredOperation[];
  readonly sending: SendState;
  /** In Spanish: why there is no sheet; '' when there is one. */
  readonly failure: string;
  /** In Spanish: that this phone may lose what is not sent; '' when it keeps it. */
  readonly storageWarning: string;
  /** Keeps an operation made `secondsAgo`, by default now, and sends it; returns its id. */
  readonly add: (operation: NewOperation, secondsAgo?: number) => string;
  /** Removes from this phone an answered operation or, with the person's consent, a waiting one. */
  readonly dismiss: (id: string) => void;
  /** Tries again now. */
  readonly retry: () => void;
}

export function useSheetQueue(matchId: number, owner: QueueOwner): SheetQueueView {
  const key = `${queueKeyOf(matchId, owner)} ${owner.kind === 'link' ? owner.token : ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the match and the owner, who may be a new object
  const queue = useMemo(() => openQueue(matchId, owner), [key]);
  const { isLoaded, received, waiting, answered, problem, isStorageFailing } = useSyncExternalStore(
    queue.subscribe,
    queue.state,
  );
  useEffect(() => watchWhileVisible(queue.watch), [queue]);
  useEffect(holdSheetOpen, []);
  const storageWarning = useStorageWarning(isStorageFailing);

  const serverOffsetMs = received ? Date.parse(received.sheet.now) - received.receivedAt : 0;
  return {
    isLoading: !isLoaded || (!received && !problem),
    sheet: received?.sheet ?? null,
    serverOffsetMs,
    readTime: () => queue.now() + serverOffsetMs,
    waiting,
    answered,
    sending: sendStateOf({ waiting, problem }),
    failure: problem && !received ? problemText(problem) : '',
    storageWarning,
    add: queue.add,
    dismiss: queue.dismiss,
    retry: queue.wake,
  };
}

/** Reads the sheet again and again, but not for a page that nobody sees; returns what ends that. */
function watchWhileVisible(watch: () => () => void): () => void {
  let unwatch: (() => void) | null = null;
  const follow = () => {
    unwatch?.();
    unwatch = document.hidden ? null : watch();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    unwatch?.();
  };
}
