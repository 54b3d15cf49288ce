/** One page of a list, with the address of the next in `Link: <…>; rel="next"`. */
import type { PageQuery } from '#shared/contract/pages.ts';
import { limits } from '#shared/domain/limits.ts';
import { compareText } from '#shared/spanish/order.ts';
import { invalidField } from '../problem.ts';
import { Reply } from './answer.ts';

interface Asked {
  readonly query: PageQuery;
  readonly path: string;
}

/** Where a page begins: after this position of the list's own order. */
type Position = readonly (string | number)[];

/** How a list is ordered: the values of an item that decide, and how they compare. */
export interface Order<T> {
  readonly positionOf: (item: T) => Position;
  readonly compare: (a: Position, b: Position) => number;
}

const byId = (a: Position, b: Position): number => Number(a.at(-1)) - Number(b.at(-1));
const byText = (at: number) => (a: Position, b: Position) => {
  const [first, second] = [String(a[at]), String(b[at])];
  return first < second ? -1 : first > second ? 1 : 0;
};
const alphabetical = (a: Position, b: Position): number => compareText(String(a[0]), String(b[0])) || byId(a, b);

export const orderByName: Order<{ id: number; name: string }> = {
  positionOf: ({ id, name }) => [name, id],
  compare: alphabetical,
};

export const orderByNombre: Order<{ id: number; nombre: string }> = {
  positionOf: ({ id, nombre }) => [nombre, id],
  compare: alphabetical,
};

export const orderByNumber: Order<{ id: number; jerseyNumber: number }> = {
  positionOf: ({ id, jerseyNumber }) => [jerseyNumber, id],
  compare: (a, b) => Number(a[0]) - Number(b[0]) || byId(a, b),
};

export const orderByKickOff: Order<{ id: number; matchDate: string; matchTime: string }> = {
  positionOf: ({ id, matchDate, matchTime }) => [matchDate, matchTime, id],
  compare: (a, b) => byText(0)(a, b) || byText(1)(a, b) || byId(a, b),
};

/** The order that `compare` makes of these fields. */
export function orderByFields<T, Field extends keyof T>(
  fields: readonly Field[],
  compare: (a: Pick<T, Field>, b: Pick<T, Field>) => number,
): Order<T> {
  const atPosition = (position: Position) =>
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
export async function pageOf<T, Shown>(
  { query, path }: Asked,
  list: readonly T[],
  order: Order<T>,
  present: (page: readonly T[]) => Promise<Shown[]> | Shown[],
): Promise<Shown[] | Reply<Shown[]>> {
  const { limit = limits.listPage } = query;
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const rest = after ? list.filter((item) => order.compare(order.positionOf(item), after) > 0) : list;
  const page = rest.slice(0, limit);
  return linked(await present(page), path, query, rest.length > limit ? order.positionOf(page.at(-1) as T) : null);
}

/** The id after which a page of a list ordered by id begins; 0 for the first. */
export function firstIdAfter({ cursor }: PageQuery): number {
  const [id] = cursor === undefined ? [0] : readCursor(cursor);
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw badCursor();
  return id;
}

/** The page of a list ordered by id, of which one item more than the limit was read, to know whether there is a next. */
export async function pageById<T extends { readonly id: number }, Shown>(
  { query, path }: Asked,
  read: readonly T[],
  present: (page: readonly T[]) => Promise<Shown[]> | Shown[],
): Promise<Shown[] | Reply<Shown[]>> {
  const { limit = limits.listPage } = query;
  const page = read.slice(0, limit);
  return linked(await present(page), path, query, read.length > limit ? [page.at(-1)?.id ?? 0] : null);
}

/** Whatever else was asked for is asked for again. */
function linked<Shown>(page: Shown[], path: string, query: PageQuery, last: Position | null): Shown[] | Reply<Shown[]> {
  if (!last) return page;
  const { limit = limits.listPage, cursor: _here, ...others } = query;
  const cursor = Buffer.from(JSON.stringify(last)).toString('base64url');
  const next = new URLSearchParams({ ...others, limit: String(limit), cursor });
  return new Reply(page, { headers: { link: `<${path}?${next}>; rel="next"` } });
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
