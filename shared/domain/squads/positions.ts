/** Positions in a ranking, where equal rows share a position: 1, 1, 3. */

/** Adds positions to `rows`, which come in order; `isLevel` tells whether a row is equal to the one above it. */
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
