/**
 * Form for the goalkeeper of each team. The server chooses them when the match is completed; here they are corrected.
 */
import * as z from 'zod/mini';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { idOrNone } from '#shared/domain/schemas/primitives.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { usePartForm } from '../../../lib/forms/use-part-form.ts';
import { Button } from '../../../ui/button.tsx';
import { useReportUnsavedChanges } from '../../../ui/edit-modal.tsx';
import { Field } from '../../../ui/field.tsx';
import { createSubmitHandler, FormProblem } from '../../../ui/form-problem.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveMatchChange } from '../save-match-change.ts';

const nobodyText = 'Nadie';
const goalkeepersSchema = z.object({ homeGoalkeeperId: idOrNone, awayGoalkeeperId: idOrNone });
type GoalkeeperIds = z.output<typeof goalkeepersSchema>;
const formValuesFromGoalkeepers = ({ homeGoalkeeperId, awayGoalkeeperId }: GoalkeeperIds) => ({
  homeGoalkeeperId,
  awayGoalkeeperId,
});

export function GoalkeeperForm({ match }: { readonly match: Match }) {
  const homePlayers = usePlayersOfTeam(match.homeTeamId);
  const awayPlayers = usePlayersOfTeam(match.awayTeamId);
  const homeLabel = `Arquero de ${teamNameOrFallback(match.homeTeam.displayName, match.homeTeamId)}`;
  const awayLabel = `Arquero de ${teamNameOrFallback(match.awayTeam.displayName, match.awayTeamId)}`;
  const { form, errorOf, onSubmit, isSaving, hasChanges, failure, conflict } = usePartForm({
    entity: match,
    schema: goalkeepersSchema,
    valuesOf: formValuesFromGoalkeepers,
    describe: ({ homeGoalkeeperId, awayGoalkeeperId }) => ({
      [homeLabel]: goalkeeperName(homePlayers, homeGoalkeeperId),
      [awayLabel]: goalkeeperName(awayPlayers, awayGoalkeeperId),
    }),
    onSave: async (fields, base, version) => {
      await saveMatchChange({ ...base, version: version ?? base.version }, 'Error al guardar el partido', fields);
      showToast('Arqueros guardados');
    },
  });
  useReportUnsavedChanges(hasChanges && !isSaving);
  const asId = { setValueAs: Number };

  return (
    <form noValidate onSubmit={createSubmitHandler(isSaving, onSubmit)} className="flex flex-col gap-3">
      <h3 className="text-lg">Arqueros</h3>
      <FormProblem failure={failure} conflict={conflict} />
      <Field label={homeLabel} error={errorOf('homeGoalkeeperId')}>
        <PlayerSelect players={homePlayers} {...form.register('homeGoalkeeperId', asId)} />
      </Field>
      <Field label={awayLabel} error={errorOf('awayGoalkeeperId')}>
        <PlayerSelect players={awayPlayers} {...form.register('awayGoalkeeperId', asId)} />
      </Field>
      <Button type="submit" disabled={!hasChanges} isBusy={isSaving} busyText="Guardando..." className="self-end">
        Guardar arqueros
      </Button>
    </form>
  );
}

type Players = readonly Player[] | undefined;

const usePlayersOfTeam = (teamId: number | null): Players =>
  useGet('GET /players/team/{id}', teamId === null ? null : { params: { id: teamId } }).data;

const goalkeeperName = (players: Players, goalkeeperId: number): string =>
  goalkeeperId === 0
    ? nobodyText
    : (players?.find(({ id }) => id === goalkeeperId)?.fullName ?? `Jugador ${goalkeeperId}`);

function PlayerSelect({ players, ...rest }: { readonly players: Players } & Parameters<typeof Select>[0]) {
  return (
    // The key remounts the select once its options are loaded, so that it shows the stored goalkeeper.
    <Select key={players ? 'loaded' : 'loading'} {...rest}>
      <option value={0}>{nobodyText}</option>
      {(players ?? []).map(({ id, jerseyNumber, fullName }) => (
        <option key={id} value={id}>
          {`${jerseyNumber} ${fullName}`}
        </option>
      ))}
    </Select>
  );
}
