/** Read-only view of a lineup: the players on the pitch in their rows, and the name of the formation. */

import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { findFormation } from '#shared/domain/squads/formations.ts';
import { formationText } from '#shared/text/formations.ts';
import { positionText } from '#shared/text/labels.ts';
import { PitchGround } from './pitch.tsx';
import { PlayerToken, type PlayerTokenFields } from './player-token.tsx';

interface LineupViewProps {
  readonly lineup: Pick<Lineup, 'formation' | 'positions'>;
  /** The team's players by id; a player who has left the team is missing. */
  readonly players: ReadonlyMap<number, PlayerTokenFields>;
}

export function LineupView({ lineup, players }: LineupViewProps) {
  const formation = findFormation(lineup.formation);
  const playerAt = new Map(lineup.positions.map(({ positionId, playerId }) => [positionId, playerId]));
  // The goalkeeper's row comes first in a formation, and last on the pitch.
  const rows = [...Map.groupBy(formation.positions, ({ y }) => y)].reverse();
  return (
    <figure className="flex flex-col gap-2">
      <PitchGround>
        <div className="relative flex h-full flex-col justify-around py-2">
          {rows.map(([y, places]) => (
            <ul key={y} className="flex justify-evenly">
              {places
                .filter(({ id }) => playerAt.has(id))
                .map(({ id, role }) => (
                  <li key={id} className="min-w-0 flex-[0_1_31%]">
                    <span className="sr-only">{`${positionText(role)}: `}</span>
                    <PlayerToken player={players.get(playerAt.get(id) ?? 0) ?? unknownPlayerPlaceholder} role={role} />
                  </li>
                ))}
            </ul>
          ))}
        </div>
      </PitchGround>
      <figcaption className="text-center font-display font-semibold">{formationText(formation.name)}</figcaption>
    </figure>
  );
}

export const unknownPlayerPlaceholder: PlayerTokenFields = { jerseyNumber: null, firstName: '', lastName: 'Jugador' };
