/** Dialog for points that the federation adds to or deducts from teams, each with a reason. */
import { FormProvider, useFieldArray } from 'react-hook-form';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatSigned } from '#shared/spanish/numbers.ts';
import { compareText } from '#shared/spanish/order.ts';
import { usePartForm } from '../../../lib/forms/use-part-form.ts';
import { showBulkChangeToast } from '../../../lib/jobs/undo-group.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { saveTournament } from '../form/save-tournament.ts';
import { adjustmentsSchema } from '../form/schemas.ts';
import { useTeamNames } from '../use-team-names.ts';
import { AdjustmentFieldset } from './adjustment-fieldset.tsx';

interface AdjustmentsDialogProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

export function AdjustmentsDialog({ tournament, onClose }: AdjustmentsDialogProps) {
  const { nameOf } = useTeamNames();
  const participants = tournament.teamIds
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((a, b) => compareText(a.name, b.name));
  const { form, ...state } = usePartForm({
    entity: tournament,
    schema: adjustmentsSchema,
    valuesOf: ({ adjustments }) => ({ adjustments }),
    describe: ({ adjustments }) => ({
      Ajustes:
        adjustments
          .map(({ teamId, points, reason }) => `${nameOf(teamId)} ${formatSigned(points)} (${reason})`)
          .join('; ') || 'ninguno',
    }),
    onSave: async ({ adjustments }, base, version) => {
      await saveTournament(base, { adjustments }, version);
      void showBulkChangeToast('Ajustes guardados', base.id, 'adjustments');
      onClose();
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'adjustments' });

  return (
    <FormModal {...state} title="Ajustes de puntos" submitText="Guardar" onClose={onClose}>
      <p className="text-muted text-sm">
        Se suman a los puntos de la tabla y se publican debajo de ella con su motivo.
      </p>
      {participants.length === 0 ? (
        <EmptyState icon="shield" title="El torneo todavía no tiene participantes" />
      ) : (
        <FormProvider {...form}>
          {fields.map(({ id }, index) => (
            <AdjustmentFieldset key={id} index={index} teams={participants} onRemove={() => remove(index)} />
          ))}
          <Button
            icon="plus"
            className="self-start"
            onClick={() =>
              append(
                { teamId: 0, points: Number.NaN, reason: '' },
                { focusName: `adjustments.${fields.length}.teamId` },
              )
            }
          >
            Agregar ajuste
          </Button>
        </FormProvider>
      )}
    </FormModal>
  );
}
