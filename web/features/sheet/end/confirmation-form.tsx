/** A captain or DT types the name and confirms the sheet for a team. */
import { useId, useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { SheetButton } from '../frame/sheet-button.tsx';

interface ConfirmationFormProps {
  readonly teamName: string;
  readonly onConfirm: (by: string) => void;
}

export function ConfirmationForm({ teamName, onConfirm }: ConfirmationFormProps) {
  const id = useId();
  const [by, setBy] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    if (by.trim() === '') setIsMissing(true);
    else onConfirm(by.trim());
  };
  return (
    <form
      noValidate
      aria-label={`Confirmar por ${teamName}`}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
      className="flex shrink-0 flex-col gap-1"
    >
      <label htmlFor={id} className="font-semibold leading-tight">
        {`Capitán o DT de ${teamName}`}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={limits.nameLength}
          placeholder="Nombre y apellido"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          value={by}
          onChange={({ currentTarget: { value } }) => {
            setBy(value);
            setIsMissing(false);
          }}
          className="min-h-14 min-w-0 flex-1 rounded-control border-2 border-input bg-surface px-3 text-base placeholder:text-text"
        />
        <SheetButton type="submit" variant="primary" className="shrink-0 px-3">
          Confirmar
        </SheetButton>
      </div>
      {isMissing && (
        <p id={`${id}-error`} role="alert" className="font-semibold text-sm">
          Escribí el nombre de quien confirma.
        </p>
      )}
    </form>
  );
}
