/** What the link to a sheet left unsent on this phone, where a user who keeps the sheet may send it instead. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { readKeptLink } from './kept-links.ts';
import { handOver, openQueue } from './open-queues.ts';
import type { QueueOwner } from './queued-operation.ts';
import { isOwnerRefused } from './sending.ts';
import type { SheetQueue } from './sheet-queue.ts';

export interface HandOver {
  /** How many operations wait for a link that is not accepted any more. */
  readonly count: number;
  /** Lets the signed-in user send them; resolves when they are the user's. */
  readonly run: () => Promise<void>;
}

/** Null without such operations, and for whoever may not keep the sheet. */
export function useHandOver(matchId: number, owner: QueueOwner): HandOver | null {
  const { user, can } = useSession();
  const link = useLink(matchId, owner);
  const count = useStuckOperations(link ? openQueue(matchId, link) : null);
  const isAsked = user !== null && count > 0 && can('sheet.keep');
  // Only the server knows whose sheet it is.
  const { data: sheet } = useGet('GET /matches/{id}/sheet', isAsked ? { params: { id: matchId } } : null);
  if (!link || !user || !isAsked || !sheet) return null;
  return { count, run: () => handOver(matchId, link, { kind: 'user', userId: user.id }) };
}

/** The link that this page was opened with, else the one that the phone keeps; null while there is none. */
function useLink(matchId: number, owner: QueueOwner): QueueOwner | null {
  const [kept, setKept] = useState<QueueOwner | null>(null);
  const isNeeded = owner.kind === 'user';
  useEffect(() => {
    if (isNeeded) void readKeptLink(matchId).then(setKept);
  }, [matchId, isNeeded]);
  return isNeeded ? kept : owner;
}

function useStuckOperations(queue: SheetQueue<SheetView> | null): number {
  const countStuck = () => {
    if (!queue) return 0;
    const { waiting, problem } = queue.state();
    return problem && isOwnerRefused(problem) ? waiting.length : 0;
  };
  return useSyncExternalStore(queue ? queue.subscribe : followNothing, countStuck);
}

const followNothing = () => () => undefined;
