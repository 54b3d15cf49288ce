/** The ranking of scorers, from the goals of one tournament or of several. */
import { compareText } from '../../spanish/order.ts';
import {
  type EventFieldsToCount,
  eventsInPlayOrder,
  type MatchFieldsToCount,
  playedMatches,
} from '../matches/played-events.ts';
import type { GoalFigures, RankedScorer, RankingFiguresTeam } from '../schemas/statistics.ts';
import { withPositions } from '../squads/positions.ts';

/**
 * Counts the goals of each player in completed matches, playoffs included. Own goals, goals whose scorer is not known,
 * and goals of a match that became a walkover, count for no player. A player who scored for two teams is listed with the team of the latest goal.
 */
export function countGoals(
  matches: readonly MatchFieldsToCount[],
  events: readonly EventFieldsToCount[],
  names: ReadonlyMap<number, string>,
): GoalFigures[] {
  const played = playedMatches(matches).filter(({ walkover }) => walkover === null);
  const goals = eventsInPlayOrder(played, events).filter(
    ({ eventType, playerId }) => eventType === 'goal' && playerId !== 0,
  );
  return sumGoals([
    goals.map(({ playerId, teamId }) => ({ playerId, playerName: names.get(playerId) ?? '', teamId, goals: 1 })),
  ]);
}

/** Sums the rows of each player; name and team are taken from the player's last row. */
export function sumGoals(lists: readonly (readonly GoalFigures[])[]): GoalFigures[] {
  const totals = new Map<number, GoalFigures>();
  for (const row of lists.flat()) {
    totals.set(row.playerId, { ...row, goals: row.goals + (totals.get(row.playerId)?.goals ?? 0) });
  }
  return [...totals.values()];
}

/** Orders scorers: most goals first, then by name. */
export const compareScorers = (a: ScorerRow, b: ScorerRow): number =>
  b.goals - a.goals || compareText(a.playerName, b.playerName) || a.playerId - b.playerId;
type ScorerRow = Pick<GoalFigures, 'goals' | 'playerName' | 'playerId'>;

/** Scorers with equal goals share a position. */
export function rankScorers(figures: readonly GoalFigures[], teams: readonly RankingFiguresTeam[]): RankedScorer[] {
  const byId = new Map(teams.map((team) => [team.teamId, team]));
  return withPositions([...figures].sort(compareScorers), (row, above) => row.goals === above.goals).map(
    ({ playerId, playerName, teamId, goals, position }) => ({
      playerId,
      playerName,
      teamId,
      teamName: byId.get(teamId)?.teamName ?? '',
      goals,
      position,
      teamLogo: byId.get(teamId)?.teamLogo ?? '',
    }),
  );
}
