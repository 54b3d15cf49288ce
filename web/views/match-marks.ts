/** The attributes by which the visitor's script knows a match: to say that it is overdue, its minute, and its goals. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';

type MarkedMatch = Pick<
  FormattedMatch,
  'id' | 'matchDate' | 'matchTime' | 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId'
> &
  Partial<Pick<FormattedMatch, 'homeScore' | 'awayScore'>>;

export function matchMarks(match: MarkedMatch) {
  const { id, matchDate, matchTime, homeTeam, awayTeam, homeTeamId, awayTeamId, homeScore, awayScore } = match;
  return {
    'data-match': id,
    'data-kickoff': `${matchDate}T${matchTime}`,
    'data-home': teamNameOrFallback(homeTeam.displayName, homeTeamId),
    'data-away': teamNameOrFallback(awayTeam.displayName, awayTeamId),
    'data-score': homeScore == null || awayScore == null ? undefined : `${homeScore}-${awayScore}`,
  };
}
