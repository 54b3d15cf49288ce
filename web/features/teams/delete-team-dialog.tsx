/** Asks the user to confirm before a team is deleted. */

import type { Team } from '#shared/domain/schemas/team.ts';
import { removeItemFromList, updateCache } from '../../lib/api/update-cache.ts';
import { DeleteDialog } from '../../lib/forms/delete-dialog.tsx';

interface DeleteTeamDialogProps {
  readonly team: Team;
  readonly onClose: () => void;
}

export function DeleteTeamDialog({ team, onClose }: DeleteTeamDialogProps) {
  return (
    <DeleteDialog
      title="Eliminar equipo"
      question="¿Estás seguro de eliminar este equipo?"
      detail={team.name}
      route="DELETE /teams/{id}"
      id={team.id}
      failure={`No se pudo eliminar ${team.name}`}
      success="Equipo eliminado"
      onDeleted={() => updateCache('GET /teams', {}, removeItemFromList(team.id))}
      onClose={onClose}
    />
  );
}
