/** The lines of a legend that say what the stripes of tables mean, and for which places. */
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
        <span aria-hidden="true" className={`h-4 border-l-4 ${stripeOf(band, bands)}`} />
        <span>
          <span>{band.label}</span>
          <span className="text-muted">{` · ${placesText(band, hasGroups)}`}</span>
        </span>
      </li>
    ));
}
