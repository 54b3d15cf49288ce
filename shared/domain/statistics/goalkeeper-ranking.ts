/** Ranks goalkeepers by goals conceded per match (the prize 'Valla Menos Vencida'). */
import { compareText } from '../../spanish/order.ts';
import { type MatchFieldsToCount, playedMatches } from '../matches/played-events.ts';
import type { GoalkeeperFigures, RankedGoalkeeper, RankingFiguresTeam } from '../schemas/statistics.ts';
import { withPositions } from '../squads/positions.ts';

/**
 * Counts the matches and goals conceded of each goalkeeper in completed matches, playoffs included. Own goals count as
 * conceded, goals of a shoot-out do not, and a walkover is no match of any goalkeeper. A player who is not in `names`
 * has been deleted and is left out. A goalkeeper of two teams is listed with the team of the latest match.
 */
export function countGoalsConceded(
  matches: readonly MatchFieldsToCount[],
  names: ReadonlyMap<number, string>,
): GoalkeeperFigures[] {
  const appearances = playedMatches(matches)
    .filter(({ walkover }) => walkover === null)
    .flatMap(({ homeGoalkeeperId, awayGoalkeeperId, homeTeamId, awayTeamId, homeScore, awayScore }) => [
      { playerId: homeGoalkeeperId, teamId: homeTeamId ?? 0, goalsConceded: awayScore ?? 0 },
      { playerId: awayGoalkeeperId, teamId: awayTeamId ?? 0, goalsConceded: homeScore ?? 0 },
    ]);
  return sumGoalsConceded([
    appearances.flatMap((appearance) => {
      const playerName = names.get(appearance.playerId);
      return playerName === undefined ? [] : [{ ...appearance, playerName, matchesPlayed: 1 }];
    }),
  ]);
}

/** Sums the rows of each player; name and team are taken from the player's last row. */
export function sumGoalsConceded(lists: readonly (readonly GoalkeeperFigures[])[]): GoalkeeperFigures[] {
  const totals = new Map<number, GoalkeeperFigures>();
  for (const row of lists.flat()) {
    const { matchesPlayed = 0, goalsConceded = 0 } = totals.get(row.playerId) ?? {};
    totals.set(row.playerId, {
      ...row,
      matchesPlayed: row.matchesPlayed + matchesPlayed,
      goalsConceded: row.goalsConceded + goalsConceded,
    });
  }
  return [...totals.values()];
}

/** Orders goalkeepers: fewer goals conceded per match first, then more matches, then by name. */
export const compareGoalkeepers = (a: GoalkeeperRow, b: GoalkeeperRow): number =>
  compareByAverage(a, b) ||
  b.matchesPlayed - a.matchesPlayed ||
  compareText(a.playerName, b.playerName) ||
  a.playerId - b.playerId;
type GoalkeeperRow = Pick<GoalkeeperFigures, 'goalsConceded' | 'matchesPlayed' | 'playerName' | 'playerId'>;

/** Goalkeepers with equal averages share a position. */
export function rankGoalkeepers(
  figures: readonly GoalkeeperFigures[],
  teams: readonly RankingFiguresTeam[],
): RankedGoalkeeper[] {
  const byId = new Map(teams.map((team) => [team.teamId, team]));
  return withPositions([...figures].sort(compareGoalkeepers), (row, above) => compareByAverage(row, above) === 0).map(
    (row) => {
      const { playerId, playerName, teamId, matchesPlayed, goalsConceded, position } = row;
      return {
        playerId,
        playerName,
        teamId,
        teamName: byId.get(teamId)?.teamName ?? '',
        matchesPlayed,
        goalsConceded,
        averageGoalsConceded: Math.round((goalsConceded * 100) / matchesPlayed) / 100,
        position,
        teamLogo: byId.get(teamId)?.teamLogo ?? '',
      };
    },
  );
}

/** Compares two averages without dividing, so that 1 goal in 3 matches equals 2 in 6. */
const compareByAverage = (a: GoalkeeperRow, b: GoalkeeperRow): number =>
  a.goalsConceded * b.matchesPlayed - b.goalsConceded * a.matchesPlayed;
