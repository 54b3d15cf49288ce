/** Asks before a member of the staff is deleted; what the server objects is shown. */
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { staffRoleLabels } from '#shared/text/labels.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { save } from '../../lib/save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { hideStaff } from './shown-staff.ts';

interface DeleteStaffDialogProps {
  readonly person: Staff;
  readonly onClose: () => void;
}

export function DeleteStaffDialog({ person, onClose }: DeleteStaffDialogProps) {
  return (
    <ConfirmDialog
      title="Eliminar Personal"
      question="¿Estás seguro de eliminar este miembro del staff?"
      detail={`${person.name}, ${staffRoleLabels[person.role]}`}
      onConfirm={() => deleteStaff(person)}
      onClose={onClose}
    />
  );
}

async function deleteStaff(person: Staff): Promise<void> {
  try {
    await save('DELETE /teamstaff/{id}', `No se pudo eliminar a ${person.name}`, { params: { id: person.id } });
    hideStaff(person);
    showToast('Miembro del staff eliminado');
  } catch (error) {
    reportFailure(error, () => void deleteStaff(person));
  }
}
