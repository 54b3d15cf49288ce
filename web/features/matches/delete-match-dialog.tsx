/** Asks before a match is deleted; what the server objects is shown. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { save } from '../../lib/save.ts';
import { useToday } from '../../lib/use-today.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { versus, whenOf } from './match-words.ts';
import { hideMatch } from './shown-matches.ts';

interface DeleteMatchDialogProps {
  readonly match: Match;
  readonly onClose: () => void;
}

export function DeleteMatchDialog({ match, onClose }: DeleteMatchDialogProps) {
  const today = useToday();
  return (
    <ConfirmDialog
      title="Eliminar Partido"
      question="¿Estás seguro de eliminar este partido?"
      detail={`${versus(match)}, ${match.round}, ${whenOf(match, today)}`}
      onConfirm={() => deleteMatch(match)}
      onClose={onClose}
    />
  );
}

async function deleteMatch(match: Match): Promise<void> {
  try {
    await save('DELETE /matches/{id}', 'No se pudo eliminar el partido', { params: { id: match.id } });
    hideMatch(match);
    showToast('Partido eliminado');
  } catch (error) {
    reportFailure(error, () => void deleteMatch(match));
  }
}
