/** A team's suspended players: why and for how long. */
import type { SuspendedPlayer } from '#shared/pages/page-data.ts';

export function SuspendedPlayers({ players }: { readonly players: readonly SuspendedPlayer[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {players.map(({ playerId, name, reason, tournament }) => (
        <li key={`${playerId} ${tournament} ${reason}`} className="px-3 py-2 leading-tight">
          {name}
          <span className="block text-muted text-sm">{`${reason} · ${tournament}`}</span>
        </li>
      ))}
    </ul>
  );
}
