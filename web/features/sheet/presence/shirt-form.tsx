/** The number on a player's shirt in this match; the squad keeps its own. */
import { useId, useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import { fullNameOf } from '../sheet-sides.ts';
import type { SheetPlayer } from '../shown-sheet.ts';

interface ShirtFormProps {
  readonly player: SheetPlayer;
  /** The whole squad, because two of a team have no number in common. */
  readonly mates: readonly SheetPlayer[];
  readonly onSave: (jerseyNumber: number) => void;
  readonly onClose: () => void;
}

export function ShirtForm({ player, mates, onSave, onClose }: ShirtFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const save = () => {
    const jerseyNumber = Number(text);
    const isNumber = /^\d{1,2}$/.test(text.trim()) && jerseyNumber >= 1 && jerseyNumber <= limits.jerseyNumber;
    const owner = mates.find((mate) => mate.id !== player.id && mate.jerseyNumber === jerseyNumber);
    if (owner) setProblem(`El ${jerseyNumber} es de ${fullNameOf(owner)}.`);
    else if (isNumber) onSave(jerseyNumber);
    else setProblem(`Poné un número de 1 a ${limits.jerseyNumber}.`);
  };
  return (
    <Panel title={`Número de ${fullNameOf(player)} en este partido`} onClose={onClose} isScrolling>
      <form
        noValidate
        aria-label="Número en este partido"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="flex flex-col gap-2"
      >
        <label htmlFor={id} className="font-semibold">
          {`Hoy juega con otro que el ${player.jerseyNumber}:`}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={`${id}-problem`}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              setProblem('');
            }}
            className="min-h-14 w-24 rounded-control border-2 border-input bg-surface px-3 text-center font-display font-semibold text-xl"
          />
          <SheetButton type="submit" variant="primary" className="flex-1 px-4">
            Guardar
          </SheetButton>
        </div>
        <p id={`${id}-problem`} role="alert" className="font-semibold text-sm">
          {problem}
        </p>
      </form>
    </Panel>
  );
}
