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

const pattern: readonly PlayedEvent[] = [
  { team: 0, eventType: 'goal', player: 9 },
  { team: 1, eventType: 'goal', player: 2 },
  { team: 1, eventType: 'yellowcard', player: 3 },
  { team: 0, eventType: 'goal', player: null },
  { team: 0, eventType: 'bluecard', player: 2 },
  { team: 1, eventType: 'owngoal', player: 8 },
  { team: 1, eventType: 'redcard', player: 3 },
];

/** 25 events: goals with and without a scorer, own goals and every card, for both teams. */
export const wholeMatch: readonly PlayedEvent[] = Array.from(
  { length: 25 },
  (_, at) => pattern[at % pattern.length] as PlayedEvent,
);

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
