/** Applies a saved change to the cached responses at once, so that the screen does not show the old data again. */
import { mutate } from 'swr';
import { buildRequest, type GetRouteKey, type RouteArguments, type RouteResponse } from './typed-request.ts';

/**
 * As in updateCache('GET /teams', {}, removeItemFromList(team.id)). Changes nothing when the route is not cached. A request
 * under way is discarded, because its response may be older than the change. It is sent again if nothing was cached
 * yet, or with `revalidate`, for a save that changed more data than `change` does.
 */
export function updateCache<Key extends GetRouteKey>(
  key: Key,
  given: RouteArguments<Key>,
  change: (answer: RouteResponse<Key>) => RouteResponse<Key>,
  { revalidate = false } = {},
): void {
  const { address } = buildRequest(key, given);
  void mutate<RouteResponse<Key>>(address, (answer) => answer && change(answer), {
    revalidate: (data: unknown) => revalidate || data === undefined,
  });
}

/** Requests an answer that is on the screen once more; resolves when the request has succeeded or failed. */
export const readAgain = <Key extends GetRouteKey>(key: Key, given: RouteArguments<Key>): Promise<unknown> =>
  mutate(buildRequest(key, given).address);

interface ItemWithId {
  readonly id: number;
}

/** Puts a created or changed item into a list: in its old place, else at the end; `order` sorts the list again. */
export const putItemIntoList =
  <T extends ItemWithId>(saved: T, order?: (a: T, b: T) => number) =>
  (list: readonly T[]): T[] => {
    const isKnown = list.some(({ id }) => id === saved.id);
    const items = isKnown ? list.map((item) => (item.id === saved.id ? saved : item)) : [...list, saved];
    return order ? items.sort(order) : items;
  };

/** Removes a deleted item from a list. */
export const removeItemFromList =
  (deleted: number) =>
  <T extends ItemWithId>(list: readonly T[]): T[] =>
    list.filter(({ id }) => id !== deleted);
