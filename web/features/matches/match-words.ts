/** A match in words: for names of buttons, questions and messages. */
import { winnerOf } from '#shared/domain/match-result.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { formatShortDate, formatTime } from '#shared/text/dates.ts';
import { matchStatusLabels, teamNameOr } from '#shared/text/labels.ts';
import { scoreDisplay } from '#shared/text/presenters.ts';

type Sides = Pick<Match, 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId'>;

export function sideNames({ homeTeam, awayTeam, homeTeamId, awayTeamId }: Sides): { home: string; away: string } {
  return { home: teamNameOr(homeTeam.displayName, homeTeamId), away: teamNameOr(awayTeam.displayName, awayTeamId) };
}

/** 'Lanús contra El Ombú'. */
export function versus(match: Sides): string {
  const { home, away } = sideNames(match);
  return `${home} contra ${away}`;
}

/** 'sáb 21 nov, 14:00'. */
export function whenOf({ matchDate, matchTime }: Pick<Match, 'matchDate' | 'matchTime'>, today: string): string {
  return `${formatShortDate(matchDate, today)}, ${formatTime(matchTime)}`;
}

/** '1 - 1 (4-3 pen.)'; '' where there is no score. */
export function resultOf(match: Match): string {
  const { walkover, homePenalties, awayPenalties } = match;
  const shootOut = homePenalties !== null && awayPenalties !== null ? ` (${homePenalties}-${awayPenalties} pen.)` : '';
  const score = scoreDisplay(match);
  return score === 'VS' ? '' : `${score}${walkover ? ' (W.O.)' : shootOut}`;
}

/** 'Finalizado, 3 - 1'. */
export function stateOf(match: Match): string {
  return [matchStatusLabels[match.status], resultOf(match)].filter(Boolean).join(', ');
}

/** All there is to a match, for who is about to change it. */
export function summaryOf(match: Match, today: string): string {
  const when = whenOf(match, today);
  const parts = [versus(match), stateOf(match), match.round, when, match.cancha?.nombre, match.location];
  return parts.filter(Boolean).join(' · ');
}

/** What a walkover comes to, in a sentence. */
export function walkoverSentence(match: Match): string {
  const { home, away } = sideNames(match);
  const winner = winnerOf(match);
  const score = scoreDisplay(match);
  return winner === null ? 'Lo pierden los dos.' : `Queda ${score}: lo gana ${winner === 'home' ? home : away}.`;
}
