/** Asks for a new round's name, day and start time. The round is created with its first match, in the next dialog. */
import * as z from 'zod/mini';
import { applicationDefaults } from '#shared/domain/limits.ts';
import { localDate, localTime, name } from '#shared/domain/schemas/primitives.ts';
import { readEmptyInputAsUndefined, useApiForm } from '../../../lib/forms/use-api-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export interface NewRound {
  readonly round: string;
  readonly matchDate: string;
  readonly matchTime: string;
}

interface NewRoundDialogProps {
  /** Names of the existing rounds; the new round must not repeat one. */
  readonly taken: readonly string[];
  readonly suggestedName: string;
  readonly onConfirm: (round: NewRound) => void;
  readonly onClose: () => void;
}

export function NewRoundDialog({ taken, suggestedName, onConfirm, onClose }: NewRoundDialogProps) {
  const isNew = z.refine<string>((round) => !taken.includes(round.trim()), {
    error: 'Ya hay una fecha con ese nombre',
  });
  const { form, errorOf, ...state } = useApiForm({
    schema: z.object({ round: name.check(isNew), matchDate: localDate, matchTime: localTime }),
    defaultValues: { round: suggestedName, matchTime: applicationDefaults.matchTime },
    onSave: async (round) => onConfirm(round),
  });
  return (
    <FormModal {...state} title="Nueva Fecha" submitText="Continuar" onClose={onClose}>
      <Field label="Nombre" error={errorOf('round')} isRequired>
        <TextInput autoComplete="off" {...form.register('round')} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Día" className="min-w-0" error={errorOf('matchDate')} isRequired>
          <TextInput type="date" {...form.register('matchDate', readEmptyInputAsUndefined)} />
        </Field>
        <Field label="Hora de inicio" className="min-w-0" error={errorOf('matchTime')} isRequired>
          <TextInput type="time" {...form.register('matchTime', readEmptyInputAsUndefined)} />
        </Field>
      </div>
      <p className="text-muted text-sm">Después cargás su primer partido, que necesita dos equipos y un árbitro.</p>
    </FormModal>
  );
}
