/** Asks before a player is deleted; what the server objects is shown. */
import type { Player } from '#shared/domain/schemas/player.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { save } from '../../lib/save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { hidePlayer } from './shown-players.ts';

interface DeletePlayerDialogProps {
  readonly player: Player;
  readonly onClose: () => void;
}

export function DeletePlayerDialog({ player, onClose }: DeletePlayerDialogProps) {
  return (
    <ConfirmDialog
      title="Eliminar Jugador"
      question="¿Estás seguro de eliminar este jugador?"
      detail={`${player.fullName}, número ${player.jerseyNumber}`}
      onConfirm={() => deletePlayer(player)}
      onClose={onClose}
    />
  );
}

async function deletePlayer(player: Player): Promise<void> {
  try {
    await save('DELETE /players/{id}', `No se pudo eliminar a ${player.fullName}`, { params: { id: player.id } });
    hidePlayer(player);
    showToast('Jugador eliminado');
  } catch (error) {
    reportFailure(error, () => void deletePlayer(player));
  }
}
