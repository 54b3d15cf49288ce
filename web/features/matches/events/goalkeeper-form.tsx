/**
 * Form for the goalkeeper of each team. The server chooses them when the match is completed; here they are corrected.
 */
import * as z from 'zod/mini';
import type { Match } from '#shared/domain/schemas/match.ts';
import { idOrNone } from '#shared/domain/schemas/primitives.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { Button } from '../../../ui/button.tsx';
import { useReportUnsavedChanges } from '../../../ui/edit-modal.tsx';
import { Field } from '../../../ui/field.tsx';
import { createSubmitHandler, FormProblem } from '../../../ui/form-problem.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveMatchChange } from '../save-match-change.ts';

const goalkeepersSchema = z.object({ homeGoalkeeperId: idOrNone, awayGoalkeeperId: idOrNone });
type GoalkeeperIds = z.output<typeof goalkeepersSchema>;
const formValuesFromGoalkeepers = ({ homeGoalkeeperId, awayGoalkeeperId }: GoalkeeperIds) => ({
  homeGoalkeeperId,
  awayGoalkeeperId,
});

export function GoalkeeperForm({ match }: { readonly match: Match }) {
  const { form, errorOf, onSubmit, isSaving, hasChanges, failure, conflict } = useApiForm({
    schema: goalkeepersSchema,
    defaultValues: formValuesFromGoalkeepers(match),
    version: match.version,
    onSave: async (fields, version) => {
      await saveMatchChange({ ...match, version: version ?? match.version }, 'Error al guardar el partido', fields);
      showToast('Arqueros guardados');
    },
    valuesOf: formValuesFromGoalkeepers,
  });
  useReportUnsavedChanges(hasChanges && !isSaving);
  const asId = { setValueAs: Number };

  return (
    <form noValidate onSubmit={createSubmitHandler(isSaving, onSubmit)} className="flex flex-col gap-3">
      <h3 className="text-lg">Arqueros</h3>
      <FormProblem failure={failure} conflict={conflict} />
      <Field
        label={`Arquero de ${teamNameOrFallback(match.homeTeam.displayName, match.homeTeamId)}`}
        error={errorOf('homeGoalkeeperId')}
      >
        <PlayerSelect teamId={match.homeTeamId} {...form.register('homeGoalkeeperId', asId)} />
      </Field>
      <Field
        label={`Arquero de ${teamNameOrFallback(match.awayTeam.displayName, match.awayTeamId)}`}
        error={errorOf('awayGoalkeeperId')}
      >
        <PlayerSelect teamId={match.awayTeamId} {...form.register('awayGoalkeeperId', asId)} />
      </Field>
      <Button type="submit" disabled={!hasChanges} isBusy={isSaving} busyText="Guardando..." className="self-end">
        Guardar arqueros
      </Button>
    </form>
  );
}

function PlayerSelect({ teamId, ...rest }: { readonly teamId: number | null } & Parameters<typeof Select>[0]) {
  const { data: players } = useGet('GET /players/team/{id}', teamId === null ? null : { params: { id: teamId } });
  return (
    // The key remounts the select once its options are loaded, so that it shows the stored goalkeeper.
    <Select key={players ? 'loaded' : 'loading'} {...rest}>
      <option value={0}>Nadie</option>
      {(players ?? []).map(({ id, jerseyNumber, fullName }) => (
        <option key={id} value={id}>
          {`${jerseyNumber} ${fullName}`}
        </option>
      ))}
    </Select>
  );
}
