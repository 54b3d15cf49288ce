/** A match as Spanish text, for button labels, questions and messages. */
import { winningSide } from '#shared/domain/matches/match-result.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { formatShortDate, formatTime } from '#shared/text/dates.ts';
import { matchStatusLabels, teamNameOrFallback } from '#shared/text/labels.ts';
import { formatScore } from '#shared/text/presenters.ts';

type MatchTeams = Pick<Match, 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId'>;

export function teamNamesOfMatch({ homeTeam, awayTeam, homeTeamId, awayTeamId }: MatchTeams): {
  home: string;
  away: string;
} {
  return {
    home: teamNameOrFallback(homeTeam.name, homeTeamId),
    away: teamNameOrFallback(awayTeam.name, awayTeamId),
  };
}

/** For example 'Lanús contra El Ombú'. */
export function matchTitle(match: MatchTeams): string {
  const { home, away } = teamNamesOfMatch(match);
  return `${home} contra ${away}`;
}

/** For example 'sáb 21 nov, 14:00'. */
export function matchDateText({ matchDate, matchTime }: Pick<Match, 'matchDate' | 'matchTime'>, today: string): string {
  return `${formatShortDate(matchDate, today)}, ${formatTime(matchTime)}`;
}

/** For example '1 - 1 (4-3 pen.)'; empty when the match has no score. */
export function matchResultText(match: Match): string {
  const { walkover, homePenalties, awayPenalties } = match;
  const shootOut = homePenalties !== null && awayPenalties !== null ? ` (${homePenalties}-${awayPenalties} pen.)` : '';
  const score = formatScore(match);
  return score === 'VS' ? '' : `${score}${walkover ? ' (W.O.)' : shootOut}`;
}

/** For example 'Finalizado, 3 - 1'. */
export function matchStatusText(match: Match): string {
  return [matchStatusLabels[match.status], matchResultText(match)].filter(Boolean).join(', ');
}

/**
 * All facts of a match in one line, shown when another user changed the match at the same time; `more` are those of
 * which the match has only ids.
 */
export function matchSummaryText(match: Match, today: string, more: readonly (string | undefined)[] = []): string {
  const when = matchDateText(match, today);
  const parts = [
    matchTitle(match),
    matchStatusText(match),
    match.round,
    match.isPlayoff && 'playoffs',
    when,
    match.cancha?.nombre,
    match.location,
    match.referee && `árbitro ${match.referee.name}`,
    match.assistant && `asistente ${match.assistant.name}`,
    ...more,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The result of a walkover as a sentence. */
export function walkoverText(match: Match): string {
  const { home, away } = teamNamesOfMatch(match);
  const winner = winningSide(match);
  const score = formatScore(match);
  return winner === null ? 'Lo pierden los dos.' : `Queda ${score}: lo gana ${winner === 'home' ? home : away}.`;
}

/** What there is of a match to print. */
export const paperOfMatch = ({ status }: Pick<Match, 'status'>): string =>
  status === 'completed' ? 'Acta' : 'Imprimir planilla';
