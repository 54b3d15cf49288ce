/** Asks before a tournament is deleted; what the server objects is shown. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { save } from '../../lib/save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';

interface DeleteTournamentDialogProps {
  readonly tournament: Tournament;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteTournamentDialog({ tournament, onDeleted, onClose }: DeleteTournamentDialogProps) {
  return (
    <ConfirmDialog
      title="Eliminar Torneo"
      question="¿Estás seguro de eliminar este torneo?"
      detail={tournament.name}
      onConfirm={() => deleteTournament(tournament, onDeleted)}
      onClose={onClose}
    />
  );
}

async function deleteTournament(tournament: Tournament, onDeleted: () => void): Promise<void> {
  try {
    await save('DELETE /tournaments/{id}', `No se pudo eliminar ${tournament.name}`, { params: { id: tournament.id } });
    onDeleted();
    showToast('Torneo eliminado');
  } catch (error) {
    const retry = () => void deleteTournament(tournament, onDeleted);
    reportFailure(error, retry);
  }
}
