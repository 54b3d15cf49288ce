/** Whether a played or cancelled match is to be played again. */
import { isMatchPending } from '#shared/domain/matches/match-status.ts';
import type { MatchFields, StoredMatch } from '../records/matches.ts';

/**
 * Whether a match changes from completed or cancelled to one that is still to be played. It then needs its cancha and
 * officials again, which may have been deleted meanwhile.
 */
export function isReopened(before: StoredMatch | null, after: MatchFields): boolean {
  return before !== null && !isMatchPending(before) && isMatchPending(after);
}
