/** A match from the point of view of one of its teams: home or away, opponent, and outcome. */
import { winningSide } from '#shared/domain/matches/match-result.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Outcome } from '#shared/domain/schemas/standing.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';

export function sideAndOpponentOfTeam(teamId: number, match: FormattedMatch) {
  const side = match.homeTeamId === teamId ? 'home' : 'away';
  const rival = side === 'home' ? match.awayTeam : match.homeTeam;
  const rivalId = side === 'home' ? match.awayTeamId : match.homeTeamId;
  return {
    side,
    rivalId,
    rivalName: teamNameOrFallback(rival.name || rival.displayName, rivalId),
    rivalLogo: rival.logo,
  } as const;
}

/** Won, drawn or lost. A shoot-out counts as won or lost; if neither team showed up, both lost. */
export function outcomeForTeam(teamId: number, match: FormattedMatch): Outcome {
  if (match.walkover === 'both') return 'P';
  const winner = winningSide(match);
  if (winner === null) return 'E';
  return winner === sideAndOpponentOfTeam(teamId, match).side ? 'G' : 'P';
}
