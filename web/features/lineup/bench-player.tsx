/** A player on the bench: can be tapped or dragged, or is greyed out with the reason why they should not play. */
import { useDraggable } from '@dnd-kit/core';
import type { Player } from '#shared/domain/schemas/player.ts';
import { missingValueText, positionText } from '#shared/text/labels.ts';
import { dragIds } from './drag-ids.ts';
import { shortRoleNames } from './place-names.ts';
import type { PlayerWarning } from './player-warnings.ts';

interface BenchPlayerProps {
  readonly player: Player;
  readonly warning: PlayerWarning | undefined;
  readonly isChosen: boolean;
  readonly onPress: (byKeyboard: boolean) => void;
}

/** Layout of the button: upright on phones, where the bench scrolls sideways; a horizontal row on wider screens. */
const benchButtonLayoutClass =
  'flex h-full w-28 touch-pan-x flex-col items-center rounded-control border-2 px-1 py-1 text-center md:min-h-14 md:w-full md:touch-pan-y md:flex-row md:gap-3 md:px-3 md:text-left';

export function BenchPlayer({ player, warning, isChosen, onPress }: BenchPlayerProps) {
  const isForbidden = warning?.forbids ?? false;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: dragIds.player(player.id),
    disabled: isForbidden,
  });
  const look = isChosen
    ? 'border-accent bg-tint'
    : warning
      ? 'border-line border-dashed bg-page text-muted'
      : 'border-line bg-surface hover:bg-tint';
  return (
    <li className="shrink-0">
      <button
        ref={setNodeRef}
        type="button"
        {...listeners}
        aria-pressed={isChosen}
        aria-disabled={isForbidden || undefined}
        onClick={({ detail }) => isForbidden || onPress(detail === 0)}
        className={`${benchButtonLayoutClass} ${look} ${isDragging ? 'opacity-40' : ''} ${isForbidden ? 'cursor-not-allowed' : ''}`}
      >
        <span
          className={`font-display font-semibold text-xl tabular-nums leading-tight md:w-8 md:text-center ${warning ? '' : 'text-accent'}`}
        >
          <span className="sr-only">Número </span>
          {player.jerseyNumber}
        </span>
        <span className="flex w-full min-w-0 flex-col leading-tight">
          <span className="truncate max-md:text-sm">
            <span className="max-md:sr-only">{`${player.firstName} `}</span>
            {player.lastName}
          </span>
          <PositionOrWarning player={player} warning={warning} />
        </span>
      </button>
    </li>
  );
}

function PositionOrWarning({ player, warning }: Pick<BenchPlayerProps, 'player' | 'warning'>) {
  if (!warning) {
    return (
      <span className="text-muted text-xs md:text-sm">
        <span className="md:hidden" aria-hidden="true">
          {player.position ? shortRoleNames[player.position] : missingValueText}
        </span>
        <span className="max-md:sr-only">{positionText(player.position ?? missingValueText)}</span>
      </span>
    );
  }
  return (
    <span className="text-xs md:text-sm">
      <span className="font-semibold">{warning.word}</span>
      {warning.reason && `: ${warning.reason}`}
    </span>
  );
}
