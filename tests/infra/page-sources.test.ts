/** Which changes of the table wake the publisher: those of what pages show, never those of the pages themselves. */
import { describe, expect, test } from 'vitest';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import { publisherFilter } from '#infra/constructs/stream.ts';
import { eventFilter } from '#infra/local/stream/event-filter.ts';

const wakes = eventFilter(publisherFilter.patterns.map((pattern) => JSON.stringify(pattern)));
const change = ({ pk, sk }: Key) => ({ dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } });

describe('wakes it', () => {
  test.each([
    ['a match', keys.match(1, 2)],
    ['an event', keys.event(1, 2, 3)],
    ['a group', keys.group(1, 2)],
    ['a tournament', keys.entity('TOURNAMENT', 1)],
    ['a team', keys.entity('TEAM', 1)],
    ['a cancha', keys.entity('CANCHA', 1)],
    ['an official', keys.staff(0, 1)],
    ['a player', keys.player(1, 2)],
    ['the settings', keys.settings()],
  ])('%s', (_, key) => expect(wakes(change(key))).toBe(true));
});

describe('does not wake it', () => {
  test.each([
    ['a page', keys.page(1, 'STANDINGS')],
    ['a page over everything', keys.page('ALL', 'HOME')],
    ['a ticket', keys.ticket(1)],
    ['a user', keys.entity('USER', 1)],
    ["a team's usual lineup", keys.teamLineup(1)],
    ['where a player is found', keys.playerRef(1)],
    ['what is noted at a player', keys.playerEvent(1, 2)],
    ['the day book', keys.bookDay('TEAM', 1, '2026-03-01')],
    ['a counter', keys.sequence('TEAM')],
  ])('%s', (_, key) => expect(wakes(change(key))).toBe(false));
});
