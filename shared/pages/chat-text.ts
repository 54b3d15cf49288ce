/** Texts that people copy from a page into a chat: plain lines, as the letters of a chat make no columns. */
import type { FormattedMatch } from '../domain/schemas/match.ts';
import type { TeamRef } from '../domain/schemas/primitives.ts';
import type { FormattedStanding } from '../domain/schemas/standing.ts';
import { withMinusSign } from '../spanish/numbers.ts';
import { formatShortDate, formatTime } from '../text/dates.ts';
import { freeTeamsText, pointsText, teamNameOrFallback } from '../text/labels.ts';
import { matchStateText } from '../text/match-state.ts';
import { placeText } from '../text/place.ts';

interface ChatText {
  /** What the lines are: 'Posiciones de Copa Otoño', 'Fecha 3 de Copa Otoño'. */
  readonly title: string;
  /** The whole address of the page; '' while it is unknown. */
  readonly address: string;
}

/** A line for each team, such as '1. Lanús: 9 pts, 3 PJ, +5'. */
export const chatTextOfTable = (about: ChatText, rows: readonly FormattedStanding[]): string =>
  chatText(
    about,
    rows.map(
      ({ positionDisplay, teamName, pointsFormatted, played, goalDifferenceFormatted }) =>
        `${positionDisplay}. ${teamName}: ${pointsText(pointsFormatted)}, ${played} PJ, ${withMinusSign(goalDifferenceFormatted)}`,
    ),
  );

/**
 * A line for each match: 'Lanús 3 - 1 Quilmes', with its state unless it is final, and before kick-off with its date,
 * hour, cancha and its address. Then who is free.
 */
export const chatTextOfRound = (
  about: ChatText,
  matches: readonly FormattedMatch[],
  free: readonly TeamRef[] = [],
): string => chatText(about, [...matches.map(lineOfMatch), freeTeamsText(free)]);

export const chatText = ({ title, address }: ChatText, lines: readonly string[]): string =>
  [title, ...lines, address].filter((line) => line !== '').join('\n');

function lineOfMatch(match: FormattedMatch): string {
  const { homeTeam, homeTeamId, awayTeam, awayTeamId, scoreDisplay, status } = match;
  const [home, away] = [teamNameOrFallback(homeTeam.name, homeTeamId), teamNameOrFallback(awayTeam.name, awayTeamId)];
  const state = matchStateText(match);
  if (scoreDisplay !== 'VS') return `${home} ${scoreDisplay} ${away}${state === 'FINAL' ? '' : ` ${state}`}`;
  return `${home} - ${away}${status === 'scheduled' ? `: ${whenAndWhere(match)}` : ` ${state}`}`;
}

const whenAndWhere = (match: FormattedMatch): string =>
  [formatShortDate(match.matchDate, match.matchDate), formatTime(match.matchTime), placeText(match)]
    .filter((part) => part !== '')
    .join(', ');
