/** Asks the user to confirm before a match is deleted. */

import type { Match } from '#shared/domain/schemas/match.ts';
import { DeleteDialog } from '../../lib/forms/delete-dialog.tsx';
import { useToday } from '../../lib/screen/use-today.ts';
import { matchDateText, matchTitle } from './match-texts.ts';
import { removeMatchFromCache } from './matches-cache.ts';

interface DeleteMatchDialogProps {
  readonly match: Match;
  readonly onClose: () => void;
}

export function DeleteMatchDialog({ match, onClose }: DeleteMatchDialogProps) {
  const today = useToday();
  return (
    <DeleteDialog
      title="Eliminar partido"
      question="¿Estás seguro de eliminar este partido?"
      detail={`${matchTitle(match)}, ${match.round}, ${matchDateText(match, today)}`}
      route="DELETE /matches/{id}"
      id={match.id}
      failure="No se pudo eliminar el partido"
      success="Partido eliminado"
      onDeleted={() => removeMatchFromCache(match)}
      onClose={onClose}
    />
  );
}
