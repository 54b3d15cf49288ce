/** Presents match events with the names of their player and team. */
import { type MatchEvent, storedEvent } from '#shared/domain/schemas/match-event.ts';
import { eventIcons, formatMinute } from '#shared/text/events.ts';
import { pickFields } from '../http/pick-fields.ts';
import type { StoredEvent } from '../table/events.ts';
import { readPlayersById, type StoredPlayer } from '../table/players.ts';
import { readTeamsById } from '../table/teams.ts';

export async function presentEvents(events: readonly StoredEvent[]): Promise<MatchEvent[]> {
  const [players, teams] = await Promise.all([
    readPlayersById(new Set(events.map(({ playerId }) => playerId))),
    readTeamsById(new Set(events.map(({ teamId }) => teamId))),
  ]);
  return events.map((event) => presentEvent(event, players, teams));
}

export function presentEvent(
  event: StoredEvent,
  players: ReadonlyMap<number, Pick<StoredPlayer, 'firstName' | 'lastName'>>,
  teams: ReadonlyMap<number, { readonly name: string }>,
): MatchEvent {
  const { firstName = 'Jugador', lastName = 'desconocido' } = players.get(event.playerId) ?? {};
  const teamName = teams.get(event.teamId)?.name ?? 'Equipo Desconocido';
  return {
    ...pickFields(storedEvent, event),
    player: { firstName, lastName },
    team: { name: teamName },
    eventIcon: eventIcons[event.eventType],
    playerDisplayName: `${firstName} ${lastName}`,
    teamName,
    minuteFormatted: formatMinute(event.minute),
  };
}

export async function presentOneEvent(event: StoredEvent): Promise<MatchEvent> {
  const [presented] = await presentEvents([event]);
  return presented as MatchEvent;
}
