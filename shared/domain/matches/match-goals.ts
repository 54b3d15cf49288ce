/** The goals of matches, as the cards of matches show them. */

import type { MatchGoal } from '../schemas/match-event.ts';
import { isGoalType } from './goal-types.ts';
import { isMatchStarted } from './match-status.ts';
import { type EventFieldsToCount, eventsInPlayOrder, type MatchFieldsToCount } from './played-events.ts';

/**
 * The goals of the matches that are in progress or completed, in the order of `matches`, then as they were scored. A
 * match that became a walkover has none. `playerNames` are the current full names by player id.
 */
export function listGoals(
  matches: readonly MatchFieldsToCount[],
  events: readonly EventFieldsToCount[],
  playerNames: ReadonlyMap<number, string>,
): MatchGoal[] {
  const shown = matches.filter((match) => isMatchStarted(match) && match.walkover === null);
  const homeTeams = new Map(shown.map(({ id, homeTeamId }) => [id, homeTeamId]));
  return eventsInPlayOrder(shown, events)
    .filter(({ eventType }) => isGoalType(eventType))
    .map(({ matchId, playerId, teamId, eventType, minute }) => {
      const isOwnGoal = eventType === 'owngoal';
      const isOfHomeTeam = homeTeams.get(matchId) === teamId;
      return {
        matchId,
        side: isOfHomeTeam === isOwnGoal ? 'away' : 'home',
        playerName: playerNames.get(playerId) ?? '',
        minute,
        isOwnGoal,
      };
    });
}
