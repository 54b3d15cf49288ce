/** Keeps the groups on the screen in step with what was just saved. */
import type { Group } from '#shared/domain/schemas/group.ts';
import { byName } from '#shared/spanish/order.ts';
import { showAtOnce } from '../../lib/show-at-once.ts';

const list = 'GET /groups/tournament/{id}';

export function showGroup(saved: Group): void {
  showAtOnce(list, { params: { id: saved.tournamentId } }, (groups) =>
    [...groups.filter(({ id }) => id !== saved.id), saved].sort(byName),
  );
}

export function hideGroup({ id: gone, tournamentId }: Pick<Group, 'id' | 'tournamentId'>): void {
  showAtOnce(list, { params: { id: tournamentId } }, (groups) => groups.filter(({ id }) => id !== gone));
}
