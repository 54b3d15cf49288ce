/** Updates the cached matches (list and detail) after a match was saved or deleted. */
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { putItemIntoList, removeItemFromList, updateCache } from '../../lib/api/update-cache.ts';

const matchListRouteKey = 'GET /matches/formatted/tournament/{id}';

export function saveMatchInCache(saved: Match): void {
  const match = formatMatch(saved);
  // A semifinal's result also fills a side of the final.
  const whole = { revalidate: true };
  updateCache(
    matchListRouteKey,
    { params: { id: match.tournamentId } },
    putItemIntoList(match, comparePlayOrder),
    whole,
  );
  updateCache('GET /matches/{id}/detail', { params: { id: match.id } }, (detail) => ({ ...detail, match }));
}

export function removeMatchFromCache({ id, tournamentId }: Pick<Match, 'id' | 'tournamentId'>): void {
  updateCache(matchListRouteKey, { params: { id: tournamentId } }, removeItemFromList(id));
}
