/** Positions in a ranking where equals share theirs: 1, 1, 3. */

/** `rows` come in order; `isLevel` says whether a row is worth the same as the one above it. */
export function withPositions<Row>(
  rows: readonly Row[],
  isLevel: (row: Row, above: Row) => boolean,
): (Row & { readonly position: number })[] {
  let position = 1;
  return rows.map((row, at) => {
    const above = rows[at - 1];
    if (above === undefined || !isLevel(row, above)) position = at + 1;
    return { ...row, position };
  });
}
