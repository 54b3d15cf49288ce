/**
 * Writes through the API and brings the screen up to date: what is read from the source at once, what is published
 * after the write (tables, summaries, rounds, home, players' figures) until it surely has arrived.
 */

import { publishedAddress } from 'virtual:published-addresses';
import { mutate } from 'swr';
import { dismissUndoOffer } from '../../ui/toasts.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, RouteArgumentsParameter } from './call.ts';
import type { FailureText } from './failure.ts';
import { type WriteKey, write } from './write.ts';

const delays = [500, 1000, 2000, 4000];

/**
 * save('PUT /teams/{id}', 'Error al guardar el equipo', { params: { id }, body }): like `write`, and afterwards every
 * visible answer is asked again. Throws SaveError.
 */
export async function save<Key extends WriteKey>(
  key: Key,
  failure: FailureText,
  ...given: RouteArgumentsParameter<Key>
): Promise<Answer<Key>> {
  // Undoing now would clash with this change.
  dismissUndoOffer();
  const answer = await write(key, failure, ...given).catch((error) => {
    // What is not there any more was deleted before, perhaps by this very request when its answer got lost.
    if (key.startsWith('DELETE ') && error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  refresh();
  return answer as Answer<Key>;
}

let timers: ReturnType<typeof setTimeout>[] = [];

function refresh(): void {
  timers.forEach(clearTimeout);
  void mutate(() => true);
  timers = delays.map((delay) => setTimeout(() => void mutate(isPublished), delay));
}

const isPublished = (address: unknown): boolean => typeof address === 'string' && publishedAddress.test(address);
