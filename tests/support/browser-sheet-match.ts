/** A whole match with 25 goals and cards, as it is recorded on the live sheet and as the API tells it afterwards. */
import type { Page } from 'playwright-core';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { sheetParts } from './browser-sheet.ts';
import { waitForText } from './browser-steps.ts';
import type { OwnTournament } from './own-tournament.ts';
import { expectOk } from './web-client.ts';

/** An event of the match: the team by its place in the tournament, and the shirt number; null for a goal without one. */
export interface PlayedEvent {
  readonly team: 0 | 1;
  readonly eventType: EventType;
  readonly player: number | null;
}

/** Each round's card is another player's, so that the sheet has nothing to ask. */
const pattern: readonly (Omit<PlayedEvent, 'player'> & { readonly players: readonly (number | null)[] })[] = [
  { team: 0, eventType: 'goal', players: [9] },
  { team: 1, eventType: 'goal', players: [2] },
  { team: 1, eventType: 'yellowcard', players: [3, 7, 1, 2] },
  { team: 0, eventType: 'goal', players: [null] },
  { team: 0, eventType: 'bluecard', players: [2, 3, 12] },
  { team: 1, eventType: 'owngoal', players: [8] },
  { team: 1, eventType: 'redcard', players: [9, 12, 8] },
];

/** 25 events: goals with and without a scorer, own goals and every card, for both teams. */
export const wholeMatch: readonly PlayedEvent[] = Array.from({ length: 25 }, (_, at) => {
  const { players, ...event } = pattern[at % pattern.length] as (typeof pattern)[number];
  return { ...event, player: players[Math.floor(at / pattern.length) % players.length] ?? null };
});

/** The goals of each team by these events. */
export function scoreOfEvents(events: readonly PlayedEvent[]): readonly [number, number] {
  const goals = (team: number) =>
    events.filter((event) =>
      event.eventType === 'goal' ? event.team === team : event.eventType === 'owngoal' && event.team !== team,
    ).length;
  return [goals(0), goals(1)];
}

const cardNames = { owngoal: 'En contra', bluecard: 'Azul', yellowcard: 'Amarilla', redcard: 'Roja' } as const;

/** Records the events one after the other, and waits until each is confirmed on the screen. */
export async function recordEvents(page: Page, own: OwnTournament, events: readonly PlayedEvent[]): Promise<void> {
  const sheet = sheetParts(page);
  for (const { team, eventType, player } of events) {
    const name = own.teams[team].name;
    if (eventType === 'goal') await sheet.goal(name).tap();
    else await sheet.card(name, cardNames[eventType]).tap();
    if (player === null) await sheet.named('Poner el autor después').tap();
    else await sheet.player(player).tap();
    await sheet.goal(name).waitFor();
    await waitForText(sheet.lastEvent, player === null ? /sin autor$/ : new RegExp(`· ${player} `));
  }
}

/** The events of a match as the API tells them, in the order in which they were recorded. */
export async function readEvents(own: OwnTournament, matchId: number): Promise<PlayedEvent[]> {
  const { events } = await expectOk(own.api('GET /matches/{id}/detail', { params: { id: matchId } }));
  return [...events]
    .sort((a, b) => a.id - b.id)
    .map(({ teamId, eventType, playerId }) => ({
      team: teamId === own.teams[0].id ? 0 : 1,
      eventType,
      player: own.squads.flat().find(({ id }) => id === playerId)?.jerseyNumber ?? null,
    }));
}
