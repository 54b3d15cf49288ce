/**
 * The players who are not on the pitch: available ones first, then injured and suspended ones, greyed out with the
 * reason.
 */
import { useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import type { Player } from '#shared/domain/schemas/player.ts';
import { BenchPlayer } from './bench-player.tsx';
import { dragIds } from './drag-ids.ts';
import type { WarningsByPlayer } from './player-warnings.ts';

interface BenchProps {
  readonly players: readonly Player[];
  readonly warnings: WarningsByPlayer;
  readonly chosenId: number | null;
  readonly onPress: (player: Player, byKeyboard: boolean) => void;
}

export function Bench({ players, warnings, chosenId, onPress }: BenchProps) {
  const { setNodeRef, isOver } = useDroppable({ id: dragIds.bench });
  const available = players.filter(({ id }) => !warnings.has(id));
  const warned = players.filter(({ id }) => warnings.has(id));
  return (
    <div
      ref={setNodeRef}
      data-bench
      className={`relative max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:rounded-card ${isOver ? 'bg-tint' : ''}`}
    >
      {available.length === 0 && (
        <p className="flex min-h-11 items-center text-muted">
          {warned.length === 0 ? 'Todos los jugadores asignados' : 'Los que quedan no están disponibles'}
        </p>
      )}
      <ul onKeyDown={moveFocusByArrowKey} className="flex gap-2 py-1 md:flex-col">
        {[...available, ...warned].map((player) => (
          <BenchPlayer
            key={player.id}
            player={player}
            warning={warnings.get(player.id)}
            isChosen={player.id === chosenId}
            onPress={(byKeyboard) => onPress(player, byKeyboard)}
          />
        ))}
      </ul>
    </div>
  );
}

const arrowKeySteps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveFocusByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowKeySteps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
