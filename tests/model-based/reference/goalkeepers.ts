/** The ranking of goalkeepers: their matches and the goals conceded. */
import {
  averageToTwoDecimals,
  compareNames,
  type Facts,
  findPlayer,
  findTeam,
  fullNameOf,
  isCompleted,
  matchesInPlayOrder,
  sharedPositions,
} from './facts.ts';
import { tournamentsInStartOrder } from './scorers.ts';

export interface GoalkeeperRow {
  readonly position: number;
  readonly playerId: number;
  readonly playerName: string;
  readonly teamId: number;
  readonly teamName: string;
  readonly teamLogo: string;
  readonly matchesPlayed: number;
  readonly goalsConceded: number;
  readonly averageGoalsConceded: number;
}

interface GoalkeeperTally {
  readonly playerId: number;
  teamId: number;
  matches: number;
  conceded: number;
}

/** Lowest average first (compared exactly), then more matches, then by name; equal averages share the position. */
export function goalkeeperRanking(facts: Facts, tournamentId: number | 'everything'): GoalkeeperRow[] {
  const tournaments = tournamentsInStartOrder(facts).filter(
    ({ id }) => tournamentId === 'everything' || id === tournamentId,
  );
  const tallies: GoalkeeperTally[] = [];
  for (const tournament of tournaments) {
    for (const match of matchesInPlayOrder(facts, tournament.id)) {
      // A walkover has no goalkeepers.
      if (!isCompleted(match) || match.walkover !== null) continue;
      countGoalkeeperMatch(tallies, match.homeGoalkeeperId, match.homeTeamId, match.awayScore);
      countGoalkeeperMatch(tallies, match.awayGoalkeeperId, match.awayTeamId, match.homeScore);
    }
  }
  const nameOf = ({ playerId }: GoalkeeperTally) => fullNameOf(findPlayer(facts, playerId));
  const ordered = tallies
    .filter(({ playerId }) => findPlayer(facts, playerId))
    .sort(
      (a, b) =>
        a.conceded * b.matches - b.conceded * a.matches ||
        b.matches - a.matches ||
        compareNames(nameOf(a), nameOf(b)) ||
        a.playerId - b.playerId,
    );
  const positions = sharedPositions(ordered, (a, b) => a.conceded * b.matches === b.conceded * a.matches);
  return ordered.map((tally, at) => ({
    position: positions[at] ?? 0,
    playerId: tally.playerId,
    playerName: nameOf(tally),
    teamId: tally.teamId,
    teamName: findTeam(facts, tally.teamId)?.name ?? '',
    teamLogo: findTeam(facts, tally.teamId)?.logo ?? '',
    matchesPlayed: tally.matches,
    goalsConceded: tally.conceded,
    averageGoalsConceded: averageToTwoDecimals(tally.conceded, tally.matches),
  }));
}

function countGoalkeeperMatch(
  tallies: GoalkeeperTally[],
  playerId: number,
  teamId: number | null,
  conceded: number | null,
): void {
  if (playerId === 0) return;
  let tally = tallies.find((each) => each.playerId === playerId);
  if (!tally) {
    tally = { playerId, teamId: 0, matches: 0, conceded: 0 };
    tallies.push(tally);
  }
  tally.teamId = teamId ?? 0;
  tally.matches += 1;
  tally.conceded += conceded ?? 0;
}
