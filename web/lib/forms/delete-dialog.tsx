/**
 * The dialog of every delete: it asks, deletes, and says so; a refusal stays in a message, with 'Reintentar' where it
 * may help.
 */
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { reportFailure } from '../api/report-failure.ts';
import { save } from '../api/save.ts';
import type { WriteKey } from '../api/write.ts';

interface DeleteDialogProps {
  /** As in 'Eliminar Cancha'. */
  readonly title: string;
  /** As in '¿Estás seguro de eliminar esta cancha?'. */
  readonly question: string;
  /** Which one, in words. */
  readonly detail: string;
  readonly route: Extract<WriteKey, `DELETE ${string}/{id}`>;
  readonly id: number;
  /** As in 'No se pudo eliminar La Redonda'. */
  readonly failure: string;
  /** As in 'Cancha eliminada'. */
  readonly success: string;
  /** Takes it off the screen. */
  readonly onDeleted: () => void;
  /** After either answer. */
  readonly onClose: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { title, question, detail, onClose } = props;
  const confirm = () => deleteItem(props);
  return <ConfirmDialog title={title} question={question} detail={detail} onConfirm={confirm} onClose={onClose} />;
}

async function deleteItem(props: DeleteDialogProps): Promise<void> {
  const { route, id, failure, success, onDeleted } = props;
  try {
    await save(route, failure, { params: { id } });
    onDeleted();
    showToast(success);
  } catch (error) {
    reportFailure(error, () => void deleteItem(props));
  }
}
