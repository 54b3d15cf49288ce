/** Legend of the marks in a standings table; only marks that occur in it are explained. */
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { Icon } from '../../ui/icon.tsx';
import { LiveDot } from '../live-dot.tsx';

interface StandingsLegendProps {
  readonly rows: readonly FormattedStanding[];
  readonly hasQualifying: boolean;
  readonly ownTeamId: number | null;
}

export function StandingsLegend({ rows, hasQualifying, ownTeamId }: StandingsLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {hasQualifying && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-1 bg-accent" />
          Clasifica a semifinales
        </li>
      )}
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
          Jugando ahora
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
