/** One page of a list, with the address of the next in `Link: <…>; rel="next"`. */
import type { PageQuery } from '#shared/contract/pagination.ts';
import { limits } from '#shared/domain/limits.ts';
import { compareText } from '#shared/spanish/order.ts';
import { invalidField } from '../problem.ts';
import { AnswerWithHeaders } from './answer.ts';

interface ListRequest {
  readonly query: PageQuery;
  readonly path: string;
}

/** Where a page begins: after this position of the list's own order. */
type CursorKey = readonly (string | number)[];

/** How a list is ordered: the values of an item that decide, and how they compare. */
export interface ListOrder<T> {
  readonly positionOf: (item: T) => CursorKey;
  readonly compare: (a: CursorKey, b: CursorKey) => number;
}

const compareIds = (a: CursorKey, b: CursorKey): number => Number(a.at(-1)) - Number(b.at(-1));
const compareTextAt = (at: number) => (a: CursorKey, b: CursorKey) => {
  const [first, second] = [String(a[at]), String(b[at])];
  return first < second ? -1 : first > second ? 1 : 0;
};
const compareNames = (a: CursorKey, b: CursorKey): number =>
  compareText(String(a[0]), String(b[0])) || compareIds(a, b);

export const orderByName: ListOrder<{ id: number; name: string }> = {
  positionOf: ({ id, name }) => [name, id],
  compare: compareNames,
};

export const orderByNombre: ListOrder<{ id: number; nombre: string }> = {
  positionOf: ({ id, nombre }) => [nombre, id],
  compare: compareNames,
};

export const orderByNumber: ListOrder<{ id: number; jerseyNumber: number }> = {
  positionOf: ({ id, jerseyNumber }) => [jerseyNumber, id],
  compare: (a, b) => Number(a[0]) - Number(b[0]) || compareIds(a, b),
};

export const orderByKickOff: ListOrder<{ id: number; matchDate: string; matchTime: string }> = {
  positionOf: ({ id, matchDate, matchTime }) => [matchDate, matchTime, id],
  compare: (a, b) => compareTextAt(0)(a, b) || compareTextAt(1)(a, b) || compareIds(a, b),
};

/** The order that `findOverlap` makes of these fields. */
export function orderByFields<T, Field extends keyof T>(
  fields: readonly Field[],
  compare: (a: Pick<T, Field>, b: Pick<T, Field>) => number,
): ListOrder<T> {
  const atPosition = (position: CursorKey) =>
    Object.fromEntries(fields.map((field, at) => [field, position[at]])) as Pick<T, Field>;
  return {
    positionOf: (item) => fields.map((field) => item[field] as string | number),
    compare: (a, b) => compare(atPosition(a), atPosition(b)),
  };
}

/**
 * The page that was asked for of a list already in order.
 * A cursor names a position, not an item: what was deleted or added meanwhile neither repeats nor hides the rest.
 */
export async function sliceAfterCursor<T, Shown>(
  { query, path }: ListRequest,
  list: readonly T[],
  order: ListOrder<T>,
  present: (page: readonly T[]) => Promise<Shown[]> | Shown[],
): Promise<Shown[] | AnswerWithHeaders<Shown[]>> {
  const { limit = limits.listPage } = query;
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const rest = after ? list.filter((item) => order.compare(order.positionOf(item), after) > 0) : list;
  const page = rest.slice(0, limit);
  return withNextLink(
    await present(page),
    path,
    query,
    rest.length > limit ? order.positionOf(page.at(-1) as T) : null,
  );
}

/** The id after which a page of a list ordered by id begins; 0 for the first. */
export function firstIdAfter({ cursor }: PageQuery): number {
  const [id] = cursor === undefined ? [0] : readCursor(cursor);
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw badCursor();
  return id;
}

/**
 * The page of a list ordered by id, of which one item more than the limit was read, to know whether there is a next.
 */
export async function sliceById<T extends { readonly id: number }, Shown>(
  { query, path }: ListRequest,
  read: readonly T[],
  present: (page: readonly T[]) => Promise<Shown[]> | Shown[],
): Promise<Shown[] | AnswerWithHeaders<Shown[]>> {
  const { limit = limits.listPage } = query;
  const page = read.slice(0, limit);
  return withNextLink(await present(page), path, query, read.length > limit ? [page.at(-1)?.id ?? 0] : null);
}

/** Whatever else was asked for is asked for again. */
function withNextLink<Shown>(
  page: Shown[],
  path: string,
  query: PageQuery,
  last: CursorKey | null,
): Shown[] | AnswerWithHeaders<Shown[]> {
  if (!last) return page;
  const { limit = limits.listPage, cursor: _here, ...others } = query;
  const cursor = Buffer.from(JSON.stringify(last)).toString('base64url');
  const next = new URLSearchParams({ ...others, limit: String(limit), cursor });
  return new AnswerWithHeaders(page, { headers: { link: `<${path}?${next}>; rel="next"` } });
}

function readCursor(cursor: string): CursorKey {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(position) && position.every((part) => ['string', 'number'].includes(typeof part)))
      return position;
  } catch {
    // Cursors are opaque: every defect gets the same error.
  }
  throw badCursor();
}

const badCursor = () => invalidField('cursor', 'No es un cursor que haya dado esta lista');
