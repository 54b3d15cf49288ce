/**
 * A match in one line, for descriptions and messages: 'Lanús 3 - 1 Banfield', 'Lanús 3 - 0 Banfield W.O.',
 * 'Lanús - Banfield, sáb 7 mar, 14:00'.
 */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatShortDate, formatTime } from '#shared/text/dates.ts';
import { matchStatusLabels, teamNameOrFallback } from '#shared/text/labels.ts';
import { decisionText, isCalledOff } from '#shared/text/match-state.ts';

export type NamedTeams = Pick<FormattedMatch, 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId'>;

type SentenceMatch = NamedTeams &
  Pick<FormattedMatch, 'matchDate' | 'matchTime'> &
  Partial<Pick<FormattedMatch, 'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties' | 'walkover' | 'status'>>;

export function matchSentence(match: SentenceMatch): string {
  const { matchDate, matchTime, status, homeScore, awayScore } = match;
  const [home, away] = teamNamesOf(match);
  if (homeScore != null && awayScore != null) {
    return [home, homeScore, '-', awayScore, away, decisionText(match)].join(' ').trim();
  }
  if (status && isCalledOff(status)) {
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
