/**
 * Sends a change to the API and then refreshes the screen: everything at once, and published documents (tables,
 * summaries, rounds, home, players' figures) several times more, because the server updates them a moment later.
 */

import { publishedAddress } from 'virtual:published-addresses';
import { mutate } from 'swr';
import { dismissUndoOffer } from '../../ui/toasts.ts';
import { ApiError } from '../http/api-error.ts';
import type { FailureText } from './failure.ts';
import { sendChange, type WriteRouteKey } from './send-change.ts';
import type { RouteArgumentsParameter, RouteResponse } from './typed-request.ts';

/** Milliseconds after a change at which published documents are read again. */
const refreshDelaysMs = [500, 1000, 2000, 4000];

/**
 * As in saveAndRefresh('PUT /teams/{id}', 'Error al guardar el equipo', { params: { id }, body }). Sends the change and
 * then requests all data on the screen again. Throws SaveError.
 */
export async function saveAndRefresh<Key extends WriteRouteKey>(
  key: Key,
  failure: FailureText,
  ...given: RouteArgumentsParameter<Key>
): Promise<RouteResponse<Key>> {
  // Removes 'Deshacer' for an earlier change, because undoing that one would conflict with this save.
  dismissUndoOffer();
  const answer = await sendChange(key, failure, ...given).catch((error) => {
    // The entity is already deleted, perhaps by this very request when its response got lost: a success.
    if (key.startsWith('DELETE ') && error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  reloadScreenData();
  return answer as RouteResponse<Key>;
}

let refreshTimers: ReturnType<typeof setTimeout>[] = [];

/** Requests all data on the screen again, and published documents several times more. */
export function reloadScreenData(): void {
  refreshTimers.forEach(clearTimeout);
  void mutate(() => true);
  refreshTimers = refreshDelaysMs.map((delay) => setTimeout(() => void mutate(isPublishedAddress), delay));
}

const isPublishedAddress = (address: unknown): boolean => typeof address === 'string' && publishedAddress.test(address);
