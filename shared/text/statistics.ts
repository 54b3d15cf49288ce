/** Formats the rows of rankings: positions, medals and figures as texts. */
import type {
  CardTotals,
  FairPlayPlayer,
  FormattedFairPlayTeam,
  FormattedGoalkeeper,
  FormattedScorer,
  RankedFairPlayTeam,
  RankedGoalkeeper,
  RankedScorer,
} from '../domain/schemas/statistics.ts';
import { formatAverage } from '../spanish/numbers.ts';

/** The medal of a position; '' from the fourth position on. */
export const medalOf = (position: number): string => ['🥇', '🥈', '🥉'][position - 1] ?? '';

const formatPosition = ({ position }: { readonly position: number }) => ({
  positionDisplay: String(position),
  hasMedal: medalOf(position) !== '',
  medalIcon: medalOf(position),
});

export function formatScorer(row: RankedScorer): FormattedScorer {
  const { playerId, playerName, teamId, teamName, teamLogo, goals } = row;
  return {
    playerId,
    playerDisplayName: playerName,
    teamId,
    teamName,
    teamLogo,
    goalsFormatted: String(goals),
    ...formatPosition(row),
  };
}

export function formatFairPlayTeam(row: RankedFairPlayTeam): FormattedFairPlayTeam {
  const { teamId, teamName, teamLogo, players } = row;
  return {
    teamId,
    teamName,
    teamLogo,
    ...formatCardTotals(row),
    ...formatPosition(row),
    players: players.map(formatFairPlayPlayer),
  };
}

const formatFairPlayPlayer = ({ playerId, playerName, ...cards }: FairPlayPlayer) => ({
  playerId,
  playerDisplayName: playerName,
  ...formatCardTotals(cards),
});

const formatCardTotals = ({ blueCards, yellowCards, redCards, totalPoints }: CardTotals) => ({
  blueCards,
  yellowCards,
  redCards,
  totalPointsFormatted: String(totalPoints),
});

export function formatGoalkeeper(row: RankedGoalkeeper): FormattedGoalkeeper {
  const { playerId, playerName, teamId, teamName, teamLogo, matchesPlayed, goalsConceded } = row;
  return {
    playerId,
    playerDisplayName: playerName,
    teamId,
    teamName,
    teamLogo,
    matchesPlayed,
    goalsConceded,
    averageGoalsConcededFormatted: formatAverage(row.averageGoalsConceded),
    ...formatPosition(row),
  };
}
