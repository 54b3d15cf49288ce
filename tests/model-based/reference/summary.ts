/** The counters of a tournament, its leaders and its next matches. */
import {
  averageToTwoDecimals,
  compareNames,
  type Facts,
  findTeam,
  findTournament,
  isCompleted,
  isPlayedBy,
  isWalkoverAhead,
  type MatchFact,
  matchesInPlayOrder,
} from './facts.ts';
import { bracketOfTournament } from './playoffs.ts';
import { scorerRanking } from './scorers.ts';
import { standingsOf } from './standings.ts';

export function summaryOfTournament(facts: Facts, tournamentId: number) {
  const matches = matchesInPlayOrder(facts, tournamentId);
  const completed = matches.filter(isCompleted);
  const rows = standingsOf(facts, tournamentId);
  const totalGoals = completed.reduce((total, match) => total + (match.homeScore ?? 0) + (match.awayScore ?? 0), 0);
  const [top] = scorerRanking(facts, tournamentId);
  return {
    id: tournamentId,
    totalTeams: rows.length,
    totalMatches: matches.filter(({ status }) => status !== 'cancelled').length,
    completedMatches: completed.length,
    pendingMatches: matches.filter(({ status }) => status === 'scheduled' || status === 'in_progress').length,
    topStandings: rows.slice(0, 4).map(({ position, teamId, teamName, displayName, points }) => ({
      position,
      teamId,
      teamLogo: findTeam(facts, teamId)?.logo ?? '',
      teamName,
      displayName,
      points,
    })),
    podium: podiumOf(facts, tournamentId),
    stats: {
      totalGoals,
      averageGoalsPerMatch: averageToTwoDecimals(totalGoals, completed.length),
      topScorer: top?.playerName ?? '',
      topScorerGoals: top?.goals ?? 0,
      mostActiveTeam: mostActiveTeamName(facts, completed),
    },
    upcoming: upcomingMatches(facts, tournamentId).map(({ id }) => id),
  };
}

/** The ids of the first three: of the bracket, else of a finished league without zonas as far as results gave places. */
function podiumOf(facts: Facts, tournamentId: number) {
  const { isProjection, champion, runnerUp, thirdPlace } = bracketOfTournament(facts, tournamentId);
  if (!isProjection) return champion === null ? null : [champion, runnerUp, thirdPlace];
  const hasGroups = facts.groups.some((group) => group.tournamentId === tournamentId);
  if (findTournament(facts, tournamentId).status !== 'completed' || hasGroups) return null;
  const rows = standingsOf(facts, tournamentId);
  const isSure = (place: number) => rows.slice(0, place).every((row) => row.decidedBy !== 'name' && row.played > 0);
  const ids = [1, 2, 3].map((place) => (isSure(place) ? (rows[place - 1]?.teamId ?? null) : null));
  return ids[0] === null ? null : ids;
}

/** The team with the most completed matches, walkovers ahead not among them; among equals the first by name. */
function mostActiveTeamName(facts: Facts, completed: readonly MatchFact[]): string {
  const playedBy = (id: number) =>
    completed.filter((match) => !isWalkoverAhead(facts, match) && isPlayedBy(match, id)).length;
  const ordered = facts.teams
    .filter(({ id }) => playedBy(id) > 0)
    .sort((a, b) => playedBy(b.id) - playedBy(a.id) || compareNames(a.name, b.name) || a.id - b.id);
  return ordered[0]?.name ?? '';
}

/** The scheduled matches from today on, in order of play. */
export const upcomingMatches = (facts: Facts, tournamentId: number): MatchFact[] =>
  matchesInPlayOrder(facts, tournamentId).filter(
    ({ status, matchDate }) => status === 'scheduled' && matchDate >= facts.today,
  );
