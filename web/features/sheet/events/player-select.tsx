/** The player of an event, in the phone's own list of options. */
import { useId } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { Icon } from '../../../ui/icon.tsx';
import { playerTitle } from '../event-texts.ts';
import type { SheetSide } from '../sheet-sides.ts';

interface PlayerSelectProps {
  readonly side: SheetSide;
  readonly eventType: EventType;
  readonly playerId: number;
  readonly onChange: (playerId: number) => void;
}

export function PlayerSelect({ side, eventType, playerId, onChange }: PlayerSelectProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="font-semibold text-sm">
        Jugador
      </label>
      <span className="relative block min-w-0 flex-1">
        <select
          id={id}
          value={playerId}
          onChange={({ currentTarget: { value } }) => onChange(Number(value))}
          className="min-h-14 w-full appearance-none truncate rounded-control border-2 border-input bg-surface pr-10 pl-3 text-base"
        >
          {(isGoalType(eventType) || playerId === 0) && <option value={0}>No se sabe</option>}
          {side.players.map((player) => (
            <option key={player.id} value={player.id}>
              {playerTitle(player)}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
      </span>
    </div>
  );
}
