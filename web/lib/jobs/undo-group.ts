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
export const showBulkChangeToast = (
  text: string,
  tournamentId: number,
  kind: ChangeGroup['kind'],
  ...others: readonly ToastAction[]
): Promise<void> => showBulkChangesToast(text, [tournamentId], kind, ...others);

/**
 * The same for bulk changes that belong together: one tournament for each of them, which may repeat. All of them can be
 * undone at once, or none.
 */
export async function showBulkChangesToast(
  text: string,
  tournamentIds: readonly number[],
  kind: ChangeGroup['kind'],
  ...others: readonly ToastAction[]
): Promise<void> {
  const counts = Map.groupBy(tournamentIds, (id) => id);
  const found = [...counts].map(([id, { length }]) => findOwnGroups(id, kind, length).catch(() => []));
  const groups = (await Promise.all(found)).flat();
  const isWhole = groups.length === tournamentIds.length && groups.length > 0;
  const undo = isWhole ? [{ label: 'Deshacer todo', onClick: () => void undoFromToast(groups) }] : [];
  showToast(text, ...others, ...undo);
}

/** How many of the newest bulk changes are looked at: other administrators may make some at the same moment. */
const newestGroups = 10;

/** The newest bulk change of this kind that the user made and that can be undone. */
export const findOwnGroup = async (tournamentId: number, kind: ChangeGroup['kind']): Promise<OwnGroup | undefined> =>
  (await findOwnGroups(tournamentId, kind, 1))[0];

interface OwnGroup extends ChangeGroup {
  readonly tournamentId: number;
}

/** The newest `count` of them, or fewer, newest first. */
async function findOwnGroups(tournamentId: number, kind: ChangeGroup['kind'], count: number): Promise<OwnGroup[]> {
  const query = { limit: newestGroups };
  const groups = await getFromApi('GET /tournaments/{id}/changes/groups', { params: { id: tournamentId }, query });
  const userId = sessionStore.get().user?.id;
  return groups
    .filter((group) => group.kind === kind && group.by === userId && group.canUndo)
    .slice(0, count)
    .map((group) => ({ ...group, tournamentId }));
}

async function undoFromToast(groups: readonly OwnGroup[]): Promise<void> {
  const [group, ...others] = groups;
  if (!group) {
    showToast(undoneText);
    return;
  }
  const showProgress = ({ done, total }: { done: number; total: number }) =>
    showToast(`Deshaciendo: ${done} de ${total} partidos`);
  try {
    await runJob(undoOfGroup(group.tournamentId, group.id), undoFailureText, showProgress);
  } catch (error) {
    showSaveFailure(error, () => void undoFromToast(groups));
    return;
  }
  await undoFromToast(others);
}
