/** Chooses the results that are told as the latest ones. */
import { isWalkoverToCome } from '../matches/match-status.ts';
import { comparePlayOrder } from '../matches/play-order.ts';
import type { StoredMatchFields } from '../schemas/match.ts';

/**
 * The completed matches that were played last, newest first, at most `most`. Walkovers after `today`, the federation's
 * date, are not among them.
 */
export const latestResults = <
  M extends Pick<StoredMatchFields, 'id' | 'status' | 'matchDate' | 'matchTime' | 'walkover'>,
>(
  matches: readonly M[],
  today: string,
  most = Number.POSITIVE_INFINITY,
): M[] =>
  matches
    .filter((match) => match.status === 'completed' && !isWalkoverToCome(match, today))
    .sort((a, b) => comparePlayOrder(b, a))
    .slice(0, most);
