/** The changes of one match, in a dialog of its screen. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { usePagedList } from '../../lib/api/use-paged-list.ts';
import { Modal } from '../../ui/modal.tsx';
import { ChangeList, changesOfPage } from './change-list.tsx';

interface MatchChangesDialogProps {
  readonly match: Pick<Match, 'id' | 'tournamentId'>;
  readonly onClose: () => void;
}

export function MatchChangesDialog({ match: { id, tournamentId }, onClose }: MatchChangesDialogProps) {
  const list = usePagedList('GET /matches/{id}/changes', { params: { id }, query: { limit: changesOfPage } });
  return (
    <Modal title="Cambios del partido" onClose={onClose}>
      <ChangeList list={list} tournamentId={tournamentId} />
    </Modal>
  );
}
