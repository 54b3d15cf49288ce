/** A match in one line, for descriptions and messages: 'Lanús 3 - 1 Banfield', 'Lanús - Banfield, sáb 7 mar, 14:00'. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatShortDate, formatTime } from '#shared/text/dates.ts';
import { matchStatusLabels, teamNameOrFallback } from '#shared/text/labels.ts';

export type NamedTeams = Pick<FormattedMatch, 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId'>;

type SentenceMatch = NamedTeams &
  Pick<FormattedMatch, 'matchDate' | 'matchTime'> &
  Partial<Pick<FormattedMatch, 'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties' | 'status'>>;

export function matchSentence(match: SentenceMatch): string {
  const { matchDate, matchTime, status, homeScore, awayScore, homePenalties, awayPenalties } = match;
  const [home, away] = teamNamesOf(match);
  if (homeScore != null && awayScore != null) {
    const shootOut = homePenalties == null ? '' : ` (${homePenalties}-${awayPenalties} pen.)`;
    return `${home} ${homeScore} - ${awayScore} ${away}${shootOut}`;
  }
  if (status === 'cancelled' || status === 'postponed') {
    return `${home} - ${away}, ${matchStatusLabels[status].toLowerCase()}`;
  }
  return [`${home} - ${away}`, formatShortDate(matchDate, matchDate), formatTime(matchTime)].filter(Boolean).join(', ');
}

/** The whole names of both teams, the home team's first. */
export function teamNamesOf({ homeTeam, awayTeam, homeTeamId, awayTeamId }: NamedTeams) {
  return [
    teamNameOrFallback(homeTeam.name || homeTeam.displayName, homeTeamId),
    teamNameOrFallback(awayTeam.name || awayTeam.displayName, awayTeamId),
  ] as const;
}
