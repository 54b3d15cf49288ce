/** The squads of a bench league, and the events of its played matches. */

import { prepareEventCreation } from '#functions/competition/records/events.ts';
import type { MatchFields } from '#functions/competition/records/matches.ts';
import { prepareMemberCreation } from '#functions/competition/records/members.ts';
import { playerStore } from '#functions/competition/records/players.ts';
import type { Authorship } from '#functions/platform/table/authorship.ts';
import type { TableWrite } from '#functions/platform/table/commit.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';

const squadSize = 12;
const idOfPlayer = (teamId: number, number: number): number => teamId * 100 + number;

/** The goalkeeper of a team: the player with shirt number 1. */
export const goalkeeperIdOf = (teamId: number | null): number => idOfPlayer(teamId ?? 0, 1);

const firstNames = ['Joaquín', 'Martín', 'Federico', 'Ezequiel', 'Nahuel', 'Matías', 'Gonzalo'];
const lastNames = [
  'Fernández',
  'Gutiérrez',
  'Ibarra',
  'Ledesma',
  'Muñoz',
  'Quiroga',
  'Rodríguez',
  'Sánchez',
  'Vázquez',
];

export function createSquadWrites(teamId: number, author: Authorship): TableWrite[] {
  return Array.from({ length: squadSize }, (_, at) => {
    const id = idOfPlayer(teamId, at + 1);
    const position = at === 0 ? 'Portero' : 'Delantero';
    const name = { firstName: firstNames[id % 7] ?? '', lastName: `${lastNames[id % 9]} ${lastNames[(id * 7) % 9]}` };
    const fields = { id, teamId, ...name, jerseyNumber: at + 1, position, dateOfBirth: '2000-01-01' };
    return prepareMemberCreation(playerStore, { ...fields, isStarter: at < 6, status: 'active', role: '' }, author)
      .writes;
  }).flat();
}

/** An event for every goal, and a card in every second match: only the items that the publisher reads. */
export function createMatchEventWrites(match: MatchFields, index: number, author: Authorship): TableWrite[] {
  if (match.status !== 'completed') return [];
  const side = (teamId: number | null, goals: number | null): [EventType, number][] =>
    Array.from({ length: goals ?? 0 }, () => ['goal', teamId ?? 0]);
  const goals = [...side(match.homeTeamId, match.homeScore), ...side(match.awayTeamId, match.awayScore)];
  const card: EventType = (['yellowcard', 'bluecard', 'redcard'] as const)[index % 3] ?? 'yellowcard';
  const cards: [EventType, number][] = index % 2 === 0 ? [[card, match.awayTeamId ?? 0]] : [];
  return [...goals, ...cards].flatMap(([eventType, teamId], at) => {
    const playerId = idOfPlayer(teamId, 2 + ((index + at * 5) % (squadSize - 1)));
    const facts = { id: match.id * 100 + at, matchId: match.id, tournamentId: match.tournamentId, playerId, teamId };
    return prepareEventCreation({ ...facts, eventType, minute: 1 + at, description: '' }, author).writes.slice(0, 1);
  });
}
