/** The running score of a match: the score after each of its goals. */

import { limits } from '../limits.ts';
import type { StoredEventFields } from '../schemas/match-event.ts';
import { isGoalType } from './goal-types.ts';

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
    if (!isGoalType(event.eventType)) continue;
    const side = sideCreditedByEvent(event, homeTeamId);
    score = { ...score, [side]: score[side] + 1 };
    after.set(event.id, score);
  }
  return after;
}

/** The score that all the goals add up to, in whatever order they come. */
export function finalScoreOfEvents(
  events: readonly Pick<ScoreEvent, 'eventType' | 'teamId'>[],
  homeTeamId: number | null,
): Score {
  const goals = events.filter(({ eventType }) => isGoalType(eventType));
  const home = goals.filter((goal) => sideCreditedByEvent(goal, homeTeamId) === 'home').length;
  return { home, away: goals.length - home };
}

/**
 * The running score after goals of the match came and went. One that was corrected by hand keeps its difference to the
 * goals; each side has 0 to 99.
 */
export function scoreAfterChange(
  { homeScore, awayScore }: { readonly homeScore: number | null; readonly awayScore: number | null },
  goals: { readonly before: Score; readonly after: Score },
): { homeScore: number; awayScore: number } {
  const limited = (score: number) => Math.min(limits.score, Math.max(0, score));
  return {
    homeScore: limited((homeScore ?? 0) + goals.after.home - goals.before.home),
    awayScore: limited((awayScore ?? 0) + goals.after.away - goals.before.away),
  };
}
