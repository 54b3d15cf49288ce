/** 'Reincorporar equipo': undoes the withdrawal of a team as long as its matches stand as the withdrawal left them. */
import { useState } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useJob } from '../../../lib/api/use-job.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { JobDialog } from '../../../lib/jobs/job-dialog.tsx';
import { undoOfGroup } from '../../../lib/jobs/undo-group.ts';
import { groupSummary } from '../../../lib/jobs/undo-group-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toasts.ts';

interface ReinstateDialogProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly onClose: () => void;
}

const unknownWithdrawalText =
  'El retiro ya no está en Cambios, que los guarda un año: sus partidos se corrigen uno por uno.';

export function ReinstateDialog({ tournament, teams, onClose }: ReinstateDialogProps) {
  const gone = new Set(tournament.withdrawals.map((withdrawal) => withdrawal.teamId));
  const choices = teams.filter(({ id }) => gone.has(id));
  const [teamId, setTeamId] = useState(choices[0]?.id ?? 0);
  const groups = useGet('GET /tournaments/{id}/changes/groups', { params: { id: tournament.id } });
  const job = useJob();
  const team = choices.find(({ id }) => id === teamId);
  // The newest first: the last time that the team was withdrawn.
  const group = groups.data?.find((each) => each.kind === 'withdraw' && each.teamId === teamId);
  const obstacle = groups.data ? (group ? group.obstacle : unknownWithdrawalText) : null;

  const confirm = () =>
    group &&
    void job.run(undoOfGroup(tournament.id, group.id), 'No se pudo reincorporar al equipo', () => {
      showToast(`${team?.name ?? 'El equipo'} volvió al torneo`);
      onClose();
    });

  return (
    <JobDialog
      title="Reincorporar equipo"
      confirmText={team ? `Reincorporar a ${team.name}` : 'Reincorporar'}
      progressLabel="Devolviendo sus partidos"
      tournamentId={tournament.id}
      job={job}
      isIncomplete={!group?.canUndo}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Equipo">
        <Select value={teamId} onChange={({ currentTarget }) => setTeamId(Number(currentTarget.value))}>
          <NamedOptions of={choices} />
        </Select>
      </Field>
      {group?.canUndo && <p>{`${groupSummary(group)}. Vuelven a estar como antes del retiro.`}</p>}
      {obstacle !== null && (
        <Notice role="alert" icon="warning">
          {obstacle}
        </Notice>
      )}
      {groups.error !== undefined && !groups.data && (
        <Notice role="alert" icon="warning">
          {errorMessageOf(groups.error)}
        </Notice>
      )}
    </JobDialog>
  );
}
