/** Asks before a team is deleted; what the server objects is shown. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { save } from '../../lib/save.ts';
import { showAtOnce } from '../../lib/show-at-once.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';

interface DeleteTeamDialogProps {
  readonly team: Team;
  readonly onClose: () => void;
}

export function DeleteTeamDialog({ team, onClose }: DeleteTeamDialogProps) {
  return (
    <ConfirmDialog
      title="Eliminar Equipo"
      question="¿Estás seguro de eliminar este equipo?"
      detail={team.name}
      onConfirm={() => deleteTeam(team)}
      onClose={onClose}
    />
  );
}

async function deleteTeam(team: Team): Promise<void> {
  try {
    await save('DELETE /teams/{id}', `No se pudo eliminar ${team.name}`, { params: { id: team.id } });
    showAtOnce('GET /teams', {}, (teams) => teams.filter(({ id }) => id !== team.id));
    showToast('Equipo eliminado');
  } catch (error) {
    reportFailure(error, () => void deleteTeam(team));
  }
}
