/** Builds the 'formatted' shapes of the API: the same data, ready to display. */
import { playoffRounds } from '../domain/playoffs/playoff-plan.ts';
import type { FormattedMatch, Match, StoredMatchFields } from '../domain/schemas/match.ts';
import type { TeamRef } from '../domain/schemas/primitives.ts';
import type { FormattedStanding, Outcome, Standing } from '../domain/schemas/standing.ts';
import type { Team } from '../domain/schemas/team.ts';
import { formatDate, formatTime } from './dates.ts';

/** The fields of a team that matches, tables and brackets show. */
export type ShownTeam = Pick<Team, 'id' | 'name' | 'shortName' | 'logo'>;

/** A known team, ready to display. A team not known yet has no id: see {@link presentPendingSide}. */
export function presentTeam({ id, name, logo }: ShownTeam, displayName: string): TeamRef & { id: number } {
  return { id, name, displayName, logo, logoUrl: logo };
}

export function presentPendingSide(name: string): TeamRef {
  return { id: null, name, displayName: name, logo: '', logoUrl: '' };
}

/**
 * The name of a playoff side that is not known yet: 'Ganador Semi 1', 'Perdedor Semi 2', 'Ganador Cuartos 3'. Without
 * the `round` it waits for, the home side comes from the first semifinal and the away side from the second.
 */
export function pendingSideName(
  outcome: 'winner' | 'loser' | null,
  place: 'home' | 'away',
  round: string = place === 'home' ? playoffRounds.semi1 : playoffRounds.semi2,
): string {
  if (outcome === null) return 'Por definir';
  const shortRound = round.replace('Semifinal', 'Semi').replace(' de final', '');
  return `${outcome === 'winner' ? 'Ganador' : 'Perdedor'} ${shortRound}`;
}

/** The score as text: '3 - 1' for a match in progress or completed that has a score, otherwise 'VS'. */
export function formatScore({
  status,
  homeScore,
  awayScore,
}: Pick<StoredMatchFields, 'status' | 'homeScore' | 'awayScore'>) {
  const hasScore = (status === 'completed' || status === 'in_progress') && homeScore !== null && awayScore !== null;
  return hasScore ? `${homeScore} - ${awayScore}` : 'VS';
}

export function formatMatch(match: Match): FormattedMatch {
  return {
    ...match,
    formattedDate: formatDate(match.matchDate),
    formattedTime: formatTime(match.matchTime),
    scoreDisplay: formatScore(match),
  };
}

const badgeClassByOutcome: Record<Outcome, string> = { G: 'badge-win', E: 'badge-draw', P: 'badge-loss' };

export function formatStanding(row: Standing): FormattedStanding {
  const { teamId, played, won, drawn, lost, goalsFor, goalsAgainst, adjustment } = row;
  const { movement, decidedBy, tieExplanation, playing } = row;
  return {
    positionDisplay: String(row.position),
    teamId,
    teamLogo: row.team.logo,
    teamName: row.team.name,
    displayName: row.team.displayName,
    played,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    goalDifferenceFormatted: `${row.goalDifference > 0 ? '+' : ''}${row.goalDifference}`,
    pointsFormatted: String(row.points),
    last3ResultsFormatted: row.last3Results.map((result) => ({ result, badgeClass: badgeClassByOutcome[result] })),
    adjustment,
    movement,
    decidedBy,
    tieExplanation,
    playing,
  };
}
