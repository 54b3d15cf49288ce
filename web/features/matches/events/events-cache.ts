/** Updates the events of a cached match after one was saved or deleted. */
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { putItemIntoList, removeItemFromList, updateCache } from '../../../lib/api/update-cache.ts';

/** Changes the cached events, then reloads the match: the server computes the score of a live match from its goals. */
const changeEventsInCache = (matchId: number, events: (before: MatchEvent[]) => MatchEvent[]) =>
  updateCache(
    'GET /matches/{id}/detail',
    { params: { id: matchId } },
    (detail) => ({ ...detail, events: events(detail.events) }),
    { revalidate: true },
  );

export const saveEventInCache = (saved: MatchEvent): void => changeEventsInCache(saved.matchId, putItemIntoList(saved));

export const removeEventFromCache = ({ id, matchId }: MatchEvent): void =>
  changeEventsInCache(matchId, removeItemFromList(id));
