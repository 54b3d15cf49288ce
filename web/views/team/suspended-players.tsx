/** A team's suspended players: why, for how long, and in which bulletin it is written. */
import type { SuspendedPlayer } from '#shared/pages/page-data.ts';
import { WrittenIn } from '../discipline/bulletin-link.tsx';

export function SuspendedPlayers({ players }: { readonly players: readonly SuspendedPlayer[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {players.map(({ playerId, name, reason, tournament, bulletin }) => (
        <li key={`${playerId} ${tournament} ${reason}`} className="px-3 py-2 leading-tight">
          {name}
          <span className="block text-muted text-sm">
            {`${reason} · ${tournament}`}
            <WrittenIn bulletin={bulletin} separator=" · " />
          </span>
        </li>
      ))}
    </ul>
  );
}
