/** Matches and playoff ties as they are drawn in the pictures of pages. */
import { winningSide } from '../domain/match-result.ts';
import type { BracketTie } from '../domain/schemas/bracket.ts';
import type { FormattedMatch } from '../domain/schemas/match.ts';
import type { TeamRef } from '../domain/schemas/primitives.ts';
import { formatDate, formatTime } from '../text/dates.ts';
import { teamNameOrFallback } from '../text/labels.ts';
import { matchStateText } from '../text/match-state.ts';
import type { ShareImageMatch, ShareImageSide } from './share-image.ts';
import { ownLogo } from './share-image-rankings.ts';

/** Before kick-off its state is '', or the date with `withDate`, where matches of several days stand together. */
export function shareImageMatch(match: FormattedMatch, { withDate = false } = {}): ShareImageMatch {
  const { status, scoreDisplay, matchTime, matchDate, homeTeam, awayTeam } = match;
  const winner = winningSide(match);
  return {
    home: sideOf(homeTeam, winner === 'home'),
    away: sideOf(awayTeam, winner === 'away'),
    middle: scoreDisplay === 'VS' ? formatTime(matchTime) : scoreDisplay,
    state: matchStateText(match) || (withDate ? formatDate(matchDate) : ''),
    isLive: status === 'in_progress',
  };
}

export function shareImageTie({ home, away, scoreDisplay, status, walkover, matchDate }: BracketTie): ShareImageMatch {
  const state =
    status === null
      ? ''
      : matchStateText({ status, walkover, homePenalties: home.penalties, awayPenalties: away.penalties });
  return {
    home: sideOf(home, home.isWinner),
    away: sideOf(away, away.isWinner),
    middle: scoreDisplay,
    state: state || (matchDate === '' ? '' : formatDate(matchDate)),
    isLive: status === 'in_progress',
  };
}

const sideOf = (team: TeamRef, isWinner: boolean): ShareImageSide => ({
  name: teamNameOrFallback(team.displayName, team.id),
  logo: ownLogo(team.logo),
  isWinner,
});
