/** Note in the player form: how full the team's squad is, and what to do if it is full. */
import type { PlayerStatus } from '#shared/domain/schemas/player.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Notice } from '../../ui/notice.tsx';
import { type SquadCapacity, squadCapacityText } from './squad-capacity.ts';

export function SquadHint({ room, status }: { readonly room: SquadCapacity; readonly status: PlayerStatus }) {
  const words = squadCapacityText(room);
  if (!room.isFull || status === 'inactive') return <p className="text-muted text-sm">{words}</p>;
  return (
    <Notice icon="warning">
      {`El equipo ya tiene ${formatPlural(room.limits.squadSize, 'jugador', 'jugadores')}, el máximo por equipo. Un jugador marcado como Inactivo deja su lugar.`}
    </Notice>
  );
}
