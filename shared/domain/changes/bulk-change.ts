/** What a bulk change of a tournament was, as people are told and as its undo needs to know. */
import type { Withdrawal } from '../schemas/fixture.ts';
import type { Adjustment } from '../schemas/tournament.ts';

/** A bulk change that can be undone as long as everything stands as it left it. */
export type UndoableBulkChange =
  /**
   * The fixture's matches; `seed` is the tournament's fixture seed before it. `starts`: its results were the first of a
   * tournament that had not begun.
   */
  | { readonly kind: 'create'; readonly seed: number | null; readonly starts?: boolean }
  | { readonly kind: 'postpone'; readonly round: string; readonly andLater: boolean }
  /** Of a day or of a round; the notice that says so. */
  | {
      readonly kind: 'suspend';
      readonly date: string | null;
      readonly round: string | null;
      readonly noticeId: number;
    }
  /** Matches that were moved by hand together; `rescheduled`: all of them were postponed and got a new date. */
  | { readonly kind: 'move'; readonly rescheduled: boolean }
  /** The names of who was replaced in the matches to come, and by whom. */
  | { readonly kind: 'officials'; readonly from: string; readonly to: string }
  /** `starts`: its walkovers were the first completed matches of a tournament that had not begun. */
  | { readonly kind: 'withdraw'; readonly withdrawal: Withdrawal; readonly starts: boolean }
  /** `drawSeed`: of the lot by which the pairs were drawn. */
  | { readonly kind: 'playoffs'; readonly drawSeed?: number | undefined }
  | { readonly kind: 'adjustments'; readonly before: readonly Adjustment[]; readonly after: readonly Adjustment[] };

/** Neither a deletion nor an undo is undone: what is gone is made anew, and what was undone is done again. */
export type BulkChange =
  | UndoableBulkChange
  | { readonly kind: 'delete' }
  | { readonly kind: 'undo'; readonly groupId: string; readonly of: UndoableBulkChange };

export const isUndoableBulkChange = (bulk: BulkChange): bulk is UndoableBulkChange =>
  bulk.kind !== 'delete' && bulk.kind !== 'undo';

/** The team that a withdrawal took out, or its undo brought back; null for every other bulk change. */
export function teamOfBulkChange(bulk: BulkChange): number | null {
  const { kind } = bulk;
  if (kind === 'undo') return teamOfBulkChange(bulk.of);
  return kind === 'withdraw' ? bulk.withdrawal.teamId : null;
}
