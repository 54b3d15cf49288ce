/** Whether a played or cancelled match is to be played again. */
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import type { MatchFields, StoredMatch } from '../table/matches.ts';

export const isToBePlayed = (status: MatchStatus): boolean => status === 'scheduled' || status === 'in_progress';

/**
 * Whether a match changes from completed or cancelled to scheduled or in progress. It then needs its cancha and
 * officials again, which may have been deleted meanwhile.
 */
export function isReopened(before: StoredMatch | null, after: MatchFields): boolean {
  return before !== null && !isToBePlayed(before.status) && isToBePlayed(after.status);
}
