/**
 * The pitch of the lineup editor: players are dropped on its places, and the arrow keys move the focus between places.
 */
import { useDroppable } from '@dnd-kit/core';
import { useRef } from 'react';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { PitchPlace as Place } from '#shared/domain/squads/formations.ts';
import { unknownPlayerPlaceholder } from '../../views/lineup/lineup-view.tsx';
import { Pitch } from '../../views/lineup/pitch.tsx';
import { dragIds } from './drag-ids.ts';
import { type LineupPositions, playerIdAtPlace } from './lineup-moves.ts';
import { PitchPlace } from './pitch-place.tsx';
import { findPlaceInDirection } from './place-in-direction.ts';
import type { WarningsByPlayer } from './player-warnings.ts';
import type { useLineupInput } from './use-lineup-input.ts';

interface DroppablePitchProps {
  readonly places: readonly Place[];
  readonly positions: LineupPositions;
  readonly players: ReadonlyMap<number, Player>;
  readonly warnings: WarningsByPlayer;
  readonly input: ReturnType<typeof useLineupInput>;
  readonly nameOf: (place: number) => string;
}

export function DroppablePitch({ places, positions, players, warnings, input, nameOf }: DroppablePitchProps) {
  const { setNodeRef } = useDroppable({ id: dragIds.pitch });
  const root = useRef<HTMLDivElement | null>(null);

  const follow = (key: string, from: Place): boolean => {
    const next = findPlaceInDirection(key, from, places);
    if (next) root.current?.querySelector<HTMLElement>(`[data-place="${next.id}"]`)?.focus();
    return next !== null;
  };

  return (
    <section
      ref={(element) => {
        root.current = element as HTMLDivElement | null;
        setNodeRef(element);
      }}
      aria-label="Cancha"
    >
      <Pitch places={places}>
        {(place) => {
          const playerId = playerIdAtPlace(positions, place.id);
          return (
            <PitchPlace
              place={place}
              name={nameOf(place.id)}
              player={playerId === undefined ? null : (players.get(playerId) ?? formerPlayerPlaceholder(playerId))}
              warning={playerId === undefined ? undefined : warnings.get(playerId)}
              isChosen={input.chosenPlace === place.id || (playerId !== undefined && input.chosenPlayer === playerId)}
              onPress={(byKeyboard) => input.pressPlace(place.id, byKeyboard)}
              onRemove={() => playerId !== undefined && input.remove(playerId)}
              onArrow={(key) => follow(key, place)}
            />
          );
        }}
      </Pitch>
    </section>
  );
}

/** Placeholder for a player of a stored lineup who has left the team since. */
const formerPlayerPlaceholder = (id: number) => ({ ...unknownPlayerPlaceholder, id, fullName: 'Jugador' });
