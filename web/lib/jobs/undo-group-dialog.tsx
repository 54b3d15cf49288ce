/** Asks before all of a bulk change is undone, undoes it, and shows how far that is. */
import type { ChangeGroup } from '#shared/domain/schemas/change.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { showToast } from '../../ui/toasts.ts';
import { useJob } from '../api/use-job.ts';
import { JobDialog } from './job-dialog.tsx';
import { undoFailureText, undoneText, undoOfGroup } from './undo-group.ts';

interface UndoGroupDialogProps {
  readonly group: ChangeGroup;
  readonly tournamentId: number;
  readonly title?: string;
  readonly confirmText?: string;
  readonly question?: string;
  readonly onClose: () => void;
}

export function UndoGroupDialog({ group, tournamentId, onClose, ...texts }: UndoGroupDialogProps) {
  const {
    title = 'Deshacer todo',
    confirmText = 'Deshacer todo',
    question = '¿Querés deshacer todo este cambio?',
  } = texts;
  const job = useJob();
  const confirm = () =>
    void job.run(undoOfGroup(tournamentId, group.id), undoFailureText, () => {
      showToast(undoneText);
      onClose();
    });
  return (
    <JobDialog
      title={title}
      confirmText={confirmText}
      progressLabel="Deshaciendo"
      tournamentId={tournamentId}
      job={job}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="font-semibold">{question}</p>
      <p className="text-muted">{`${groupSummary(group)}. Todo vuelve a estar como antes.`}</p>
    </JobDialog>
  );
}

/** 'Se postergó la Fecha 3 · 4 partidos'. */
export const groupSummary = ({ text, count }: Pick<ChangeGroup, 'text' | 'count'>): string =>
  count === 0 ? text : `${text} · ${formatPlural(count, 'partido')}`;
