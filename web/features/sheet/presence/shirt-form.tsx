/** The number on a player's shirt in this match; the squad keeps its own. */
import { useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { NumberField } from '../frame/number-field.tsx';
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
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const change = (value: string) => {
    setText(value);
    setProblem('');
  };
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
        <NumberField
          label={`Hoy juega con otro que el ${player.jerseyNumber}:`}
          maxLength={2}
          value={text}
          problem={problem}
          onChange={change}
        >
          <SheetButton type="submit" variant="primary" className="flex-1 px-4">
            Guardar
          </SheetButton>
        </NumberField>
      </form>
    </Panel>
  );
}
