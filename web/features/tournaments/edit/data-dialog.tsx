/** Dialog that edits a tournament's name, description and dates. */
import { FormProvider } from 'react-hook-form';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { usePartForm } from '../../../lib/forms/use-part-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { TournamentDataFields } from '../form/data-fields.tsx';
import { saveTournament } from '../form/save-tournament.ts';
import { tournamentDataSchema } from '../form/schemas.ts';

interface TournamentDataDialogProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

export function TournamentDataDialog({ tournament, onClose }: TournamentDataDialogProps) {
  const { form, ...state } = usePartForm({
    entity: tournament,
    schema: tournamentDataSchema,
    valuesOf: ({ name, description, startDate, endDate }) => ({ name, description, startDate, endDate }),
    describe: ({ name, description, startDate, endDate }) => ({
      Nombre: name,
      Descripción: description,
      'Fecha de inicio': formatShortDate(startDate),
      'Fecha de fin': formatShortDate(endDate),
    }),
    onSave: async (values, base, version) => {
      await saveTournament(base, values, version);
      showToast('Datos guardados');
      onClose();
    },
  });
  return (
    <FormModal {...state} title="Editar datos" submitText="Guardar" onClose={onClose}>
      <FormProvider {...form}>
        <TournamentDataFields />
      </FormProvider>
    </FormModal>
  );
}
