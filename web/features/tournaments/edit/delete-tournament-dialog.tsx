/** Asks the user to confirm before a tournament is deleted. */

import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { DeleteDialog } from '../../../lib/forms/delete-dialog.tsx';

interface DeleteTournamentDialogProps {
  readonly tournament: Tournament;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteTournamentDialog({ tournament, onDeleted, onClose }: DeleteTournamentDialogProps) {
  return (
    <DeleteDialog
      title="Eliminar torneo"
      question="¿Estás seguro de eliminar este torneo?"
      detail={tournament.name}
      route="DELETE /tournaments/{id}"
      id={tournament.id}
      failure={`No se pudo eliminar ${tournament.name}`}
      success="Torneo eliminado"
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
