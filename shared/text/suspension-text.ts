/** The texts for a chat that tell which matches are suspended, and when they are played instead. */
import type { FormattedMatch } from '../domain/schemas/match.ts';
import type { NewDate } from '../domain/schemas/postponed-slots.ts';
import { formatShortDate, formatTime } from './dates.ts';
import { teamNameOrFallback } from './labels.ts';
import { pitchOf } from './place.ts';

interface Suspension {
  readonly title: string;
  readonly text: string;
  readonly falling: readonly FormattedMatch[];
  readonly staying: readonly FormattedMatch[];
  /** The dates that are proposed for those that fall, if any are. */
  readonly proposed: readonly NewDate[];
  /** The whole address of the fixture; '' while it is unknown. */
  readonly address: string;
}

/** The notice, the matches that fall by day and hour, those that are still played, proposed dates, and where to look. */
export function chatTextOfSuspension({ title, text, falling, staying, proposed, address }: Suspension): string {
  const played = staying.filter(({ status }) => status === 'scheduled' || status === 'in_progress');
  return textOf(
    title,
    text,
    ...section('No se juegan:', falling),
    ...section('Se juegan:', played),
    ...section('Se jugarían, a confirmar:', proposed.map(matchOnNewDate)),
    address,
  );
}

/** The matches on their new dates, and where to look. */
export const chatTextOfNewDates = (dates: readonly NewDate[], address: string): string =>
  textOf(...section('Nuevas fechas:', dates.map(matchOnNewDate)), address);

const textOf = (...lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

type MatchInLine = Pick<
  FormattedMatch,
  'homeTeam' | 'homeTeamId' | 'awayTeam' | 'awayTeamId' | 'matchDate' | 'matchTime' | 'cancha' | 'location'
>;

const matchOnNewDate = ({ match, slot: { matchDate, matchTime, canchaNombre: nombre } }: NewDate): MatchInLine => ({
  ...match,
  matchDate,
  matchTime,
  cancha: nombre === '' ? null : { nombre, ubicacion: '' },
});

const section = (heading: string, matches: readonly MatchInLine[]): string[] =>
  matches.length === 0 ? [] : [heading, ...matches.map(lineOf)];

/** 'Sáb 28 nov 14:00 Lanús - Quilmes, Cancha 1'. */
function lineOf(match: MatchInLine): string {
  const { homeTeam, homeTeamId, awayTeam, awayTeamId, matchDate, matchTime } = match;
  const teams = [teamNameOrFallback(homeTeam.name, homeTeamId), teamNameOrFallback(awayTeam.name, awayTeamId)];
  const when = `${formatShortDate(matchDate, matchDate)} ${formatTime(matchTime)}`;
  return [`${when} ${teams.join(' - ')}`, pitchOf(match)].filter(Boolean).join(', ');
}
