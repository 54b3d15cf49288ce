/** Match events in the table: stored under their match, found by id through a pointer, and noted under their player. */

import { limits } from '#shared/domain/limits.ts';
import type { EventType, StoredEventFields } from '#shared/domain/schemas/match-event.ts';
import { notFoundProblem, Problem } from '../problem.ts';
import { type Authorship, sameVersionCondition, stampsOfNewItem, stampsOfNextVersion } from './authorship.ts';
import { listItemsByKind } from './by-kind.ts';
import { batchGet, getItem, queryAll, queryPartition } from './client.ts';
import type { TableWrite } from './commit.ts';
import type { StoredItem } from './entities.ts';
import { type Key, keys, partitionKeys, sortKeyPrefixes } from './keys.ts';

export type StoredEvent = StoredItem<StoredEventFields & { readonly tournamentId: number }>;
type EventFields = Omit<StoredEventFields, 'version'> & { readonly tournamentId: number };

async function findEvent(id: number): Promise<StoredEvent | undefined> {
  const ref = await getItem<{ tournamentId: number; matchId: number }>(keys.eventRef(id));
  return ref && getItem<StoredEvent>(keys.event(ref.tournamentId, ref.matchId, id));
}

export async function getEvent(id: number): Promise<StoredEvent> {
  const event = await findEvent(id);
  if (!event) throw notFoundProblem('Evento no encontrado');
  return event;
}

/** The events of a match by minute, then in the order they were recorded. */
export async function listEventsOfMatch(tournamentId: number, matchId: number): Promise<StoredEvent[]> {
  const found = await queryPartition<StoredEvent>(
    partitionKeys.tournament(tournamentId),
    sortKeyPrefixes.eventsOf(matchId),
  );
  return found.sort((a, b) => a.minute - b.minute || a.id - b.id);
}

/** The fields of an event that documents are computed from: all but its text and stamps. */
const eventFieldsForDocuments = ['id', 'matchId', 'playerId', 'teamId', 'eventType', 'minute'] as const;
export type EventForDocuments = Pick<StoredEvent, (typeof eventFieldsForDocuments)[number]>;

/**
 * The events of every match in a tournament, in no particular order. There may be tens of thousands, so only the fields
 * that documents are computed from are read.
 */
export const listEventsOfTournament = (tournamentId: number): Promise<EventForDocuments[]> =>
  queryAll<EventForDocuments>({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
    ExpressionAttributeValues: { ':pk': partitionKeys.tournament(tournamentId), ':event': sortKeyPrefixes.event },
    ExpressionAttributeNames: Object.fromEntries(eventFieldsForDocuments.map((name) => [`#${name}`, name])),
    ProjectionExpression: eventFieldsForDocuments.map((name) => `#${name}`).join(', '),
  });

/** The ids of the matches of a tournament that have events. */
export async function listMatchesWithEvents(tournamentId: number): Promise<Set<number>> {
  const counts = await queryPartition<Key & { readonly n: number }>(
    partitionKeys.tournament(tournamentId),
    sortKeyPrefixes.eventCount,
  );
  return new Set(counts.filter(({ n }) => n > 0).map(({ sk }) => Number(sk.split('#')[1])));
}

/** The events of some players in a tournament, with any team, in no particular order. */
export async function listEventsOfPlayers(tournamentId: number, playerIds: readonly number[]): Promise<StoredEvent[]> {
  const notes = await Promise.all(
    playerIds.map((id) => queryPartition<PlayerEventPointer>(partitionKeys.playerEvents(id))),
  );
  const wanted = notes.flat().filter((note) => note.tournamentId === tournamentId);
  return batchGet<StoredEvent>(
    wanted.map(({ matchId, sk }) => keys.event(tournamentId, matchId, readEventIdFromKey(sk))),
  );
}

/** The item stored under a player that points to an event naming the player. */
interface PlayerEventPointer {
  readonly sk: string;
  readonly tournamentId: number;
  readonly matchId: number;
}

const readEventIdFromKey = (sk: string): number => Number(sk.split('#').at(-1));

/** The events of every tournament by id, after `afterId`; they come from an index that may lag by a moment. */
export const listAllEvents = (afterId: number, limit: number): Promise<StoredEvent[]> =>
  listItemsByKind<StoredEvent>('EVENT', afterId, limit);

export function prepareEventCreation(fields: EventFields, author: Authorship) {
  const { id, tournamentId, matchId, playerId } = fields;
  const stamps = stampsOfNewItem(author);
  const stored = { ...fields, ...keys.event(tournamentId, matchId, id), kind: 'EVENT', ...stamps };
  const full = () => new Problem('conflict', `Un partido tiene como máximo ${limits.eventsOfMatch} eventos.`);
  const writes: TableWrite[] = [
    { put: stored, condition: 'attribute_not_exists(pk)' },
    { put: { ...keys.eventRef(id), tournamentId, matchId, ...stamps } },
    { put: { ...keys.playerEvent(playerId, id), tournamentId, matchId, ...stamps } },
    {
      update: keys.eventCount(tournamentId, matchId),
      set: 'ADD n :one',
      condition: 'attribute_not_exists(n) OR n < :cap',
      values: { ':one': 1, ':cap': limits.eventsOfMatch },
      otherwise: full,
    },
  ];
  return { stored: stored as StoredEvent, writes };
}

export function prepareEventReplacement(before: StoredEvent, fields: Partial<EventFields>, author: Authorship) {
  const stored: StoredEvent = { ...before, ...fields, ...stampsOfNextVersion(before, author) };
  const write = { put: stored, ...sameVersionCondition(before) } satisfies TableWrite;
  return { stored, write };
}

export function writesToDeleteEvent(event: StoredEvent): TableWrite[] {
  const { tournamentId, matchId } = event;
  const count: TableWrite = {
    update: keys.eventCount(tournamentId, matchId),
    set: 'ADD n :less',
    values: { ':less': -1 },
  };
  return [...writesToDeleteEventWithMatch(event, sameVersionCondition(event)), count];
}

/** The writes that delete an event without lowering the match's event count: for deleting the match itself. */
export function writesToDeleteEventWithMatch(
  { pk, sk, id, playerId }: StoredEvent,
  condition: object = {},
): TableWrite[] {
  return [
    { remove: { pk, sk }, ...condition },
    { remove: keys.eventRef(id) },
    { remove: keys.playerEvent(playerId, id) },
  ];
}

/** The goals of each side by the match's events; an own goal counts for the other side. */
export function countGoalsOfSides(
  events: readonly { eventType: EventType; teamId: number }[],
  homeTeamId: number | null,
): { home: number; away: number } {
  const forHome = ({ eventType, teamId }: { eventType: EventType; teamId: number }) =>
    (teamId === homeTeamId) === (eventType === 'goal');
  const goals = events.filter(({ eventType }) => eventType === 'goal' || eventType === 'owngoal');
  const home = goals.filter(forHome).length;
  return { home, away: goals.length - home };
}
