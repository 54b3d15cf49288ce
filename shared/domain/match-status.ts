/** What a match's status says about it. */
import type { StoredMatchFields } from './schemas/match.ts';

/** Still to be played, or being played. */
export const isPending = ({ status }: Pick<StoredMatchFields, 'status'>): boolean =>
  status === 'scheduled' || status === 'in_progress';
