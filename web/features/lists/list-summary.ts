/** Sums up a pasted list: how many it has, how many lines are wrong or left out, and whether it is too long. */
import { limits } from '#shared/domain/limits.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';

interface ListCounts {
  readonly lines: readonly { readonly isLeftOut: boolean }[];
  readonly includedCount: number;
  readonly mistakeCount: number;
}

/** As in '12 jugadores, 12 lugares libres · 2 líneas por corregir · 1 línea afuera'. */
export function listSummary(counted: string, { lines, includedCount, mistakeCount }: ListCounts): string {
  const leftOut = lines.length - includedCount;
  return [
    counted,
    mistakeCount > 0 && `${formatPlural(mistakeCount, 'línea')} por corregir`,
    leftOut > 0 && `${formatPlural(leftOut, 'línea')} afuera`,
    includedCount > limits.listedAtOnce && `se crean hasta ${limits.listedAtOnce} por vez: dejá afuera el resto`,
  ]
    .filter(Boolean)
    .join(' · ');
}
