/** Asks before a group is deleted; what the server objects is shown. */
import type { Group } from '#shared/domain/schemas/group.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { save } from '../../lib/save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { hideGroup } from './shown-groups.ts';

interface DeleteGroupDialogProps {
  readonly group: Group;
  readonly onClose: () => void;
}

export function DeleteGroupDialog({ group, onClose }: DeleteGroupDialogProps) {
  return (
    <ConfirmDialog
      title="Eliminar Zona"
      question="¿Estás seguro de eliminar esta zona?"
      detail={`${group.name}. Sus equipos siguen en el torneo.`}
      onConfirm={() => deleteGroup(group)}
      onClose={onClose}
    />
  );
}

async function deleteGroup(group: Group): Promise<void> {
  try {
    await save('DELETE /groups/{id}', 'No se pudo eliminar la zona', { params: { id: group.id } });
    hideGroup(group);
    showToast('Zona eliminada');
  } catch (error) {
    reportFailure(error, () => void deleteGroup(group));
  }
}
