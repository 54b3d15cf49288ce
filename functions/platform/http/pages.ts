/** One page of a list, with the address of the next in `Link: <…>; rel="next"`. */
import type { PageQuery } from '#shared/contract/pages.ts';
import { limits } from '#shared/domain/limits.ts';
import { Reply } from './answer.ts';
import { invalidField } from './problem.ts';

interface Asked {
  readonly query: PageQuery;
  readonly path: string;
}

/** Where a page begins: after this position of the list's own order. */
type Position = readonly (string | number)[];

/**
 * The page that was asked for of a list already in order, shown by `present`.
 * `positionOf` are the values the list is ordered by; `compare` orders positions as the list is ordered.
 * A cursor names a position, not an item: what was deleted or added meanwhile neither repeats nor hides the rest.
 */
export async function pageOf<T, Shown>(
  { query, path }: Asked,
  list: readonly T[],
  order: { positionOf: (item: T) => Position; compare: (a: Position, b: Position) => number },
  present: (page: readonly T[]) => Promise<Shown[]> | Shown[],
): Promise<Shown[] | Reply<Shown[]>> {
  const { limit = limits.listPage } = query;
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const rest = after ? list.filter((item) => order.compare(order.positionOf(item), after) > 0) : list;
  const page = rest.slice(0, limit);
  return linked(await present(page), path, limit, rest.length > limit ? order.positionOf(page.at(-1) as T) : null);
}

/** The id after which a page of a list ordered by id begins; 0 for the first. */
export function firstIdAfter({ cursor }: PageQuery): number {
  const [id] = cursor === undefined ? [0] : readCursor(cursor);
  if (typeof id !== 'number') throw badCursor();
  return id;
}

/** The page of a list ordered by id: one item more than the limit was read, to know whether there is a next page. */
export function pageById<T extends { readonly id: number }>(
  { query, path }: Asked,
  read: readonly T[],
): T[] | Reply<T[]> {
  const { limit = limits.listPage } = query;
  const page = read.slice(0, limit);
  return linked(page, path, limit, read.length > limit ? [page.at(-1)?.id ?? 0] : null);
}

function linked<Shown>(page: Shown[], path: string, limit: number, last: Position | null): Shown[] | Reply<Shown[]> {
  if (!last) return page;
  const cursor = Buffer.from(JSON.stringify(last)).toString('base64url');
  return new Reply(page, { headers: { link: `<${path}?limit=${limit}&cursor=${cursor}>; rel="next"` } });
}

function readCursor(cursor: string): Position {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(position) && position.every((part) => ['string', 'number'].includes(typeof part)))
      return position;
  } catch {
    // Falls through: a cursor is opaque, so whatever is wrong with it is the same to a client.
  }
  throw badCursor();
}

const badCursor = () => invalidField('cursor', 'No es un cursor que haya dado esta lista');
