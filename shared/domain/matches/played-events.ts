/** Completed matches and their events, in the order in which they happened. */

import type { StoredMatchFields } from '../schemas/match.ts';
import type { StoredEventFields } from '../schemas/match-event.ts';
import { comparePlayOrder } from './play-order.ts';
import { compareByMinute } from './running-score.ts';

export type EventFieldsToCount = Pick<
  StoredEventFields,
  'id' | 'matchId' | 'playerId' | 'teamId' | 'eventType' | 'minute'
>;
export type MatchFieldsToCount = Pick<
  StoredMatchFields,
  | 'id'
  | 'matchDate'
  | 'matchTime'
  | 'status'
  | 'walkover'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'homeScore'
  | 'awayScore'
  | 'homeGoalkeeperId'
  | 'awayGoalkeeperId'
>;

/** Completed matches, playoffs included, in order of play. */
export const playedMatches = <Match extends MatchFieldsToCount>(matches: readonly Match[]): Match[] =>
  matches.filter(({ status }) => status === 'completed').toSorted(comparePlayOrder);

/** The events that belong to one of `matches`, in the order of `matches`, then by minute and id. */
export function eventsInPlayOrder<Event extends EventFieldsToCount>(
  matches: readonly { readonly id: number }[],
  events: readonly Event[],
): Event[] {
  const place = new Map(matches.map(({ id }, at) => [id, at]));
  const placeOf = ({ matchId }: Event) => place.get(matchId) ?? 0;
  return events
    .filter(({ matchId }) => place.has(matchId))
    .sort((a, b) => placeOf(a) - placeOf(b) || compareByMinute(a, b));
}
