/** The text for a chat that tells which matches are suspended. */
import type { FormattedMatch } from '../domain/schemas/match.ts';
import { formatShortDate, formatTime } from './dates.ts';
import { teamNameOrFallback } from './labels.ts';
import { pitchOf } from './place.ts';

interface Suspension {
  readonly title: string;
  readonly text: string;
  readonly falling: readonly FormattedMatch[];
  readonly staying: readonly FormattedMatch[];
  /** The whole address of the fixture; '' while it is unknown. */
  readonly address: string;
}

/** The notice, the matches that fall by day and hour, those that are still played, and where to look. */
export function chatTextOfSuspension({ title, text, falling, staying, address }: Suspension): string {
  const played = staying.filter(({ status }) => status === 'scheduled' || status === 'in_progress');
  return [title, text, ...section('No se juegan:', falling), ...section('Se juegan:', played), address]
    .filter((line) => line !== '')
    .join('\n');
}

const section = (heading: string, matches: readonly FormattedMatch[]): string[] =>
  matches.length === 0 ? [] : [heading, ...matches.map(lineOf)];

/** 'Sáb 28 nov 14:00 Lanús - Quilmes, Cancha 1'. */
function lineOf(match: FormattedMatch): string {
  const { homeTeam, homeTeamId, awayTeam, awayTeamId, matchDate, matchTime } = match;
  const teams = [teamNameOrFallback(homeTeam.name, homeTeamId), teamNameOrFallback(awayTeam.name, awayTeamId)];
  const when = `${formatShortDate(matchDate, matchDate)} ${formatTime(matchTime)}`;
  return [`${when} ${teams.join(' - ')}`, pitchOf(match)].filter(Boolean).join(', ');
}
