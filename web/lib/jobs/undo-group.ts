/** The undo of a bulk change, as a job, and its offer in the message that the bulk change was saved. */
import type { ChangeGroup } from '#shared/domain/schemas/change.ts';
import { showToast, type ToastAction } from '../../ui/toasts.ts';
import { showSaveFailure } from '../api/report-failure.ts';
import { jobOf, runJob } from '../api/run-job.ts';
import { getFromApi } from '../api/typed-request.ts';
import { sessionStore } from '../session/session-store.ts';

export const undoFailureText = 'No se pudo deshacer el cambio';
export const undoneText = 'Cambio deshecho';

export const undoOfGroup = (tournamentId: number, groupId: string) =>
  jobOf('POST /tournaments/{id}/changes/groups/{groupId}/undo', tournamentId, undefined, groupId);

/** Shows that the user's bulk change of this kind was saved, with 'Deshacer todo' after the other actions. */
export async function showBulkChangeToast(
  text: string,
  tournamentId: number,
  kind: ChangeGroup['kind'],
  ...others: readonly ToastAction[]
): Promise<void> {
  const group = await findOwnGroup(tournamentId, kind).catch(() => undefined);
  const undo = group && { label: 'Deshacer todo', onClick: () => void undoFromToast(tournamentId, group.id) };
  showToast(text, ...others, ...(undo ? [undo] : []));
}

/** How many of the newest bulk changes are looked at: other administrators may make some at the same moment. */
const newestGroups = 10;

/** The newest bulk change of this kind that the user made and that can be undone. */
export async function findOwnGroup(tournamentId: number, kind: ChangeGroup['kind']): Promise<ChangeGroup | undefined> {
  const query = { limit: newestGroups };
  const groups = await getFromApi('GET /tournaments/{id}/changes/groups', { params: { id: tournamentId }, query });
  const userId = sessionStore.get().user?.id;
  return groups.find((group) => group.kind === kind && group.by === userId && group.canUndo);
}

async function undoFromToast(tournamentId: number, groupId: string): Promise<void> {
  const showProgress = ({ done, total }: { done: number; total: number }) =>
    showToast(`Deshaciendo: ${done} de ${total} partidos`);
  try {
    await runJob(undoOfGroup(tournamentId, groupId), undoFailureText, showProgress);
    showToast(undoneText);
  } catch (error) {
    showSaveFailure(error, () => void undoFromToast(tournamentId, groupId));
  }
}
