/** What the entries of 'Cambios' cost that the publication of a result writes. */
import { type BenchFigure, formatThousands } from './figures.ts';
import type { TableTraffic } from './metered-table.ts';

/** An entry of up to 1 KB, once in the table and once in the index of its match. */
const maxUnitsOfEntry = 2;

type Puts = Pick<TableTraffic, 'puts'>;

const entriesOf = ({ puts }: Puts) => puts.filter(({ pk }) => pk.startsWith('CHANGES#'));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function figureOfChangeEntries(
  savings: readonly { readonly size: number; readonly publication: Puts }[],
): BenchFigure {
  const entries = savings.map(({ publication }) => entriesOf(publication));
  const told = entries.map(
    (each) => `${each.length} (${sum(each.map(({ bytes }) => bytes))} B, ${sum(each.map(({ units }) => units))} WCU)`,
  );
  return {
    what: `entries of 'Cambios' it writes, with their bytes as JSON, ${savings.map(({ size }) => formatThousands(size)).join(' / ')}`,
    measured: told.join(' / '),
    limit: `≤ ${maxUnitsOfEntry} WCU each, with the index`,
    holds: entries.flat().length > 0 && entries.flat().every(({ units }) => units <= maxUnitsOfEntry),
  };
}
