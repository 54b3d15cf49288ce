/** The running score of a match: the score after each of its goals. */
import { limits } from './limits.ts';
import type { StoredEventFields } from './schemas/match-event.ts';

export interface Score {
  readonly home: number;
  readonly away: number;
}

type EventTime = Pick<StoredEventFields, 'id' | 'minute'>;
type ScoreEvent = EventTime & Pick<StoredEventFields, 'eventType' | 'teamId'>;

/**
 * Events in the order they happened: by minute, then by id, as they were recorded. A goal whose minute is not known is
 * the last of its match.
 */
export const compareByMinute = (a: EventTime, b: EventTime): number =>
  (a.minute ?? afterTheMatch) - (b.minute ?? afterTheMatch) || a.id - b.id;

const afterTheMatch = limits.matchMinutesMax + 1;

/** The side that an event counts for: an own goal counts for the opponent. */
export function sideCreditedByEvent(
  { eventType, teamId }: Pick<ScoreEvent, 'eventType' | 'teamId'>,
  homeTeamId: number | null,
) {
  const isOfHome = teamId === homeTeamId;
  return isOfHome === (eventType !== 'owngoal') ? 'home' : 'away';
}

/** The score after each goal, by event id; cards have no entry. */
export function scoresByEventId(events: readonly ScoreEvent[], homeTeamId: number | null): ReadonlyMap<number, Score> {
  const after = new Map<number, Score>();
  let score: Score = { home: 0, away: 0 };
  for (const event of [...events].sort(compareByMinute)) {
    if (event.eventType !== 'goal' && event.eventType !== 'owngoal') continue;
    const side = sideCreditedByEvent(event, homeTeamId);
    score = { ...score, [side]: score[side] + 1 };
    after.set(event.id, score);
  }
  return after;
}

/** The score that all the goals add up to. */
export function finalScoreOfEvents(events: readonly ScoreEvent[], homeTeamId: number | null): Score {
  return [...scoresByEventId(events, homeTeamId).values()].at(-1) ?? { home: 0, away: 0 };
}
