/** Splits long lists into documents of limited size, so that the beginning of a list is one read of one small item. */
import { encodedDocumentBytes } from '../store/document-encoding.ts';

/** One slice of a list as it is published; `parts` is the number of slices of the whole list. */
export interface ListSlice<Row> {
  readonly parts: number;
  readonly rows: Row[];
}

/** Name of a slice's document. The number comes first because a round may have any name, even 'Fecha 1#2'. */
export type SliceName<Name extends string> = Name | `${number}#${Name}`;

/** The names of a list's slices: SCORERS, 2#SCORERS, 3#SCORERS … */
export const namesOfSlices = <Name extends string>(name: Name, parts: number): SliceName<Name>[] =>
  Array.from({ length: parts }, (_, at): SliceName<Name> => (at === 0 ? name : `${at + 1}#${name}`));

/** The slices of a list by document name, with at most `mostRows` rows each. */
export const cutIntoSlices = <Name extends string, Row>(name: Name, rows: readonly Row[], mostRows: number) =>
  slicesByDocumentName(name, cutByRowsAndSize(rows, mostRows));

/** The slices by document name of a list that is already cut into pieces. */
export function slicesByDocumentName<Name extends string, Row>(name: Name, pieces: readonly Row[][]) {
  const names = namesOfSlices(name, pieces.length);
  return Object.fromEntries(names.map((each, at) => [each, { parts: pieces.length, rows: pieces[at] }])) as {
    [Each in SliceName<Name>]: ListSlice<Row>;
  };
}

/** All rows of a list, from slices that were just composed; undefined when the list is not among them. */
export function rowsOfSlices<Row>(documents: object, name: string): Row[] | undefined {
  const slices = new Map<string, ListSlice<Row>>(Object.entries(documents));
  const names = namesOfSlices(name, slices.get(name)?.parts ?? 0);
  return names.length > 0 ? names.flatMap((each) => slices.get(each)?.rows ?? []) : undefined;
}

/**
 * Largest size of a slice: an eventually consistent read costs one unit up to 8,192 bytes, and an item has other
 * fields, too.
 */
const maxSliceBytes = 7600;

/**
 * How many of the first rows, at most `most`, fit into one read unit together with everything else that `documentOf`
 * puts into the document. At least one, even when a single row is too large.
 */
export function countRowsThatFit<Row>(
  rows: readonly Row[],
  most: number,
  documentOf: (rows: readonly Row[]) => unknown,
): number {
  const sizes = halvingsOf(most);
  return sizes[indexOfSizeThatFits(rows, sizes, 0, documentOf)] ?? 1;
}

/** Cuts a list into pieces of at most `most` rows, each small enough for one read unit. An empty list is one empty piece. */
export function cutByRowsAndSize<Row>(rows: readonly Row[], most: number): Row[][] {
  const sizes = halvingsOf(most);
  const pieces: Row[][] = [];
  const documentOf = (some: readonly Row[]) => ({ parts: 999, rows: some });
  let at = 0;
  let index = 0;
  do {
    index = indexOfSizeThatFits(rows.slice(at, at + most), sizes, index, documentOf);
    const end = at + (sizes[index] ?? 1);
    pieces.push(rows.slice(at, end));
    at = end;
  } while (at < rows.length);
  return pieces;
}

/**
 * The sizes that a slice may have: `most` and what halving leaves of it, down to 1. With so few sizes, a longer
 * text in one slice seldom changes where the slices after it begin; each that changes is written again.
 */
function halvingsOf(most: number): number[] {
  const sizes = [most];
  for (let size = most >> 1; size >= 1; size >>= 1) sizes.push(size);
  return sizes;
}

/**
 * The index of the largest of `sizes` whose rows fit into a slice. A slice must be compressed to learn its bytes, which is
 * most of the work on a long list; most slices are as large as the one before, so the search begins there, at `guess`.
 */
function indexOfSizeThatFits<Row>(
  rows: readonly Row[],
  sizes: readonly number[],
  guess: number,
  documentOf: (rows: readonly Row[]) => unknown,
): number {
  const fits = (index: number) => encodedDocumentBytes(documentOf(rows.slice(0, sizes[index]))) <= maxSliceBytes;
  const last = sizes.length - 1;
  let index = guess;
  while (index < last && !fits(index)) index += 1;
  if (index > guess) return index;
  while (index > 0 && (sizes[index] ?? 1) < rows.length && fits(index - 1)) index -= 1;
  return index;
}
