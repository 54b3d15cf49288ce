/** Long lists as pages: in parts, so that the beginning of a list is always one read of one small item. */
import { packedSize } from '../table/document-encoding.ts';

/** A part of a list; the first is the page itself and says how many there are. */
export interface ListSlice<Row> {
  readonly parts: number;
  readonly rows: Row[];
}

/** The number comes first: a round may be called anything, 'Fecha 1#2' too. */
export type SliceName<Name extends string> = Name | `${number}#${Name}`;

/** The names of the parts of a list: SCORERS, 2#SCORERS, 3#SCORERS … */
export const sliceNames = <Name extends string>(name: Name, parts: number): SliceName<Name>[] =>
  Array.from({ length: parts }, (_, at): SliceName<Name> => (at === 0 ? name : `${at + 1}#${name}`));

/** The pages of a list, with at most so many rows each. */
export const sliceByCount = <Name extends string, Row>(name: Name, rows: readonly Row[], mostRows: number) =>
  namedSlices(name, sliceByWeight(rows, mostRows));

/** The pages of a list that is cut already. */
export function namedSlices<Name extends string, Row>(name: Name, pieces: readonly Row[][]) {
  const names = sliceNames(name, pieces.length);
  return Object.fromEntries(names.map((each, at) => [each, { parts: pieces.length, rows: pieces[at] }])) as {
    [Each in SliceName<Name>]: ListSlice<Row>;
  };
}

/** The rows of a list among pages just composed, in order; undefined when it is not among them. */
export function rowsOfSlices<Row>(pages: object, name: string): Row[] | undefined {
  const partOf = new Map<string, ListSlice<Row>>(Object.entries(pages));
  const names = sliceNames(name, partOf.get(name)?.parts ?? 0);
  return names.length > 0 ? names.flatMap((each) => partOf.get(each)?.rows ?? []) : undefined;
}

/** An eventually consistent read costs one unit up to 8,192 bytes; the rest is for the item's other fields. */
const maxSliceBytes = 7600;

/** At least one piece; none larger than fits, unless a single row is. */
export function sliceByWeight<Row>(rows: readonly Row[], most: number): Row[][] {
  const pieces: Row[][] = [];
  let at = 0;
  do {
    let size = most;
    while (size > 1 && packedSize({ parts: 999, rows: rows.slice(at, at + size) }) > maxSliceBytes) size >>= 1;
    pieces.push(rows.slice(at, at + size));
    at += size;
  } while (at < rows.length);
  return pieces;
}
