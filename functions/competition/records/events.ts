/** Match events in the table: stored under their match, found by id through a pointer, and noted under their player. */

import { limits } from '#shared/domain/limits.ts';
import { compareByMinute } from '#shared/domain/matches/running-score.ts';
import type { StoredEventFields } from '#shared/domain/schemas/match-event.ts';
import { tooManyEventsText } from '#shared/text/too-many-events.ts';
import { notFoundProblem, Problem } from '../../platform/problem.ts';
import {
  type Authorship,
  sameVersionCondition,
  stampsOfNewItem,
  stampsOfNextVersion,
} from '../../platform/table/authorship.ts';
import { listItemsByKind } from '../../platform/table/by-kind.ts';
import { batchGet, getItem, queryAll, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { StoredItem } from '../../platform/table/entities.ts';
import { type Key, keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import { deletedVersionCondition, noteDeletionWrite } from './deletions.ts';

interface EventPlace {
  readonly tournamentId: number;
  /** The sheet's operation that recorded the event, and when that was made; absent in other events. */
  readonly operationId?: string | undefined;
  readonly recordedAt?: string | undefined;
}
export type StoredEvent = StoredItem<StoredEventFields & EventPlace>;
type EventFields = Omit<StoredEventFields, 'version'> & EventPlace;

export async function findEvent(id: number): Promise<StoredEvent | undefined> {
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
  return found.sort(compareByMinute);
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

export const readEventIdFromKey = (sk: string): number => Number(sk.split('#').at(-1));

/** The events of every tournament by id, after `afterId`; they come from an index that may lag by a moment. */
export const listAllEvents = (afterId: number, limit: number): Promise<StoredEvent[]> =>
  listItemsByKind<StoredEvent>('EVENT', afterId, limit);

export function prepareEventCreation(fields: EventFields, author: Authorship) {
  const stored = newEvent(fields, author);
  return { stored, writes: addEventWrites(stored, {}) };
}

/** The writes that add new events to one match; none for no events. */
export function eventsCreationWrites(events: readonly EventFields[], author: Authorship): TableWrite[] {
  const [first] = events;
  if (!first) return [];
  const items = events.flatMap((fields) => itemWritesOfEvent(newEvent(fields, author), {}));
  return [...items, countEventsWrite(first, events.length)];
}

function newEvent(fields: EventFields, author: Authorship): StoredEvent {
  const key = keys.event(fields.tournamentId, fields.matchId, fields.id);
  return { ...fields, ...key, kind: 'EVENT', ...stampsOfNewItem(author) } as StoredEvent;
}

/** The writes that bring a deleted event back as it was, under its next version; refused unless that version was deleted. */
export function prepareEventRestoration(deleted: StoredEvent, author: Authorship) {
  const stored: StoredEvent = { ...deleted, ...stampsOfNextVersion(deleted, author) };
  return { stored, writes: addEventWrites(stored, deletedVersionCondition(deleted.version)) };
}

const addEventWrites = (stored: StoredEvent, ofPointer: object): TableWrite[] => [
  ...itemWritesOfEvent(stored, ofPointer),
  countEventsWrite(stored, 1),
];

function itemWritesOfEvent(stored: StoredEvent, ofPointer: object): TableWrite[] {
  const { id, tournamentId, matchId, createdAt, createdBy, updatedAt, updatedBy, version } = stored;
  const stamps = { createdAt, createdBy, updatedAt, updatedBy, version };
  return [
    { put: stored, condition: 'attribute_not_exists(pk)' },
    { put: { ...keys.eventRef(id), tournamentId, matchId, ...stamps }, ...ofPointer },
    ...notePlayerWrites(stored),
  ];
}

/** Counts `added` more events of a match; refused when that are too many. */
const countEventsWrite = ({ tournamentId, matchId }: EventFields, added: number): TableWrite => ({
  update: keys.eventCount(tournamentId, matchId),
  set: 'ADD n :added',
  condition: 'attribute_not_exists(n) OR n <= :room',
  values: { ':added': added, ':room': limits.eventsOfMatch - added },
  otherwise: () => new Problem('conflict', tooManyEventsText),
});

export function prepareEventReplacement(before: StoredEvent, fields: Partial<EventFields>, author: Authorship) {
  const stored: StoredEvent = { ...before, ...fields, ...stampsOfNextVersion(before, author) };
  const isSamePlayer = stored.playerId === before.playerId;
  const notes = isSamePlayer ? [] : [...forgetPlayerWrites(before), ...notePlayerWrites(stored)];
  const writes: TableWrite[] = [{ put: stored, ...sameVersionCondition(before) }, ...notes];
  return { stored, writes };
}

/** A goal whose scorer is not known is noted under nobody. */
const notePlayerWrites = ({ id, playerId, tournamentId, matchId, ...stamps }: StoredEvent): TableWrite[] => {
  const { createdAt, createdBy, updatedAt, updatedBy, version } = stamps;
  const note = { tournamentId, matchId, createdAt, createdBy, updatedAt, updatedBy, version };
  return playerId === 0 ? [] : [{ put: { ...keys.playerEvent(playerId, id), ...note } }];
};

const forgetPlayerWrites = ({ id, playerId }: StoredEvent): TableWrite[] =>
  playerId === 0 ? [] : [{ remove: keys.playerEvent(playerId, id) }];

export function deleteEventWrites(event: StoredEvent, author: Authorship): TableWrite[] {
  const { tournamentId, matchId } = event;
  const count: TableWrite = {
    update: keys.eventCount(tournamentId, matchId),
    set: 'ADD n :less',
    values: { ':less': -1 },
  };
  return [...deleteEventWithMatchWrites(event, author, sameVersionCondition(event)), count];
}

/** The writes that delete an event without lowering the match's event count: for deleting the match itself. */
export function deleteEventWithMatchWrites(
  event: StoredEvent,
  author: Authorship,
  condition: object = {},
): TableWrite[] {
  const { pk, sk, id } = event;
  return [
    { remove: { pk, sk }, ...condition },
    noteDeletionWrite(keys.eventRef(id), event, author),
    ...forgetPlayerWrites(event),
  ];
}
