/**
 * The one way to change an answer in the browser's cache as a write has just changed it, so that nothing old flashes
 * up.
 */
import { mutate } from 'swr';
import { type Answer, buildRequest, type GetKey, type RouteArguments } from './call.ts';

/**
 * updateCache('GET /teams', {}, withoutItem(team.id)): nothing happens where it was never asked. What was on its way is
 * dropped, as it may be older than the write: asked again where no answer is there yet, and with `revalidate`, for
 * writes that change more than what is told here.
 */
export function updateCache<Key extends GetKey>(
  key: Key,
  given: RouteArguments<Key>,
  change: (answer: Answer<Key>) => Answer<Key>,
  { revalidate = false } = {},
): void {
  const { address } = buildRequest(key, given);
  void mutate<Answer<Key>>(address, (answer) => answer && change(answer), {
    revalidate: (data: unknown) => revalidate || data === undefined,
  });
}

interface Item {
  readonly id: number;
}

/**
 * A list with an item that was created or changed: in the place it had, else last; sorted anew where an order is given.
 */
export const withItem =
  <T extends Item>(saved: T, order?: (a: T, b: T) => number) =>
  (list: readonly T[]): T[] => {
    const isKnown = list.some(({ id }) => id === saved.id);
    const items = isKnown ? list.map((item) => (item.id === saved.id ? saved : item)) : [...list, saved];
    return order ? items.sort(order) : items;
  };

/** A list without the item that was deleted. */
export const withoutItem =
  (deleted: number) =>
  <T extends Item>(list: readonly T[]): T[] =>
    list.filter(({ id }) => id !== deleted);
