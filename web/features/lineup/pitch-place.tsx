/** One place of the formation: its player can be dragged or removed; an empty place can be selected to be filled. */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import type { PitchPlace as Place } from '#shared/domain/squads/formations.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlayerToken, type PlayerTokenFields } from '../../views/lineup/player-token.tsx';
import { dragIds } from './drag-ids.ts';
import { shortRoleNames } from './place-names.ts';
import type { PlayerWarning } from './player-warnings.ts';

interface PitchPlaceProps {
  readonly place: Place;
  /** The name of the place, for example 'Defensa por izquierda'. */
  readonly name: string;
  readonly player: (PlayerTokenFields & { readonly id: number; readonly fullName: string }) | null;
  readonly warning: PlayerWarning | undefined;
  readonly isChosen: boolean;
  readonly onPress: (byKeyboard: boolean) => void;
  readonly onRemove: () => void;
  readonly onArrow: (key: string) => boolean;
}

export function PitchPlace(props: PitchPlaceProps) {
  const { place, name, player, warning, isChosen, onPress, onRemove, onArrow } = props;
  const { setNodeRef: setDropNode, isOver } = useDroppable({ id: dragIds.place(place.id) });
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: dragIds.player(player?.id ?? -place.id),
    disabled: player === null,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (onArrow(event.key)) event.preventDefault();
    if (player && (event.key === 'Delete' || event.key === 'Backspace')) onRemove();
  };
  return (
    <span ref={setDropNode} className="relative flex justify-center">
      <button
        ref={setNodeRef}
        type="button"
        {...listeners}
        data-place={place.id}
        aria-pressed={isChosen}
        onClick={({ detail }) => onPress(detail === 0)}
        onKeyDown={onKeyDown}
        className={`max-w-full touch-none rounded-card focus-visible:outline-white ${isDragging ? 'opacity-40' : ''} ${isOver ? 'scale-110' : ''}`}
      >
        <span className="sr-only">
          {player
            ? [`${name}: ${player.jerseyNumber} ${player.fullName}`, warning?.word].filter(Boolean).join(', ')
            : `${name}: libre`}
        </span>
        <span aria-hidden="true">
          {player ? (
            <PlayerToken player={player} role={place.role} hasWarning={warning !== undefined} isChosen={isChosen} />
          ) : (
            <FreePlace role={shortRoleNames[place.role]} isChosen={isChosen} isOver={isOver} />
          )}
        </span>
      </button>
      {player && (
        <button
          type="button"
          aria-label={`Quitar a ${player.fullName}`}
          title={`Quitar a ${player.fullName}`}
          onClick={onRemove}
          className="absolute -top-4 left-1/2 ml-2 flex size-11 items-center justify-center focus-visible:outline-white"
        >
          <span className="flex size-6 items-center justify-center rounded-full bg-ink text-white">
            <Icon name="close" className="size-4" />
          </span>
        </button>
      )}
    </span>
  );
}

function FreePlace({ role, isChosen, isOver }: { role: string; isChosen: boolean; isOver: boolean }) {
  const look = isChosen || isOver ? 'border-solid bg-ink' : 'border-dashed';
  return (
    <span className="flex flex-col items-center gap-0.5 text-white">
      <span className={`flex size-14 items-center justify-center rounded-full border-2 border-white ${look}`}>
        <Icon name="plus" className="size-5" />
      </span>
      <span className="px-1.5 font-semibold text-xs">{role}</span>
    </span>
  );
}
