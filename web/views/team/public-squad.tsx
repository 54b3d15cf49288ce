/** A team's squad as its federation lets everybody see it: number, name, position, and who is suspended. */
import type { SquadMember, SuspendedPlayer } from '#shared/pages/page-data.ts';
import { positionText } from '#shared/text/labels.ts';
import { Badge } from '../../ui/badge.tsx';

interface PublicSquadProps {
  readonly squad: readonly SquadMember[];
  readonly suspended: readonly SuspendedPlayer[];
}

export function PublicSquad({ squad, suspended }: PublicSquadProps) {
  const suspendedIds = new Set(suspended.map(({ playerId }) => playerId));
  return (
    <ul className="grid gap-x-6 rounded-card border border-line bg-surface px-3 md:grid-cols-2">
      {squad.map(({ playerId, name, jerseyNumber, position }) => (
        <li key={playerId} className="flex min-h-12 flex-wrap items-center gap-x-3 py-1">
          <span className="min-w-8 shrink-0 text-center font-display text-lg text-muted tabular-nums">
            {jerseyNumber}
          </span>
          <span className="min-w-0 flex-[1_1_8rem] leading-tight">
            {name}
            {position && <span className="block text-muted text-sm">{positionText(position)}</span>}
          </span>
          {suspendedIds.has(playerId) && <Badge variant="bad">Suspendido</Badge>}
        </li>
      ))}
    </ul>
  );
}
