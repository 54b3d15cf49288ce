/** Dialog that edits which teams take part in a tournament. */
import { Suspense, useState } from 'react';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { usePartForm } from '../../../lib/forms/use-part-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { participantsSchema } from '../form/schemas.ts';
import { useTeamNames } from '../use-team-names.ts';
import type { NewTeamDialogComponent, PasteTeamsDialogComponent } from './new-team-dialog-props.ts';
import { TeamChecklist } from './team-checklist.tsx';

interface ParticipantsDialogProps {
  readonly tournament: Tournament;
  readonly NewTeam: NewTeamDialogComponent;
  readonly PasteTeams: PasteTeamsDialogComponent;
  readonly onClose: () => void;
}

export function ParticipantsDialog({ tournament, NewTeam, PasteTeams, onClose }: ParticipantsDialogProps) {
  const { nameOf } = useTeamNames();
  const [newTeamName, setNewTeamName] = useState<string | null>(null);
  const [isPasting, setIsPasting] = useState(false);
  const { form, errorOf, ...state } = usePartForm({
    entity: tournament,
    schema: participantsSchema,
    valuesOf: ({ teamIds }) => ({ teamIds }),
    describe: ({ teamIds }) => ({ Participantes: joinNames(teamIds.map(nameOf)) }),
    onSave: async ({ teamIds }, { id }, version) => {
      await saveAndRefresh('PUT /tournaments/{id}/teams', 'Error al guardar los participantes', {
        params: { id },
        body: { teamIds, version },
      });
      showToast('Participantes guardados');
      onClose();
    },
  });
  const choose = (teamIds: number[]) => form.setValue('teamIds', teamIds, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <FormModal {...state} title="Participantes" submitText="Guardar" onClose={onClose}>
        <TeamChecklist
          selected={form.watch('teamIds')}
          onChange={choose}
          onCreate={setNewTeamName}
          onPaste={() => setIsPasting(true)}
          error={errorOf('teamIds')}
        />
      </FormModal>
      {newTeamName !== null && (
        <NewTeam
          name={newTeamName}
          onCreated={({ id }) => choose([...form.getValues('teamIds'), id])}
          onClose={() => setNewTeamName(null)}
        />
      )}
      <Suspense>
        {isPasting && (
          <PasteTeams
            onCreated={(created) => choose([...form.getValues('teamIds'), ...created.map(({ id }) => id)])}
            onClose={() => setIsPasting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
