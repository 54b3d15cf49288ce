/** Asks the user to confirm before a staff member is deleted. */

import type { Staff } from '#shared/domain/schemas/staff.ts';
import { staffRoleLabels } from '#shared/text/labels.ts';
import { removeItemFromList, updateCache } from '../../lib/api/update-cache.ts';
import { DeleteDialog } from '../../lib/forms/delete-dialog.tsx';

interface DeleteStaffDialogProps {
  readonly person: Staff;
  readonly onClose: () => void;
}

export function DeleteStaffDialog({ person, onClose }: DeleteStaffDialogProps) {
  return (
    <DeleteDialog
      title="Eliminar personal"
      question="¿Estás seguro de eliminar este miembro del staff?"
      detail={`${person.name}, ${staffRoleLabels[person.role]}`}
      route="DELETE /teamstaff/{id}"
      id={person.id}
      failure={`No se pudo eliminar a ${person.name}`}
      success="Miembro del staff eliminado"
      onDeleted={() =>
        updateCache(
          'GET /teamstaff/team/{teamId}',
          { params: { teamId: person.teamId } },
          removeItemFromList(person.id),
        )
      }
      onClose={onClose}
    />
  );
}
