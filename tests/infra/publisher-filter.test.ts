/**
 * Which changes of the table invoke the publisher: those of items that published documents show, wakes and the background
 * work, never those of what it stores about its own publications.
 */
import { describe, expect, test } from 'vitest';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import { publisherStreamFilter } from '#infra/constructs/stream.ts';
import { createEventFilter } from '#infra/local/stream/event-filter.ts';

const invokesPublisher = createEventFilter(publisherStreamFilter.map((pattern) => JSON.stringify(pattern)));
const streamRecordOfKey = ({ pk, sk }: Key) => ({ dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } });

describe('items that published documents show', () => {
  test.each([
    ['a match', keys.match(1, 2)],
    ['an event', keys.event(1, 2, 3)],
    ['a group', keys.group(1, 2)],
    ['a tournament', keys.entity('TOURNAMENT', 1)],
    ['a team', keys.entity('TEAM', 1)],
    ['a cancha', keys.entity('CANCHA', 1)],
    ['an official', keys.staff(0, 1)],
    ['a player', keys.player(1, 2)],
    ["a team's usual lineup", keys.teamLineup(1)],
    ['a sanction', keys.sanction(1, 2)],
    ['a bulletin', keys.bulletin(1, 2)],
    ['the settings', keys.settings()],
    ['a notice', keys.entity('NOTICE', 1)],
  ])('a change of %s invokes the publisher', (_, key) => expect(invokesPublisher(streamRecordOfKey(key))).toBe(true));
});

describe('what asks the publisher to publish', () => {
  test.each([
    ['a wake of a tournament', keys.wake(1)],
    ['a wake of what stands over all tournaments', keys.wake('ALL')],
    ["a wake of a match's page", keys.wake('MATCH#1')],
    ['the background work', keys.backgroundWork()],
  ])('a change of %s invokes the publisher', (_, key) => expect(invokesPublisher(streamRecordOfKey(key))).toBe(true));
});

describe('all other items', () => {
  test.each([
    ['a published document', keys.document(1, 'STANDINGS')],
    ['a published document over all tournaments', keys.document('ALL', 'HOME')],
    ['the number of the publication that began last', keys.begunPublication(1)],
    ['what the last completed publication left', keys.donePublication(1)],
    ["the hash of a tournament's totals", keys.totalsHash(1)],
    ['a user', keys.entity('USER', 1)],
    ["the reference to a player's team", keys.playerRef(1)],
    ['an event listed under its player', keys.playerEvent(1, 2)],
    ['the bookings', keys.bookingsOfDay('TEAM', 1, '2026-03-01')],
    ['a counter', keys.sequence('TEAM')],
  ])('a change of %s does not invoke the publisher', (_, key) =>
    expect(invokesPublisher(streamRecordOfKey(key))).toBe(false),
  );
});
