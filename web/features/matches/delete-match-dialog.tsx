/** Asks the user to confirm before a match is deleted; of one that began it says why it stays, and what to do instead. */

import type { Match } from '#shared/domain/schemas/match.ts';
import { begunMatchIsKept } from '#shared/text/match-deletion.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { DeleteDialog } from '../../lib/forms/delete-dialog.tsx';
import { useToday } from '../../lib/screen/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { matchDateText, matchTitle } from './match-texts.ts';
import { removeMatchFromCache } from './matches-cache.ts';

interface DeleteMatchDialogProps {
  readonly match: Match;
  readonly onClose: () => void;
}

export function DeleteMatchDialog({ match, onClose }: DeleteMatchDialogProps) {
  const today = useToday();
  // Its status does not tell: a match that began may be scheduled again, and a walkover may never have begun.
  const { data } = useGet('GET /matches/{id}/eligibility', { params: { id: match.id } });
  const title = 'Eliminar partido';
  const detail = `${matchTitle(match)}, ${match.round}, ${matchDateText(match, today)}`;
  if (data?.atStart)
    return (
      <Modal
        title={title}
        shape="dialog"
        onClose={onClose}
        footer={
          <Button data-autofocus onClick={onClose}>
            Cerrar
          </Button>
        }
      >
        <p className="font-semibold">{begunMatchIsKept}</p>
        <p className="mt-2 text-muted">{detail}</p>
      </Modal>
    );
  return (
    <DeleteDialog
      title={title}
      question="¿Estás seguro de eliminar este partido?"
      detail={detail}
      route="DELETE /matches/{id}"
      id={match.id}
      failure="No se pudo eliminar el partido"
      success="Partido eliminado"
      onDeleted={() => removeMatchFromCache(match)}
      onClose={onClose}
    />
  );
}
