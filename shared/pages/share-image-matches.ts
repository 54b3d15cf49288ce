/** Matches and playoff ties as they are drawn in the pictures of pages. */
import { winningSide } from '../domain/matches/match-result.ts';
import type { BracketTie } from '../domain/schemas/bracket.ts';
import type { FormattedMatch } from '../domain/schemas/match.ts';
import type { TeamRef } from '../domain/schemas/primitives.ts';
import { formatShortDate, formatTime } from '../text/dates.ts';
import { teamNameOrFallback } from '../text/labels.ts';
import { matchStateText } from '../text/match-state.ts';
import type { ShareImageMatch, ShareImageSide } from './share-image.ts';
import { crestOf } from './share-image-rankings.ts';

interface MatchOptions {
  /** The date in place of a state before kick-off, where matches of several days stand together. */
  readonly withDate?: boolean;
  /** The whole names of the teams, where there is room for them, in place of the short ones. */
  readonly wholeNames?: boolean;
}

export function shareImageMatch(
  match: FormattedMatch,
  { withDate = false, wholeNames = false }: MatchOptions = {},
): ShareImageMatch {
  const { status, scoreDisplay, matchTime, matchDate, homeTeam, awayTeam } = match;
  const winner = winningSide(match);
  return {
    home: sideOf(homeTeam, winner === 'home', wholeNames),
    away: sideOf(awayTeam, winner === 'away', wholeNames),
    middle: scoreDisplay === 'VS' ? formatTime(matchTime) : scoreDisplay,
    state: matchStateText(match) || (withDate ? formatShortDate(matchDate) : ''),
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
    state: state || (matchDate === '' ? '' : formatShortDate(matchDate)),
    isLive: status === 'in_progress',
  };
}

const sideOf = (team: TeamRef, isWinner: boolean, wholeName = false): ShareImageSide => ({
  name: teamNameOrFallback(wholeName ? team.name : team.displayName, team.id),
  ...crestOf(team.id, team.logo),
  isWinner,
});
