/** The summary of a tournament: counters, leaders and what comes next. */
import { byKickOff } from './play-order.ts';
import type { Match } from './schemas/match.ts';
import type { Standing, TournamentSummary } from './schemas/standing.ts';

export interface SummaryInput {
  readonly tournamentId: number;
  readonly standings: readonly Standing[];
  readonly matches: readonly Match[];
  /** How many of the next scheduled matches it carries. */
  readonly upcoming: number;
  /** The federation's day, `YYYY-MM-DD`: matches before it are not next. */
  readonly today: string;
}

export function computeSummary({ tournamentId, standings, matches, upcoming, today }: SummaryInput): TournamentSummary {
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
    topStandings: standings
      .slice(0, 3)
      .map(({ position, teamId, team, points }) => ({ position, teamId, teamName: team.name, points })),
    stats: {
      totalGoals,
      averageGoalsPerMatch: completed.length === 0 ? 0 : Math.round((totalGoals / completed.length) * 100) / 100,
      topScorer: '',
      topScorerGoals: 0,
      mostActiveTeam: mostActive(completed),
    },
    upcomingMatches: next.toSorted(byKickOff).slice(0, upcoming).map(asUpcoming),
  };
}

/** The team with most completed matches, then by name; '' before the first is played. */
function mostActive(completed: readonly Match[]): string {
  const matches = new Map<number, { name: string; count: number }>();
  for (const { homeTeam, awayTeam } of completed) {
    for (const { id, name } of [homeTeam, awayTeam]) {
      if (id !== null) matches.set(id, { name, count: (matches.get(id)?.count ?? 0) + 1 });
    }
  }
  const [first] = [...matches.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'));
  return first?.name ?? '';
}

function asUpcoming(match: Match): TournamentSummary['upcomingMatches'][number] {
  const { id, tournamentId, round, homeTeamId, awayTeamId, homeTeam, awayTeam, matchDate, matchTime, location } = match;
  return { id, tournamentId, round, homeTeamId, awayTeamId, homeTeam, awayTeam, matchDate, matchTime, location };
}
