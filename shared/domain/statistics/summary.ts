/** Computes the summary of a tournament: counters, leaders and next matches. */
import { compareText } from '../../spanish/order.ts';
import { limits } from '../limits.ts';
import { isMatchPending, isWalkoverToCome } from '../matches/match-status.ts';
import { comparePlayOrder } from '../matches/play-order.ts';
import { type AgendaSize, pickFirstOfEachDay, pickUpcomingFields } from '../rounds/agenda.ts';
import type { Match } from '../schemas/match.ts';
import type { Podium } from '../schemas/podium.ts';
import type { Standing, TournamentSummary } from '../schemas/standing.ts';

export interface ComputeSummaryOptions {
  readonly tournamentId: number;
  readonly standings: readonly Standing[];
  readonly matches: readonly Match[];
  /** How many of the next scheduled matches the summary lists. */
  readonly upcoming: AgendaSize;
  /** The federation's day, `YYYY-MM-DD`: scheduled matches before it are not among the next ones. */
  readonly today: string;
  /** The ranking of scorers, best first; absent or empty while there is no goal. */
  readonly scorers?: readonly { readonly playerName: string; readonly goals: number }[];
  /** The first three of a tournament that somebody has won. */
  readonly podium?: Podium | null;
  /** How many of the first rows of `standings` the summary lists. */
  readonly leaders?: number;
}

/**
 * Matches are counted without cancelled ones. Goals are those of completed matches, without shoot-outs, and their
 * average per match has two decimals. The leaders are the first rows of `standings`, which come in order.
 */
export function computeSummary(input: ComputeSummaryOptions): TournamentSummary {
  const { tournamentId, standings, matches, upcoming, today, scorers = [] } = input;
  const { leaders = limits.leadersInSummary, podium = null } = input;
  const having = (...statuses: Match['status'][]) => matches.filter(({ status }) => statuses.includes(status));
  const completed = having('completed');
  const totalGoals = completed.reduce((goals, match) => goals + (match.homeScore ?? 0) + (match.awayScore ?? 0), 0);
  const next = having('scheduled').filter(({ matchDate }) => matchDate >= today);
  return {
    id: tournamentId,
    totalTeams: standings.length,
    totalMatches: matches.length - having('cancelled').length,
    completedMatches: completed.length,
    pendingMatches: matches.filter(isMatchPending).length,
    topStandings: standings.slice(0, leaders).map(({ position, teamId, team, points }) => ({
      position,
      teamId,
      points,
      teamLogo: team.logo,
      teamName: team.name,
      displayName: team.displayName,
    })),
    podium,
    stats: {
      totalGoals,
      averageGoalsPerMatch: averageGoals(totalGoals, completed.length),
      topScorer: scorers[0]?.playerName ?? '',
      topScorerGoals: scorers[0]?.goals ?? 0,
      mostActiveTeam: mostActiveTeamName(completed.filter((match) => !isWalkoverToCome(match, today))),
    },
    upcomingMatches: pickFirstOfEachDay(next.toSorted(comparePlayOrder), upcoming).map(pickUpcomingFields),
  };
}

/**
 * Rounds to two decimals, halves up. Multiplying before dividing avoids a rounding error: 0.575 × 100 is below 57.5.
 */
function averageGoals(goals: number, matches: number): number {
  return matches === 0 ? 0 : Math.round((goals * 100) / matches) / 100;
}

/** The name of the team with the most of these matches, among equals the first by name; '' without any. */
function mostActiveTeamName(played: readonly Match[]): string {
  const matches = new Map<number, { name: string; count: number }>();
  for (const { homeTeam, awayTeam } of played) {
    for (const { id, name } of [homeTeam, awayTeam]) {
      if (id !== null) matches.set(id, { name, count: (matches.get(id)?.count ?? 0) + 1 });
    }
  }
  const [first] = [...matches.values()].sort((a, b) => b.count - a.count || compareText(a.name, b.name));
  return first?.name ?? '';
}
