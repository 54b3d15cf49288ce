/** Asks the user to confirm before a player is deleted. */

import type { Player } from '#shared/domain/schemas/player.ts';
import { DeleteDialog } from '../../lib/forms/delete-dialog.tsx';
import { removePlayerFromCache } from './players-cache.ts';

interface DeletePlayerDialogProps {
  readonly player: Player;
  readonly onClose: () => void;
}

export function DeletePlayerDialog({ player, onClose }: DeletePlayerDialogProps) {
  return (
    <DeleteDialog
      title="Eliminar jugador"
      question="¿Estás seguro de eliminar este jugador?"
      detail={`${player.fullName}, número ${player.jerseyNumber}`}
      route="DELETE /players/{id}"
      id={player.id}
      failure={`No se pudo eliminar a ${player.fullName}`}
      success="Jugador eliminado"
      onDeleted={() => removePlayerFromCache(player)}
      onClose={onClose}
    />
  );
}
