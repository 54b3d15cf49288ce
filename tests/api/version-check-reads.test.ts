/** A save reads no current copy unless it is refused with 412, and no booked day unless a booking moves. */
import { beforeAll, expect, test } from 'vitest';
import { documentClient } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { call, callUntyped, startApi } from '#tests/support/api.ts';
import { createMatch, editMatch, expectOk, matchFormBodyOf, saveScore } from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';

type Key = { readonly pk: string; readonly sk: string };
interface ReadCommandInput {
  readonly Key?: Key;
  readonly RequestItems?: Record<string, { readonly Keys?: readonly Key[] }>;
}

/** The keys of all items that were read, one by one or in a batch. */
const keysOfReadItems: string[] = [];
const formatItemKey = ({ pk, sk }: Key): string => `${pk} ${sk}`;

beforeAll(async () => {
  await startApi();
  documentClient().middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const { Key, RequestItems = {} } = args.input as ReadCommandInput;
        const asked = Key ? [Key] : Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys);
        if (/^(Get|BatchGet)/.test(commandName ?? '')) keysOfReadItems.push(...asked.map(formatItemKey));
        return next(args);
      },
    { name: 'reads', step: 'initialize' },
  );
});

/** How often `run` reads the item with the key. */
async function countReadsOfItem(key: Key, run: () => Promise<unknown>): Promise<number> {
  keysOfReadItems.length = 0;
  await run();
  return keysOfReadItems.filter((each) => each === formatItemKey(key)).length;
}

const teamKey = (id: number | null) => keys.entity('TEAM', id ?? 0);

test('saving the score of a match in play reads each of its teams once, for the answer', async () => {
  const match = await createMatch({ status: 'in_progress' });
  const { version } = match;
  expect(
    await countReadsOfItem(teamKey(match.homeTeamId), async () => expectOk(await saveScore(match, '1-0', { version }))),
  ).toBe(1);
});

test('saving a score reads no booked day, and moving the match reads it', async () => {
  const match = await createMatch();
  const bookedDay = keys.bookingsOfDay('TEAM', match.homeTeamId ?? 0, match.matchDate);
  expect(await countReadsOfItem(bookedDay, async () => expectOk(await saveScore(match, '1-0')))).toBe(0);
  const move = async () => expectOk(await editMatch(match, { matchTime: '09:15' }));
  expect(await countReadsOfItem(bookedDay, move)).toBeGreaterThan(0);
});

test('changing a match reads each of its teams once, for the answer', async () => {
  const match = await createMatch();
  const { version } = match;
  const change = async () => expectOk(await editMatch(match, { version, location: 'Polideportivo' }));
  expect(await countReadsOfItem(teamKey(match.homeTeamId), change)).toBe(1);
});

test('deleting a match reads no team', async () => {
  const match = await createMatch();
  const remove = () => call('DELETE /matches/{id}', { as: 'admin', params: { id: match.id } });
  expect(await countReadsOfItem(teamKey(match.homeTeamId), remove)).toBe(0);
});

test('changing an event reads its player once, for the answer; deleting it never', async () => {
  const match = await createMatch({ status: 'in_progress' });
  const player = await createPlayer({ id: match.homeTeamId ?? 0 });
  const { id } = await createMatchEvent(match, player, 'yellowcard');
  const change = (method: 'PUT' | 'DELETE') => () =>
    callUntyped(`${method} /matchevents/{id}`, {
      as: 'admin',
      params: { id },
      ...(method === 'PUT' && { body: { eventType: 'yellowcard', minute: 3 } }),
    });
  expect(await countReadsOfItem(keys.playerRef(player.id), change('PUT'))).toBe(1);
  expect(await countReadsOfItem(keys.playerRef(player.id), change('DELETE'))).toBe(0);
});

test('a refused change of a match reads each team once, for the current copy', async () => {
  const match = await createMatch();
  const stale = () =>
    callUntyped('PUT /matches/{id}', {
      as: 'admin',
      params: { id: match.id },
      body: { ...matchFormBodyOf(match), version: 99 },
    });
  expect(await countReadsOfItem(teamKey(match.homeTeamId), stale)).toBe(1);
});
