/** The score at half-time. */

import { isGoalType } from '../matches/goal-types.ts';
import { finalScoreOfEvents, type Score } from '../matches/running-score.ts';
import type { EventType } from '../schemas/match-event.ts';
import { lastMinuteOfHalf } from './clock.ts';

interface GoalOrCard {
  readonly teamId: number;
  readonly eventType: EventType;
  readonly minute: number | null;
}

interface PlayedMatch {
  readonly homeTeamId: number | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

/**
 * The goals of the first half, whose added time counts as its last minute. Null where it is not known: the match has one
 * half only, a goal has no minute, or the goals do not add up to the score.
 */
export function halfTimeScore(
  { homeTeamId, homeScore, awayScore }: PlayedMatch,
  events: readonly GoalOrCard[],
  rules: { readonly matchMinutes: number; readonly periods: number },
): Score | null {
  const final = finalScoreOfEvents(events, homeTeamId);
  const isToldByGoals = final.home === homeScore && final.away === awayScore;
  const isMinuteMissing = events.some(({ eventType, minute }) => isGoalType(eventType) && minute === null);
  if (rules.periods !== 2 || !isToldByGoals || isMinuteMissing) return null;
  const last = lastMinuteOfHalf(1, rules);
  const ofFirstHalf = events.filter(({ minute }) => minute !== null && minute <= last);
  return finalScoreOfEvents(ofFirstHalf, homeTeamId);
}
