/** Goals conceded per match by goalkeeper ('Valla Menos Vencida').: the prize for the 'Valla Menos Vencida'. */
import { compareText } from '../spanish/order.ts';
import { type CountedMatch, playedMatches } from './played-events.ts';
import { withPositions } from './positions.ts';
import type { FiguresTeam, KeeperFigures, RankedGoalkeeper } from './schemas/statistics.ts';

/**
 * Matches and goals conceded of each goalkeeper in completed matches, playoffs too. Own goals were conceded like any
 * other, those of a shoot-out were not, and a walkover is no match of any goalkeeper. Who `names` does not know left
 * the game and is left out. Who kept goal for two teams is shown with that of his latest match.
 */
export function countGoalsConceded(
  matches: readonly CountedMatch[],
  names: ReadonlyMap<number, string>,
): KeeperFigures[] {
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

/** Sums per player; his name and team are those of the last list, and the last row there, that has him. */
export function sumGoalsConceded(lists: readonly (readonly KeeperFigures[])[]): KeeperFigures[] {
  const totals = new Map<number, KeeperFigures>();
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

/** By the goals conceded a match, exactly; then more matches, then by name. */
export const compareGoalkeepers = (a: Compared, b: Compared): number =>
  byAverage(a, b) ||
  b.matchesPlayed - a.matchesPlayed ||
  compareText(a.playerName, b.playerName) ||
  a.playerId - b.playerId;
type Compared = Pick<KeeperFigures, 'goalsConceded' | 'matchesPlayed' | 'playerName' | 'playerId'>;

/** Equal averages share a position. */
export function rankGoalkeepers(figures: readonly KeeperFigures[], teams: readonly FiguresTeam[]): RankedGoalkeeper[] {
  const byId = new Map(teams.map((team) => [team.teamId, team]));
  return withPositions([...figures].sort(compareGoalkeepers), (row, above) => byAverage(row, above) === 0).map(
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

/** Two averages compared without dividing: 1 in 3 and 2 in 6 are equal. */
const byAverage = (a: Compared, b: Compared): number =>
  a.goalsConceded * b.matchesPlayed - b.goalsConceded * a.matchesPlayed;
