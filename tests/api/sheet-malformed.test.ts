/** Operations that a faulty application sends: each is told beside its event, and none stops the others. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#shared/contract/index.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { callUntyped, startApi } from '#tests/support/api.ts';
import { createSheetTeams, type SheetTeams } from '#tests/support/sheet-matches.ts';
import {
  clockMark,
  confirmationOf,
  correctionOf,
  endOf,
  eventOf,
  newPlayerOf,
  outcomesOf,
  presenceOf,
  remarkOf,
  type SentOperation,
  shirtOf,
} from '#tests/support/sheet-operations.ts';
import { readItemsOf } from '#tests/support/stored-sheets.ts';

const post = ({ id }: { id: number }, body: object | string) =>
  callUntyped('POST /matches/{id}/sheet/operations', {
    as: 'admin',
    params: { id },
    rawBody: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function sendUnchecked(match: { id: number }, operations: readonly object[]) {
  const { status, body } = await post(match, { operations });
  expect(status).toBe(200);
  return body as ResponseOf<Api['POST /matches/{id}/sheet/operations']>;
}

let teams: SheetTeams;
let matchOfMalformedBodies: Match;
beforeAll(async () => {
  await startApi();
  teams = await createSheetTeams();
  matchOfMalformedBodies = await teams.scheduleMatch();
});

describe('a wrong field', () => {
  test('of an operation of any kind is told beside it, and the others are recorded', async () => {
    const { home, homePlayers } = teams;
    const match = await teams.scheduleMatch();
    const [player] = homePlayers;
    const faulty: readonly (readonly [field: string, operation: object])[] = [
      ['format', { ...clockMark('start'), format: 2 }],
      ['ageSeconds', { ...clockMark('start'), ageSeconds: undefined }],
      ['kind', { ...clockMark('start'), kind: 'foul' }],
      ['unknownField', { ...clockMark('start'), unknownField: 1 }],
      ['action', { ...clockMark('start'), action: 'stop' }],
      ['playerIds.0', presenceOf(home.id, [0])],
      ['playerId', { ...shirtOf(player, 44), playerId: 0 }],
      ['firstName', { ...newPlayerOf(home), firstName: ' ' }],
      ['minute', eventOf(player, { minute: 0 })],
      ['remove', { ...correctionOf(eventOf(player), { minute: 3 }), remove: false }],
      ['walkover', { ...endOf(), walkover: 'nobody' }],
      ['observation', remarkOf('')],
      ['side', { ...confirmationOf('home'), side: 'left' }],
    ];
    const [first, last] = [eventOf(homePlayers[0]), eventOf(homePlayers[1])];
    const sent = [first, ...faulty.map(([, operation]) => operation as SentOperation), last];
    const { results, sheet } = await sendUnchecked(match, sent);
    expect(results.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
    expect(outcomesOf({ results })).toEqual(['applied', ...faulty.map(() => 'refused'), 'applied']);
    for (const [at, [field]] of faulty.entries()) {
      expect(results[at + 1]?.message).toMatch(
        /^La aplicación mandó mal esta anotación \(.*: .*\): anotala de nuevo\.$/,
      );
      expect(results[at + 1]?.message).toContain(`(${field}: `);
    }
    expect(sheet?.match.scoreDisplay).toBe('2 - 0');
    expect((await readItemsOf(match)).filter(({ pk }) => pk.startsWith('OP#'))).toHaveLength(2);
  });

  test('of an operation that is known already changes nothing, and is answered as the operation was', async () => {
    const match = await teams.scheduleMatch();
    const [early, goal] = [clockMark('pause'), eventOf(teams.homePlayers[0])];
    const first = await sendUnchecked(match, [early, goal]);
    const again = await sendUnchecked(match, [
      { ...early, action: 'x' },
      { ...goal, minute: 'x' },
    ]);
    expect(again.results).toEqual(first.results);
    expect(again.sheet?.events).toMatchObject([{ minute: 5 }]);
  });
});

test('an id that several operations of one request have names the first sound one of them', async () => {
  const { homePlayers, awayPlayers } = teams;
  const match = await teams.scheduleMatch();
  const goal = eventOf(homePlayers[0]);
  const other = { ...eventOf(awayPlayers[0]), id: goal.id };
  const sent = await sendUnchecked(match, [{ ...goal, minute: 0 }, goal, goal, other, { ...goal, minute: 0 }]);
  expect(outcomesOf(sent)).toEqual(['refused', 'applied', 'applied', 'applied', 'applied']);
  expect(sent.results.slice(1)).toEqual(
    Array.from({ length: 4 }, () => ({ id: goal.id, outcome: 'applied', message: '' })),
  );
  expect(sent.sheet?.match.scoreDisplay).toBe('1 - 0');
});

test.each([
  ['no JSON', '{"operations":['],
  ['a list', []],
  ['no operations', {}],
  ['operations that are null', { operations: null }],
  ['operations that are no list', { operations: { 0: clockMark('start') } }],
  ['an empty list', { operations: [] }],
  ['51 operations', { operations: Array.from({ length: 51 }, () => clockMark('start')) }],
  ['an unknown field', { operations: [clockMark('start')], force: true }],
  ['null in the list', { operations: [clockMark('start'), null] }],
  ['a number in the list', { operations: [clockMark('start'), 3] }],
  ['a list in the list', { operations: [clockMark('start'), []] }],
  ['an operation without an id', { operations: [clockMark('start'), { ...clockMark('pause'), id: undefined }] }],
  ['an id that is no uuid', { operations: [clockMark('start'), { ...clockMark('pause'), id: '7' }] }],
])('a body with %s is 400, and nothing of it is recorded', async (_what, body) => {
  expect((await post(matchOfMalformedBodies, body)).status).toBe(400);
  expect(await readItemsOf(matchOfMalformedBodies)).toEqual([]);
});
