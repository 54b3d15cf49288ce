/** What the stripes of tables mean: lines of a legend, and words beside a place for who hears the table. */
import type { Band } from '#shared/domain/schemas/band.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { placesText } from '#shared/text/bands.ts';
import { bandsByTeam, type MarkedTable, stripeOf } from './band-marks.ts';

/** Only bands that mark a row of these tables, which are of one tournament, are explained. */
export function BandLegend({ tables }: { readonly tables: readonly MarkedTable[] }) {
  const bands = tables[0]?.bands ?? [];
  const marking = new Set(tables.flatMap((table) => [...bandsByTeam(table).values()].flat()));
  const hasGroups = tables.some(({ tableId }) => tableId !== 0);
  return bands
    .filter((band) => marking.has(band))
    .map((band) => (
      <li key={`${band.table} ${band.label}`} className="flex items-center gap-2">
        <span aria-hidden="true" className={`h-6 border-l-4 ${stripeOf(band, bands)}`} />
        <span>
          <span>{band.label}</span>
          <span className="text-muted">{` · ${placesText(band, hasGroups)}`}</span>
        </span>
      </li>
    ));
}

export function BandWords({ bands }: { readonly bands: readonly Band[] }) {
  if (bands.length === 0) return null;
  return <span className="sr-only">{`, ${joinNames(bands.map(({ label }) => label))}`}</span>;
}
