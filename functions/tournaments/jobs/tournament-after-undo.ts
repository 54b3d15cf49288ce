/** What the undo of a bulk change gives back to the tournament itself. */
import { isDeepStrictEqual } from 'node:util';
import type { UndoableBulkChange } from '#shared/domain/changes/bulk-change.ts';
import type { StoredTournament } from '../../competition/records/tournaments.ts';
import { Problem } from '../../platform/problem.ts';

/**
 * The tournament's own fields after the undo; null when the bulk change wrote none of them. With `pending` nothing has
 * been played but what the bulk change decided. Throws 409 `changed-since` for adjustments that were changed meanwhile.
 */
export function tournamentAfterUndo(
  bulk: UndoableBulkChange,
  pending: boolean,
  before: StoredTournament,
): Partial<StoredTournament> | null {
  switch (bulk.kind) {
    case 'create':
      return { fixtureSeed: bulk.seed, ...statusAfterUndo(pending, before) };
    case 'withdraw':
      return {
        withdrawals: before.withdrawals.filter(({ teamId }) => teamId !== bulk.withdrawal.teamId),
        ...statusAfterUndo(pending, before),
      };
    case 'adjustments':
      if (!isDeepStrictEqual(before.adjustments, bulk.after)) throw new Problem('changed-since');
      return { adjustments: bulk.before.filter(({ teamId }) => before.teamIds.includes(teamId)) };
    default:
      return null;
  }
}

const statusAfterUndo = (pending: boolean, { status }: StoredTournament): Partial<StoredTournament> =>
  pending && status === 'in_progress' ? { status: 'pending' } : {};
