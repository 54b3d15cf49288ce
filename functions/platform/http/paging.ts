/** Cuts one page out of a list, with the address of the next page in `Link: <…>; rel="next"`. */
import type { PaginationQuery } from '#shared/contract/pagination.ts';
import { limits } from '#shared/domain/limits.ts';
import { compareText } from '#shared/spanish/order.ts';
import { invalidFieldProblem } from '../problem.ts';
import { AnswerWithHeaders } from './answer.ts';

interface ListPageRequest {
  readonly query: PaginationQuery;
  readonly path: string;
}

/** The position of an item in the list's order; a page begins after it. */
type ItemPosition = readonly (string | number)[];

/** The order of a list: the values by which its items are sorted, and how two items' values are compared. */
export interface SortOrder<T> {
  readonly positionOf: (item: T) => ItemPosition;
  readonly compare: (a: ItemPosition, b: ItemPosition) => number;
}

const compareIds = (a: ItemPosition, b: ItemPosition): number => Number(a.at(-1)) - Number(b.at(-1));
const compareTextAtIndex = (at: number) => (a: ItemPosition, b: ItemPosition) => {
  const [first, second] = [String(a[at]), String(b[at])];
  return first < second ? -1 : first > second ? 1 : 0;
};
const compareNames = (a: ItemPosition, b: ItemPosition): number =>
  compareText(String(a[0]), String(b[0])) || compareIds(a, b);

export const sortOrderByName: SortOrder<{ id: number; name: string }> = {
  positionOf: ({ id, name }) => [name, id],
  compare: compareNames,
};

export const sortOrderByNombre: SortOrder<{ id: number; nombre: string }> = {
  positionOf: ({ id, nombre }) => [nombre, id],
  compare: compareNames,
};

export const sortOrderByShirtNumber: SortOrder<{ id: number; jerseyNumber: number }> = {
  positionOf: ({ id, jerseyNumber }) => [jerseyNumber, id],
  compare: (a, b) => Number(a[0]) - Number(b[0]) || compareIds(a, b),
};

export const sortOrderByKickOff: SortOrder<{ id: number; matchDate: string; matchTime: string }> = {
  positionOf: ({ id, matchDate, matchTime }) => [matchDate, matchTime, id],
  compare: (a, b) => compareTextAtIndex(0)(a, b) || compareTextAtIndex(1)(a, b) || compareIds(a, b),
};

/** Makes the order of a list whose items are sorted by the values of `fields`, which `compare` compares. */
export function createSortOrder<T, Field extends keyof T>(
  fields: readonly Field[],
  compare: (a: Pick<T, Field>, b: Pick<T, Field>) => number,
): SortOrder<T> {
  const atPosition = (position: ItemPosition) =>
    Object.fromEntries(fields.map((field, at) => [field, position[at]])) as Pick<T, Field>;
  return {
    positionOf: (item) => fields.map((field) => item[field] as string | number),
    compare: (a, b) => compare(atPosition(a), atPosition(b)),
  };
}

/**
 * The requested page of a list that is already in order. A cursor names a position, not an item, so that items deleted
 * or added meanwhile neither repeat nor hide others.
 */
export async function cutPageAfterCursor<T, Shown>(
  { query, path }: ListPageRequest,
  list: readonly T[],
  order: SortOrder<T>,
  present: (page: readonly T[]) => Promise<Shown[]> | Shown[],
): Promise<Shown[] | AnswerWithHeaders<Shown[]>> {
  const { limit = limits.listPage } = query;
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (after && list[0] !== undefined && !haveSameTypes(after, order.positionOf(list[0]))) throw badCursorProblem();
  const rest = after ? list.filter((item) => order.compare(order.positionOf(item), after) > 0) : list;
  const page = rest.slice(0, limit);
  return addNextPageLink(
    await present(page),
    path,
    query,
    rest.length > limit ? order.positionOf(page.at(-1) as T) : null,
  );
}

/** The id after which the requested page of a list ordered by id begins; 0 for the first page. */
function readIdFromCursor({ cursor }: PaginationQuery): number {
  const [id] = cursor === undefined ? [0] : readCursor(cursor);
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw badCursorProblem();
  return id;
}

/** The requested page of a list ordered by id. `listAfter` reads at most `limit` items, those with an id after `afterId`. */
export async function readPageById<T extends { readonly id: number }, Shown>(
  request: ListPageRequest,
  listAfter: (afterId: number, limit: number) => Promise<readonly T[]>,
  present: (page: readonly T[]) => Promise<Shown[]> | Shown[],
): Promise<Shown[] | AnswerWithHeaders<Shown[]>> {
  const { limit = limits.listPage } = request.query;
  const read = await listAfter(readIdFromCursor(request.query), limit + 1);
  return cutPageRead(request, read, ({ id }) => [id], present);
}

/**
 * The requested page of a list that is read from a cursor on. `read` are its items, and one more when there is a next
 * page, which begins after the position of the last one.
 */
export async function cutPageRead<T, Shown>(
  { query, path }: ListPageRequest,
  read: readonly T[],
  positionOf: (item: T) => ItemPosition,
  present: (page: readonly T[]) => Promise<Shown[]> | Shown[],
): Promise<Shown[] | AnswerWithHeaders<Shown[]>> {
  const { limit = limits.listPage } = query;
  const page = read.slice(0, limit);
  return addNextPageLink(await present(page), path, query, read.length > limit ? positionOf(page.at(-1) as T) : null);
}

/** The value after which the requested page begins, in a list ordered by one value; null for the first page. */
export function readPositionFromCursor<T extends 'string' | 'number'>(
  { cursor }: PaginationQuery,
  type: T,
): (T extends 'string' ? string : number) | null {
  if (cursor === undefined) return null;
  const [position] = readCursor(cursor);
  // The table takes neither every number nor a longer text as a key.
  const isKey = typeof position === 'string' ? /^.{1,200}$/.test(position) : Number.isSafeInteger(position);
  if (typeof position !== type || !isKey) throw badCursorProblem();
  return position as T extends 'string' ? string : number;
}

/** Adds the link to the next page, which repeats the other parameters of the request. */
function addNextPageLink<Shown>(
  page: Shown[],
  path: string,
  query: PaginationQuery,
  last: ItemPosition | null,
): Shown[] | AnswerWithHeaders<Shown[]> {
  if (!last) return page;
  const { limit = limits.listPage, cursor: _here, ...others } = query;
  const cursor = Buffer.from(JSON.stringify(last)).toString('base64url');
  const next = new URLSearchParams({ ...others, limit: String(limit), cursor });
  return new AnswerWithHeaders(page, { headers: { link: `<${path}?${next}>; rel="next"` } });
}

function readCursor(cursor: string): ItemPosition {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(position) && position.every(isPartOfPosition)) return position;
  } catch {
    // Clients treat cursors as opaque, so every malformed one gets the same error.
  }
  throw badCursorProblem();
}

/** A text with half a character, which JSON can write as `\\ud800`, is none: the table does not take it as a key. */
const isPartOfPosition = (part: unknown): part is string | number =>
  typeof part === 'number' || (typeof part === 'string' && part.isWellFormed());

const haveSameTypes = (a: ItemPosition, b: ItemPosition): boolean =>
  a.length === b.length && a.every((part, at) => typeof part === typeof b[at]);

const badCursorProblem = () => invalidFieldProblem('cursor', 'No es un cursor que haya dado esta lista');
