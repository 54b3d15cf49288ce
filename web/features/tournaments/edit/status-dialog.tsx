/** Dialog that changes the status of a tournament, which never changes automatically. */
import type { Tournament, TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import { tournamentStatusLabels } from '#shared/text/labels.ts';
import { usePartForm } from '../../../lib/forms/use-part-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveTournament } from '../form/save-tournament.ts';
import { tournamentStatusSchema } from '../form/schemas.ts';

const statusMeanings: Record<TournamentStatus, string> = {
  pending: 'Todavía no empezó.',
  in_progress: 'Se está jugando: figura entre los torneos activos del inicio.',
  completed: 'Terminó: queda para consultar.',
};

interface StatusDialogProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

export function TournamentStatusDialog({ tournament, onClose }: StatusDialogProps) {
  const { form, ...state } = usePartForm({
    entity: tournament,
    schema: tournamentStatusSchema,
    valuesOf: ({ status }) => ({ status }),
    describe: ({ status }) => ({ Estado: tournamentStatusLabels[status] }),
    onSave: async ({ status }, base, version) => {
      await saveTournament(base, { status }, version);
      showToast(`El torneo pasó a ${tournamentStatusLabels[status]}`);
      onClose();
    },
  });
  return (
    <FormModal {...state} title="Cambiar estado" submitText="Guardar" onClose={onClose}>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Estado del torneo</legend>
        {Object.entries(tournamentStatusLabels).map(([status, label]) => (
          <label
            key={status}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line px-3 py-2 has-checked:border-accent has-checked:bg-tint"
          >
            <input
              type="radio"
              value={status}
              {...form.register('status')}
              data-autofocus={status === tournament.status || undefined}
              className="size-5 shrink-0 accent-primary"
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-muted text-sm">{statusMeanings[status as TournamentStatus]}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormModal>
  );
}
