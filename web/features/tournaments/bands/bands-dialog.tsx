/** Dialog that edits the bands of a tournament's tables. */
import { FormProvider } from 'react-hook-form';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { placesText } from '#shared/text/bands.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { usePartForm } from '../../../lib/forms/use-part-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveTournament } from '../form/save-tournament.ts';
import { bandsSchema } from '../form/schemas.ts';
import { BandList } from './band-list.tsx';

interface BandsDialogProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

export function BandsDialog({ tournament, onClose }: BandsDialogProps) {
  const { data: groups } = useGet('GET /groups/tournament/{id}', { params: { id: tournament.id } });
  const { form, ...state } = usePartForm({
    entity: tournament,
    schema: bandsSchema,
    valuesOf: ({ bands }) => ({ bands }),
    describe: ({ bands }) => ({
      Marcas: bands.map((band) => `${band.label}: ${placesText(band, true)}`).join('; ') || 'ninguna',
    }),
    onSave: async ({ bands }, base, version) => {
      await saveTournament(base, { bands }, version);
      showToast('Marcas guardadas');
      onClose();
    },
  });
  return (
    <FormModal {...state} title="Marcas de la tabla" submitText="Guardar" onClose={onClose}>
      <FormProvider {...form}>
        <BandList groups={groups?.length ?? 0} />
      </FormProvider>
    </FormModal>
  );
}
