/** Asks the user to confirm before a cancha is deleted. */

import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { removeItemFromList, updateCache } from '../../lib/api/update-cache.ts';
import { DeleteDialog } from '../../lib/forms/delete-dialog.tsx';

interface DeleteCanchaDialogProps {
  readonly cancha: Cancha;
  readonly onClose: () => void;
}

export function DeleteCanchaDialog({ cancha, onClose }: DeleteCanchaDialogProps) {
  return (
    <DeleteDialog
      title="Eliminar cancha"
      question="¿Estás seguro de eliminar esta cancha?"
      detail={cancha.nombre}
      route="DELETE /canchas/{id}"
      id={cancha.id}
      failure={`No se pudo eliminar ${cancha.nombre}`}
      success="Cancha eliminada"
      onDeleted={() => updateCache('GET /canchas', {}, removeItemFromList(cancha.id))}
      onClose={onClose}
    />
  );
}
