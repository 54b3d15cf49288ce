/**
 * A season of the team Norte, written one match per line, and its bans, one per line.
 *
 *   Round 1: Norte 2-0 Sur | Perez red 12', Gomez of Sur yellow 5'
 *   Round 2: Este v Norte (live) | Perez yellow 3'
 *
 * A match with a score was played, one with 'v' is to come. In brackets: 'live', 'cancelled', 'postponed', 'Norte did not come',
 * 'nobody came', 'day 40' (otherwise each match is a day after the one before it), 'another tournament'. The bans are
 * those of day 50, after all matches, unless the case names another day.
 */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { EventFieldsToCount } from '#shared/domain/matches/played-events.ts';
import type { Match, MatchStatus, Walkover } from '#shared/domain/schemas/match.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import type { Ban } from '#shared/domain/schemas/suspension.ts';
import { computeBans } from '#shared/domain/suspensions/suspensions.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aMatch, aTeam } from '../support/builders.ts';

export type SuspensionRules = Partial<TournamentRules['suspensions']>;

/** A season, and the bans that it must lead to. */
export interface SuspensionCase {
  readonly when: string;
  readonly rules?: SuspensionRules;
  /** The day of the season on which the bans are looked at. */
  readonly onDay?: number;
  readonly season: string;
  readonly banned: readonly string[];
}

export interface Season {
  readonly matches: readonly Match[];
  readonly events: readonly EventFieldsToCount[];
  /** The matches in another tournament. */
  readonly elsewhere: readonly Match[];
}

export const playerNames = ['Perez', 'Gomez', 'Diaz'];
const eventTypes: Readonly<Record<string, EventType>> = {
  red: 'redcard',
  yellow: 'yellowcard',
  blue: 'bluecard',
  goal: 'goal',
  'own goal': 'owngoal',
};

export function parseSeason(text: string): Season {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const played = lines.map(parseMatchLine);
  return {
    matches: played.filter(({ isElsewhere }) => !isElsewhere).map(({ match }) => match),
    elsewhere: played.filter(({ isElsewhere }) => isElsewhere).map(({ match }) => match),
    events: played.flatMap(({ events }) => events),
  };
}

/** The bans of a season, one per line: 'Perez: 1 match for red in Round 1; missed Round 2'. */
export function banLinesOf({ matches, events }: Season, rules: SuspensionRules = {}, onDay = 50): string[] {
  const today = dateOfDay(onDay);
  return computeBans({ matches, events, rules: { ...defaultRules.suspensions, ...rules }, today }).map(formatBan);
}

/** The date of a day of the season. */
export const dateOfDay = (day: number): string => addDays('2026-03-01', day);

const matchPattern =
  /^(?<round>.+?): (?<home>\w+) (?<score>\d+-\d+|v) (?<away>\w+)(?<notes>( \([^)]+\))*)( \| (?<cards>.+))?$/;

function parseMatchLine(line: string, at: number) {
  const { round = '', home = '', away = '', score, notes = '', cards } = matchPattern.exec(line)?.groups ?? {};
  if (!round) throw new Error(`Not a match: '${line}'`);
  const noted = [...notes.matchAll(/\(([^)]+)\)/g)].map(([, note = '']) => note);
  const day = Number(noted.find((note) => note.startsWith('day '))?.slice(4) ?? at + 1);
  const absent = /(\w+) did not come/.exec(notes)?.[1];
  const walkover: Walkover | undefined = notes.includes('nobody came') ? 'both' : absent === home ? 'home' : 'away';
  const toPlay: MatchStatus = notes.includes('live') ? 'in_progress' : 'scheduled';
  const status = (['cancelled', 'postponed'] as const).find((note) => notes.includes(note)) ?? toPlay;
  const match = aMatch({
    home,
    away,
    round,
    matchDate: dateOfDay(day),
    ...(score === 'v' ? { status } : { score: score ?? '' }),
    ...(notes.includes('come') || notes.includes('came') ? { walkover } : {}),
  });
  const events = (cards?.split(', ') ?? []).map((card, order) => parseCard(card, match.id, order));
  return { match, events, isElsewhere: noted.includes('another tournament') };
}

function parseCard(card: string, matchId: number, order: number): EventFieldsToCount {
  const shape = /^(?<player>\w+)( of (?<team>\w+))? (?<type>[a-z ]+?)( (?<minute>\d+)')?$/;
  const { player = '', team = 'Norte', type = '', minute } = shape.exec(card)?.groups ?? {};
  const [playerId, eventType] = [playerNames.indexOf(player) + 1, eventTypes[type]];
  if (playerId === 0 || !eventType) throw new Error(`Not a card: '${card}'`);
  return {
    id: matchId * 10 + order,
    matchId,
    playerId,
    teamId: aTeam(team).id,
    eventType,
    minute: minute === undefined ? null : Number(minute),
  };
}

function formatBan({ playerId, teamId, matches, served, remaining, reasons, misses }: Ban): string {
  const of = teamId === aTeam('Norte').id ? '' : ' of another team';
  const cards = reasons.map(({ eventType, round }) => `${eventType.replace('card', '')} in ${round}`);
  const rounds = misses.map(({ round }) => round);
  const open = remaining - (misses.length - served);
  return [
    `${playerNames[playerId - 1]}${of}: ${matches === 1 ? '1 match' : `${matches} matches`} for ${cards.join(' and ')}`,
    ...(served > 0 ? [`missed ${rounds.slice(0, served).join(' and ')}`] : []),
    ...(misses.length > served ? [`will miss ${rounds.slice(served).join(' and ')}`] : []),
    ...(open > 0 ? [`${open} more without a date`] : []),
  ].join('; ');
}
