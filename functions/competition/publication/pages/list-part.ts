/** A hundred rows of a long list, as a page shows them. */
import { limits } from '#shared/domain/limits.ts';
import type { ListPart } from '#shared/pages/page-data.ts';

/** Null when the list has fewer parts; the first part exists without rows, too. */
export function partOfRows<Row>(rows: readonly Row[], part: number): ListPart<Row> | null {
  const parts = Math.max(1, Math.ceil(rows.length / limits.rowsOfPage));
  if (part > parts) return null;
  const start = (part - 1) * limits.rowsOfPage;
  return { rows: rows.slice(start, start + limits.rowsOfPage), part, parts };
}
