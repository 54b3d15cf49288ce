/** Read-only view of a lineup: the players on the pitch, and the name of the formation. */
import { findFormation } from '#shared/domain/formations.ts';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { Pitch } from './pitch.tsx';
import { PlayerToken, type PlayerTokenFields } from './player-token.tsx';

interface LineupViewProps {
  readonly lineup: Pick<Lineup, 'formation' | 'positions'>;
  /** The team's players by id; a player who has left the team is missing. */
  readonly players: ReadonlyMap<number, PlayerTokenFields>;
}

export function LineupView({ lineup, players }: LineupViewProps) {
  const formation = findFormation(lineup.formation);
  const playerAt = new Map(lineup.positions.map(({ positionId, playerId }) => [positionId, playerId]));
  return (
    <figure className="flex flex-col gap-2">
      <Pitch places={formation.positions.filter(({ id }) => playerAt.has(id))}>
        {({ id, role }) => (
          <>
            <span className="sr-only">{`${role}: `}</span>
            <PlayerToken player={players.get(playerAt.get(id) ?? 0) ?? unknownPlayerPlaceholder} role={role} />
          </>
        )}
      </Pitch>
      <figcaption className="text-center font-display font-semibold">
        {`${formation.name} ${formation.label}`.trim()}
      </figcaption>
    </figure>
  );
}

export const unknownPlayerPlaceholder: PlayerTokenFields = { jerseyNumber: null, firstName: '', lastName: 'Jugador' };
