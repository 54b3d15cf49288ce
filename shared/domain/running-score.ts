/** The running score of a match: the score after each of its goals. */
import type { EventFacts } from './schemas/match-event.ts';

export interface Score {
  readonly home: number;
  readonly away: number;
}

type ScoreEvent = Pick<EventFacts, 'id' | 'eventType' | 'teamId' | 'minute'>;

/** Events in the order they happened: by minute, then by id, as they were recorded. */
export const byMinute = (a: ScoreEvent, b: ScoreEvent): number => a.minute - b.minute || a.id - b.id;

/** The side that an event counts for: an own goal counts for the opponent. */
export function sideOf({ eventType, teamId }: Pick<ScoreEvent, 'eventType' | 'teamId'>, homeTeamId: number | null) {
  const isOfHome = teamId === homeTeamId;
  return isOfHome === (eventType !== 'owngoal') ? 'home' : 'away';
}

/** The score after each goal, by event id; cards have no entry. */
export function scoresAfter(events: readonly ScoreEvent[], homeTeamId: number | null): ReadonlyMap<number, Score> {
  const after = new Map<number, Score>();
  let score: Score = { home: 0, away: 0 };
  for (const event of [...events].sort(byMinute)) {
    if (event.eventType !== 'goal' && event.eventType !== 'owngoal') continue;
    const side = sideOf(event, homeTeamId);
    score = { ...score, [side]: score[side] + 1 };
    after.set(event.id, score);
  }
  return after;
}

/** The score that all the goals add up to. */
export function scoreByEvents(events: readonly ScoreEvent[], homeTeamId: number | null): Score {
  return [...scoresAfter(events, homeTeamId).values()].at(-1) ?? { home: 0, away: 0 };
}
