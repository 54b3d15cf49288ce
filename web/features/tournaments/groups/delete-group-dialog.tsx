/** Asks the user to confirm before a group is deleted. */

import type { Group } from '#shared/domain/schemas/group.ts';
import { removeItemFromList, updateCache } from '../../../lib/api/update-cache.ts';
import { DeleteDialog } from '../../../lib/forms/delete-dialog.tsx';

interface DeleteGroupDialogProps {
  readonly group: Group;
  readonly onClose: () => void;
}

export function DeleteGroupDialog({ group, onClose }: DeleteGroupDialogProps) {
  return (
    <DeleteDialog
      title="Eliminar zona"
      question="¿Estás seguro de eliminar esta zona?"
      detail={`${group.name}. Sus equipos siguen en el torneo.`}
      route="DELETE /groups/{id}"
      id={group.id}
      failure="No se pudo eliminar la zona"
      success="Zona eliminada"
      onDeleted={() =>
        updateCache('GET /groups/tournament/{id}', { params: { id: group.tournamentId } }, removeItemFromList(group.id))
      }
      onClose={onClose}
    />
  );
}
