/** 'Borrar lo que no se jugó': the league's scheduled matches that never began; played ones stay. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { jobOf } from '../../../lib/api/run-job.ts';
import { useJob } from '../../../lib/api/use-job.ts';
import { JobDialog } from '../../../lib/jobs/job-dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { isLeagueMatchToPlay } from './affected-matches.ts';

interface DeleteUnplayedDialogProps {
  readonly tournament: Tournament;
  readonly matches: readonly FormattedMatch[];
  readonly onClose: () => void;
}

export function DeleteUnplayedDialog({ tournament, matches, onClose }: DeleteUnplayedDialogProps) {
  const toDelete = matches.filter(isLeagueMatchToPlay);
  const rounds = new Set(toDelete.map(({ round }) => round)).size;
  const job = useJob();
  const confirm = () =>
    void job.run(
      jobOf('DELETE /tournaments/{id}/fixture', tournament.id),
      'No se pudieron borrar los partidos',
      ({ deleted }) => {
        showToast(formatPlural(deleted, 'partido borrado', 'partidos borrados'));
        onClose();
      },
    );
  return (
    <JobDialog
      title="Borrar lo que no se jugó"
      confirmText={`Borrar ${formatPlural(toDelete.length, 'partido')}`}
      progressLabel="Borrando los partidos"
      tournamentId={tournament.id}
      job={job}
      isDangerous
      isIncomplete={toDelete.length === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {toDelete.length === 0
          ? 'No hay partidos de la liga sin jugar.'
          : `Se borran ${formatPlural(toDelete.length, 'partido programado', 'partidos programados')} de ${formatPlural(rounds, 'fecha')}. Los que alguna vez empezaron y los playoffs quedan como están.`}
      </p>
      {toDelete.length > 0 && <p className="text-muted">Después se puede armar de nuevo lo que falta.</p>}
    </JobDialog>
  );
}
