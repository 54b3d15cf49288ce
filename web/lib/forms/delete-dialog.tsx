/**
 * The dialog of every deletion: asks for confirmation, deletes, and shows a message. The message of a failed deletion
 * stays until it is closed and offers 'Reintentar' where that may help.
 */
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { showSaveFailure } from '../api/report-failure.ts';
import { saveAndRefresh } from '../api/save-and-refresh.ts';
import type { WriteRouteKey } from '../api/send-change.ts';

interface DeleteDialogProps {
  /** Title of the dialog, as in 'Eliminar cancha'. */
  readonly title: string;
  /** The question to the user, such as '¿Estás seguro de eliminar esta cancha?'. */
  readonly question: string;
  /** The name or description of the entity to delete. */
  readonly detail: string;
  readonly route: Extract<WriteRouteKey, `DELETE ${string}/{id}`>;
  readonly id: number;
  /** Text of the button, where nothing is deleted for good. */
  readonly confirmText?: string;
  /** Message of a failed deletion, as in 'No se pudo eliminar La Redonda'. */
  readonly failure: string;
  /** Message after the deletion, as in 'Cancha eliminada'. */
  readonly success: string;
  /** Called after the deletion, to remove the entity from the screen. */
  readonly onDeleted: () => void;
  /** Called after 'Cancelar' and after the deletion, whether it succeeded or failed. */
  readonly onClose: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { title, question, detail, confirmText, onClose } = props;
  return (
    <ConfirmDialog
      title={title}
      question={question}
      detail={detail}
      {...(confirmText && { confirmText, busyText: 'Guardando...' })}
      onConfirm={() => deleteItem(props)}
      onClose={onClose}
    />
  );
}

async function deleteItem(props: DeleteDialogProps): Promise<void> {
  const { route, id, failure, success, onDeleted } = props;
  try {
    await saveAndRefresh(route, failure, { params: { id } });
    onDeleted();
    showToast(success);
  } catch (error) {
    showSaveFailure(error, () => void deleteItem(props));
  }
}
