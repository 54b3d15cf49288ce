/** Matches told in a line each, with what happened in them: 'Norte 2-1 Sur | Perez of Norte goal 5' | Ruiz v Sosa'. */
import { countFigures, type FiguresInput, rankFigures } from '#shared/domain/figures.ts';
import type { CountedEvent } from '#shared/domain/played-events.ts';
import type { Match, Walkover } from '#shared/domain/schemas/match.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { Figures, Rankings } from '#shared/domain/schemas/statistics.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aMatch, aTeam } from '../support/builders.ts';

const players: string[] = [];
/** The same name is always the same player; ids follow the order in which names are first said. */
export function playerId(name: string): number {
  if (!players.includes(name)) players.push(name);
  return players.indexOf(name) + 1;
}

const types: { readonly [word: string]: EventType } = {
  goal: 'goal',
  'own goal': 'owngoal',
  blue: 'bluecard',
  yellow: 'yellowcard',
  red: 'redcard',
};

/** Everything in the order it is told; `rules` and names of players who are gone may be given. */
export function figuresOf(told: string, more: Partial<FiguresInput> = {}): Figures {
  const lines = told
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stories = lines.map(storyOf);
  const matches = stories.map(({ match }) => match);
  const teams = [...new Map(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]).map((t) => [t.id, t]))];
  return countFigures({
    matches,
    events: stories.flatMap(({ events }) => events),
    playerNames: new Map(players.map((name, at) => [at + 1, name])),
    teams: teams.map(([, team]) => team as typeof team & { id: number }),
    rules: defaultRules,
    ...more,
  });
}

export const rankingsOf = (told: string, more: Partial<FiguresInput> = {}): Rankings =>
  rankFigures(figuresOf(told, more));

let eventsMade = 0;

/** 'Norte 2-1 Sur (playoff, penalties 4-2) | Perez of Norte goal 5', … | Ruiz v Sosa' */
function storyOf(line: string): { match: Match; events: CountedEvent[] } {
  const [result = '', happened = '', keepers = ''] = line.split('|').map((part) => part.trim());
  const [, home = '', score = '', away = '', remarks = ''] = /^(\S+) (\d+-\d+) (\S+)(?: \((.+)\))?$/.exec(result) ?? [];
  if (!home) throw new Error(`Not a result: '${result}'`);
  const [homeKeeper = '', awayKeeper = ''] = keepers.split(' v ');
  const match = aMatch({
    home,
    away,
    score,
    ...remarksOf(remarks, home, away),
    homeGoalkeeperId: keeperId(homeKeeper),
    awayGoalkeeperId: keeperId(awayKeeper),
  });
  const events = happened === '' ? [] : happened.split(', ').map((event) => eventOf(match.id, event));
  return { match, events };
}

const keeperId = (name: string): number => (name === '' || name === 'nobody' ? 0 : playerId(name));

function remarksOf(remarks: string, home: string, away: string) {
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

/** 'Perez of Norte own goal 12'. */
function eventOf(matchId: number, told: string): CountedEvent {
  const [, player = '', team = '', word = '', minute = ''] = /^(\S+) of (\S+) (.+) (\d+)'?$/.exec(told) ?? [];
  const eventType = types[word];
  if (!eventType) throw new Error(`Not an event: '${told}'`);
  eventsMade += 1;
  return {
    id: eventsMade,
    matchId,
    eventType,
    minute: Number(minute),
    playerId: playerId(player),
    teamId: aTeam(team).id,
  };
}
