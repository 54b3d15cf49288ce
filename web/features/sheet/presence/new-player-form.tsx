/** Adds a player who is not on the team's list: his number and his name. He plays at once, and an administrator approves him. */
import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { hasRoomForNewPlayer } from '#shared/domain/sheet/new-players.ts';
import { textOfReason } from '#shared/text/sheet-reasons.ts';
import { NumberField } from '../frame/number-field.tsx';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import { fullNameOf, type SheetSide } from '../sheet-sides.ts';
import type { SheetPlayer, ShownSheet } from '../shown-sheet.ts';

export type NewPlayer = Pick<SheetPlayer, 'firstName' | 'lastName' | 'jerseyNumber'>;

interface NewPlayerFormProps {
  readonly side: SheetSide;
  readonly sheet: Pick<ShownSheet, 'newPlayers'>;
  readonly onSave: (player: NewPlayer) => void;
  readonly onClose: () => void;
}

export function NewPlayerForm({ side, sheet, onSave, onClose }: NewPlayerFormProps) {
  const [typed, setTyped] = useState({ jerseyNumber: '', firstName: '', lastName: '' });
  const [isIncomplete, setIsIncomplete] = useState(false);
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setIsIncomplete(false);
  };
  const jerseyNumber = /^\d{1,2}$/.test(typed.jerseyNumber.trim()) ? Number(typed.jerseyNumber) : 0;
  const [firstName, lastName] = [typed.firstName.trim(), typed.lastName.trim()];
  const owner = side.players.find((player) => player.jerseyNumber === jerseyNumber);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (jerseyNumber === 0 || firstName === '' || lastName === '') setIsIncomplete(true);
    else onSave({ jerseyNumber, firstName, lastName });
  };
  return (
    <Panel title={`No está en la lista · ${side.name}`} onClose={onClose} isScrolling>
      {!hasRoomForNewPlayer(sheet, side.teamId) ? (
        <p role="alert">{textOfReason({ code: 'too-many-new-players' })}</p>
      ) : (
        <form noValidate aria-label="Jugador que no está en la lista" onSubmit={save} className="flex flex-col gap-2">
          <NumberField
            label="Número"
            maxLength={2}
            value={typed.jerseyNumber}
            problem={isIncomplete && jerseyNumber === 0 ? `Poné un número de 1 a ${limits.jerseyNumber}.` : ''}
            onChange={(text) => change({ jerseyNumber: text })}
            isInLine
          >
            {null}
          </NumberField>
          {owner && (
            <p className="text-sm">{`El ${jerseyNumber} es de ${fullNameOf(owner)}: se anota igual, y lo revisa la organización.`}</p>
          )}
          <div className="grid grid-cols-2 gap-2">
            <NameField
              label="Nombre"
              value={typed.firstName}
              isMissing={isIncomplete && firstName === ''}
              onChange={({ currentTarget: { value } }) => change({ firstName: value })}
            />
            <NameField
              label="Apellido"
              value={typed.lastName}
              isMissing={isIncomplete && lastName === ''}
              onChange={({ currentTarget: { value } }) => change({ lastName: value })}
            />
          </div>
          <p className="text-sm leading-snug">
            Queda por aprobar: juega bajo protesta, y la organización decide si entra en la lista.
          </p>
          <SheetButton type="submit" variant="primary">
            Agregar
          </SheetButton>
        </form>
      )}
    </Panel>
  );
}

interface NameFieldProps extends Pick<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly isMissing: boolean;
}

function NameField({ label, isMissing, ...input }: NameFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-semibold leading-tight">
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="words"
        maxLength={limits.nameLength}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
        {...input}
        className="min-h-14 w-full rounded-control border-2 border-input bg-surface px-3 text-base"
      />
      {isMissing && (
        <p id={`${id}-problem`} role="alert" className="font-semibold text-sm">
          {`Escribí el ${label.toLowerCase()}.`}
        </p>
      )}
    </div>
  );
}
