/** The latest results: of one tournament, and of several together. */
import { comparePlayOrder } from '#shared/domain/play-order.ts';
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';

/** The completed matches that were played last, newest first, at most `most`. */
export const latestResults = <M extends Pick<StoredMatchFields, 'id' | 'status' | 'matchDate' | 'matchTime'>>(
  matches: readonly M[],
  most: number,
): M[] =>
  matches
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => comparePlayOrder(b, a))
    .slice(0, most);
