/** Matches written one per line, with events and goalkeepers: 'Norte 2-1 Sur | Gil of Norte goal 5' | Ruiz v Sosa'. */

import type { EventFieldsToCount } from '#shared/domain/matches/played-events.ts';
import type { Match, Walkover } from '#shared/domain/schemas/match.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { RankingFigures, Rankings } from '#shared/domain/schemas/statistics.ts';
import {
  type CountFiguresOptions,
  countTournamentFigures,
  rankingsFromFigures,
} from '#shared/domain/statistics/figures.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aMatch, aTeam } from '../support/builders.ts';

const knownPlayerNames: string[] = [];
/** The id of a player: the same name is always the same player, and ids follow the order of first use. */
export function playerIdOf(name: string): number {
  if (!knownPlayerNames.includes(name)) knownPlayerNames.push(name);
  return knownPlayerNames.indexOf(name) + 1;
}

const eventTypes: { readonly [word: string]: EventType } = {
  goal: 'goal',
  'own goal': 'owngoal',
  blue: 'bluecard',
  yellow: 'yellowcard',
  red: 'redcard',
};

/** The figures of matches in the order written; `more` replaces input such as the rules or the known players. */
export function figuresFromNotation(text: string, more: Partial<CountFiguresOptions> = {}): RankingFigures {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const played = lines.map(parseMatchLine);
  const matches = played.map(({ match }) => match);
  const teams = [...new Map(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]).map((t) => [t.id, t]))];
  return countTournamentFigures({
    matches,
    events: played.flatMap(({ events }) => events),
    playerNames: new Map(knownPlayerNames.map((name, at) => [at + 1, name])),
    teams: teams.map(([, team]) => team as typeof team & { id: number }),
    rules: defaultRules,
    ...more,
  });
}

export const rankingsFromNotation = (text: string, more: Partial<CountFiguresOptions> = {}): Rankings =>
  rankingsFromFigures(figuresFromNotation(text, more));

let lastEventId = 0;

/** Reads a line such as 'Norte 2-1 Sur (playoff, penalties 4-2) | Perez of Norte goal 5', … | Ruiz v Sosa'. */
function parseMatchLine(line: string): { match: Match; events: EventFieldsToCount[] } {
  const [result = '', happened = '', keepers = ''] = line.split('|').map((part) => part.trim());
  const [, home = '', score = '', away = '', remarks = ''] = /^(\S+) (\d+-\d+) (\S+)(?: \((.+)\))?$/.exec(result) ?? [];
  if (!home) throw new Error(`Not a result: '${result}'`);
  const [homeKeeper = '', awayKeeper = ''] = keepers.split(' v ');
  const match = aMatch({
    home,
    away,
    score,
    ...parseMatchRemarks(remarks, home, away),
    homeGoalkeeperId: goalkeeperIdOf(homeKeeper),
    awayGoalkeeperId: goalkeeperIdOf(awayKeeper),
  });
  const events = happened === '' ? [] : happened.split(', ').map((event) => parseEventText(match.id, event));
  return { match, events };
}

const goalkeeperIdOf = (name: string): number => (name === '' || name === 'nobody' ? 0 : playerIdOf(name));

function parseMatchRemarks(remarks: string, home: string, away: string) {
  const has = (word: string) => remarks.includes(word);
  const absent: { readonly [who: string]: Walkover } = { [home]: 'home', [away]: 'away', nobody: 'both' };
  const who = /(\S+) (?:did not come|came)/.exec(remarks)?.[1];
  const day = /day (\d+)/.exec(remarks)?.[1];
  return {
    ...(has('playoff') ? { isPlayoff: true } : {}),
    ...(has('penalties') ? { penalties: /penalties (\d+-\d+)/.exec(remarks)?.[1] ?? '' } : {}),
    ...(has('in play') ? { status: 'in_progress' as const } : has('cancelled') ? { status: 'cancelled' as const } : {}),
    ...(who ? { walkover: absent[who] ?? 'both' } : {}),
    ...(day ? { matchDate: `2026-04-${day.padStart(2, '0')}` } : {}),
  };
}

/** Reads an event such as 'Perez of Norte own goal 12'. */
function parseEventText(matchId: number, text: string): EventFieldsToCount {
  const [, player = '', team = '', word = '', minute = ''] = /^(\S+) of (\S+) (.+) (\d+)'?$/.exec(text) ?? [];
  const eventType = eventTypes[word];
  if (!eventType) throw new Error(`Not an event: '${text}'`);
  lastEventId += 1;
  return {
    id: lastEventId,
    matchId,
    eventType,
    minute: Number(minute),
    playerId: playerIdOf(player),
    teamId: aTeam(team).id,
  };
}
