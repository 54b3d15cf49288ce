/** Classifies matches by their status. */
import type { StoredMatchFields } from './schemas/match.ts';

/** Whether the match is still to be played or is in progress. */
export const isMatchPending = ({ status }: Pick<StoredMatchFields, 'status'>): boolean =>
  status === 'scheduled' || status === 'in_progress';
