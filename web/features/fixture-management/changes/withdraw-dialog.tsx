/** 'Retirar equipo': what is left becomes walkovers for the rivals, or everything the team played is annulled. */
import { useState } from 'react';
import type { Withdrawal } from '#shared/domain/schemas/fixture.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { jobOf } from '../../../lib/api/run-job.ts';
import { useJob } from '../../../lib/api/use-job.ts';
import { JobDialog } from '../../../lib/jobs/job-dialog.tsx';
import { showBulkChangeToast } from '../../../lib/jobs/undo-group.ts';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { matchesOfWithdrawal } from './affected-matches.ts';
import { withdrawalText } from './withdrawal-text.ts';

interface WithdrawDialogProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: readonly FormattedMatch[];
  readonly onClose: () => void;
}

const maxReasonLength = 200;

export function WithdrawDialog({ tournament, teams, matches, onClose }: WithdrawDialogProps) {
  const gone = new Set(tournament.withdrawals.map((withdrawal) => withdrawal.teamId));
  const choices = teams.filter(({ id }) => tournament.teamIds.includes(id) && !gone.has(id));
  const [teamId, setTeamId] = useState(0);
  const [mode, setMode] = useState<Withdrawal['mode']>('walkovers');
  const [reason, setReason] = useState('');
  const job = useJob();
  const team = choices.find(({ id }) => id === teamId);
  const { toPlay, played, inPlay } = matchesOfWithdrawal(matches, teamId);

  const confirm = () =>
    void job.run(
      jobOf('POST /tournaments/{id}/withdrawals', tournament.id, { teamId, mode, reason: reason.trim() }),
      'No se pudo retirar al equipo',
      () => {
        void showBulkChangeToast(`${team?.name ?? 'El equipo'} se retiró del torneo`, tournament.id, 'withdraw');
        onClose();
      },
    );

  return (
    <JobDialog
      title="Retirar equipo"
      confirmText={team ? `Retirar a ${team.name}` : 'Retirar'}
      progressLabel="Cambiando sus partidos"
      tournamentId={tournament.id}
      job={job}
      isDangerous
      isIncomplete={!team || reason.trim() === '' || inPlay.length > 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Equipo" isRequired>
        <Select value={teamId} onChange={({ currentTarget }) => setTeamId(Number(currentTarget.value))}>
          <option value={0}>Elegí un equipo</option>
          <NamedOptions of={choices} />
        </Select>
      </Field>
      <Field label="Sus partidos" isRequired>
        <Select
          value={mode}
          onChange={({ currentTarget }) => setMode(currentTarget.value === 'annul' ? 'annul' : 'walkovers')}
        >
          <option value="walkovers">Los que faltan se dan por ganados a los rivales</option>
          <option value="annul">Se anulan todos, también los jugados</option>
        </Select>
      </Field>
      <Field label="Motivo" hint="Se muestra debajo de la tabla" isRequired>
        <TextInput
          autoComplete="off"
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
      {team && inPlay.length > 0 && (
        <Notice role="alert" icon="warning">
          {`${team.name} está jugando un partido: hay que terminarlo antes.`}
        </Notice>
      )}
      {team && inPlay.length === 0 && (
        <Notice icon="warning">
          {withdrawalText(mode, toPlay.length, played.length, tournament.rules.walkoverGoals)}
        </Notice>
      )}
    </JobDialog>
  );
}
