/** Whether a match returns to play and needs its cancha and officials again. */
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import type { MatchFields, StoredMatch } from '../platform/table/matches.ts';

const isToBePlayed = (status: MatchStatus): boolean => status === 'scheduled' || status === 'in_progress';

/** A played or cancelled match lets its cancha and officials be deleted: to be played again it needs them back. */
export function isReopened(before: StoredMatch | null, after: MatchFields): boolean {
  return before !== null && !isToBePlayed(before.status) && isToBePlayed(after.status);
}
