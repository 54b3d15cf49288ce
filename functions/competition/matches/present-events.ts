/** Presents match events with the names of their player and team. */
import { type MatchEvent, storedEvent } from '#shared/domain/schemas/match-event.ts';
import { eventIcons, formatMinute } from '#shared/text/event-labels.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import type { StoredEvent } from '../records/events.ts';
import { readPlayersById, type StoredPlayer, withPublicNames } from '../records/players.ts';
import { readTeamsById } from '../records/teams.ts';

type NamedPlayers = ReadonlyMap<number, Pick<StoredPlayer, 'firstName' | 'lastName'>>;
type NamedTeams = ReadonlyMap<number, { readonly name: string }>;

/** Reads only those players and teams that are not among the known ones, with the names that everybody may know. */
export async function presentEvents(
  events: readonly StoredEvent[],
  known: { readonly players: NamedPlayers; readonly teams: NamedTeams } = { players: new Map(), teams: new Map() },
): Promise<MatchEvent[]> {
  const playerIds = events.map(({ playerId }) => playerId).filter((id) => id !== 0 && !known.players.has(id));
  const teamIds = events.map(({ teamId }) => teamId).filter((id) => !known.teams.has(id));
  const [players, teams] = await Promise.all([readPlayersById(new Set(playerIds)), readTeamsById(new Set(teamIds))]);
  const [allPlayers, allTeams] = [
    new Map([...known.players, ...withPublicNames(players)]),
    new Map([...known.teams, ...teams]),
  ];
  return events.map((event) => presentEvent(event, allPlayers, allTeams));
}

/** Nobody: a goal whose scorer is not known. */
const noPlayer = { firstName: '', lastName: '' };
const deletedPlayer = { firstName: 'Jugador', lastName: 'desconocido' };

export function presentEvent(event: StoredEvent, players: NamedPlayers, teams: NamedTeams): MatchEvent {
  const { firstName, lastName } = event.playerId === 0 ? noPlayer : (players.get(event.playerId) ?? deletedPlayer);
  const teamName = teams.get(event.teamId)?.name ?? 'Equipo Desconocido';
  return {
    ...pickFields(storedEvent, event),
    player: { firstName, lastName },
    team: { name: teamName },
    eventIcon: eventIcons[event.eventType],
    playerDisplayName: `${firstName} ${lastName}`.trim(),
    teamName,
    minuteFormatted: formatMinute(event.minute),
  };
}

export async function presentOneEvent(event: StoredEvent): Promise<MatchEvent> {
  const [presented] = await presentEvents([event]);
  return presented as MatchEvent;
}
