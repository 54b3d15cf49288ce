/** Classifies matches by their status. */
import type { StoredMatchFields } from './schemas/match.ts';

/** Whether the match is still to be played, with a date or postponed, or is in progress. */
export const isMatchPending = ({ status }: Pick<StoredMatchFields, 'status'>): boolean =>
  status !== 'completed' && status !== 'cancelled';
