/** The summary of a tournament: counters, leaders and what comes next. */
import { compareText } from '../spanish/order.ts';
import { type AgendaSize, firstOfEachDay, pickUpcomingFields } from './agenda.ts';
import { comparePlayOrder } from './play-order.ts';
import type { Match } from './schemas/match.ts';
import type { Standing, TournamentSummary } from './schemas/standing.ts';

export interface SummaryInput {
  readonly tournamentId: number;
  readonly standings: readonly Standing[];
  readonly matches: readonly Match[];
  /** How many of the next scheduled matches it carries. */
  readonly upcoming: AgendaSize;
  /** The federation's day, `YYYY-MM-DD`: matches before it are not next. */
  readonly today: string;
  /** Best first; absent or empty where nobody has scored. */
  readonly scorers?: readonly { readonly playerName: string; readonly goals: number }[];
}

/**
 * Counters over every match of the tournament (cancelled ones left out), goals over the completed ones without
 * shoot-outs, the average per match with two decimals, and the first three of `standings`, which come in order.
 */
export function computeSummary(input: SummaryInput): TournamentSummary {
  const { tournamentId, standings, matches, upcoming, today, scorers = [] } = input;
  const having = (...statuses: Match['status'][]) => matches.filter(({ status }) => statuses.includes(status));
  const completed = having('completed');
  const totalGoals = completed.reduce((goals, match) => goals + (match.homeScore ?? 0) + (match.awayScore ?? 0), 0);
  const next = having('scheduled').filter(({ matchDate }) => matchDate >= today);
  return {
    id: tournamentId,
    totalTeams: standings.length,
    totalMatches: matches.length - having('cancelled').length,
    completedMatches: completed.length,
    pendingMatches: having('scheduled', 'in_progress').length,
    topStandings: standings.slice(0, 3).map(({ position, teamId, team, points }) => ({
      position,
      teamId,
      points,
      teamLogo: team.logo,
      teamName: team.name,
    })),
    stats: {
      totalGoals,
      averageGoalsPerMatch: averageOf(totalGoals, completed.length),
      topScorer: scorers[0]?.playerName ?? '',
      topScorerGoals: scorers[0]?.goals ?? 0,
      mostActiveTeam: mostActive(completed),
    },
    upcomingMatches: firstOfEachDay(next.toSorted(comparePlayOrder), upcoming).map(pickUpcomingFields),
  };
}

/** With two decimals, halves up; hundredths are counted before dividing because 0.575 × 100 falls short of 57.5. */
function averageOf(goals: number, matches: number): number {
  return matches === 0 ? 0 : Math.round((goals * 100) / matches) / 100;
}

/** The team with most completed matches, then by name; '' before the first is played. */
function mostActive(completed: readonly Match[]): string {
  const matches = new Map<number, { name: string; count: number }>();
  for (const { homeTeam, awayTeam } of completed) {
    for (const { id, name } of [homeTeam, awayTeam]) {
      if (id !== null) matches.set(id, { name, count: (matches.get(id)?.count ?? 0) + 1 });
    }
  }
  const [first] = [...matches.values()].sort((a, b) => b.count - a.count || compareText(a.name, b.name));
  return first?.name ?? '';
}
