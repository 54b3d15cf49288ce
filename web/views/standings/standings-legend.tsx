/** Legend of the marks in standings tables; only marks that occur in it are explained. */
import { Icon } from '../../ui/icon.tsx';
import { LiveDot } from '../live-dot.tsx';
import { BandLegend } from './band-legend.tsx';
import type { MarkedTable } from './band-marks.ts';

interface StandingsLegendProps {
  readonly tables: readonly MarkedTable[];
  readonly ownTeamId: number | null;
}

export function StandingsLegend({ tables, ownTeamId }: StandingsLegendProps) {
  const rows = tables.flatMap((table) => table.rows);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <BandLegend tables={tables} />
      {rows.some(({ teamId }) => teamId === ownTeamId) && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 rounded-badge border border-line bg-tint" />
          Tu equipo
        </li>
      )}
      {rows.some(({ playing }) => playing) && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true">
            <LiveDot />
          </span>
          Jugando ahora: la tabla cuenta los partidos terminados
        </li>
      )}
      {rows.some(({ tieExplanation }) => tieExplanation !== null) && (
        <li className="flex items-center gap-2">
          <Icon name="info" className="size-4 text-muted" />
          Igualados en puntos: tocá el número para ver qué los separa
        </li>
      )}
    </ul>
  );
}
