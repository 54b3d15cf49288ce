/** Operations that a faulty application sends: each is told beside its event, and none stops the others. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import type { OperationResult } from '#shared/domain/schemas/sheet.ts';
import { callUntyped, startApi } from '#tests/support/api.ts';
import {
  clockMark,
  confirmationOf,
  correctionOf,
  createMatchDay,
  endOf,
  eventOf,
  newPlayerOf,
  outcomesOf,
  presenceOf,
  readSheet,
  remarkOf,
  type SentOperation,
  sendOperations,
  shirtOf,
} from '#tests/support/sheet-operations.ts';
import { readItemsOf } from '#tests/support/stored-sheets.ts';

beforeAll(startApi);

type WrongFields = readonly (readonly [field: string, ...values: unknown[]])[];
const tooManyIds = Array.from({ length: limits.squadSizeMax + 1 }, (_, at) => at + 1);
const notIds = [0, -1, 1.5, '1', null, undefined, [], 2 ** 53];
/** Negative ones down to this are players whom a device has added. */
const lowestPlayer = -(2 ** 48);
const notPlayers = notIds.map((id) => (id === -1 ? lowestPlayer - 1 : id));

const wrongOfAny: WrongFields = [
  ['format', 0, 2, '1', null, undefined],
  ['ageSeconds', -1, 0.5, '5', null, undefined, 31_536_001],
  ['kind', 'foul', 3, null, undefined],
  ['unknownField', 1],
];

const wrongByKind: { readonly [Kind in SentOperation['kind']]: WrongFields } = {
  presence: [
    ['teamId', ...notIds],
    ['playerIds', null, undefined, 3, 'uno', [0], ['1'], [1, 1], tooManyIds],
  ],
  shirt: [
    ['teamId', ...notIds],
    ['playerId', ...notPlayers],
    ['jerseyNumber', 0, 100, 1.5, '9', null, undefined],
  ],
  newPlayer: [
    ['teamId', ...notIds],
    ['firstName', '', ' ', 1, null, undefined, 'a'.repeat(limits.nameLength + 1)],
    ['lastName', '', ' ', 1, null, undefined, 'a'.repeat(limits.nameLength + 1)],
    ['jerseyNumber', 0, 100, 1.5, '9', null, undefined],
  ],
  clock: [['action', 'stop', '', 1, null, undefined]],
  event: [
    ['teamId', ...notIds],
    ['playerId', lowestPlayer - 1, 1.5, '1', null, undefined],
    ['eventType', 'Goal', 'foul', 1, null, undefined],
    ['minute', 0, -1, 1.5, 201, '5', undefined],
  ],
  correction: [
    ['operationId', 'x', 1, null],
    ['eventId', 0, '1', null],
    ['remove', false, 1, null],
    ['teamId', 0, '1', null],
    ['playerId', lowestPlayer - 1, '1', null],
    ['eventType', 'foul', null],
    ['minute', 0, 201, '5'],
  ],
  end: [
    ['homePenalties', -1, 100, '4', undefined],
    ['awayPenalties', -1, 0.5, true, undefined],
    ['walkover', 'nobody', '', 1, undefined],
    ['observation', 1, null, undefined, 'a'.repeat(limits.descriptionLength + 1)],
  ],
  remark: [['observation', '', ' ', 1, null, undefined, 'a'.repeat(limits.descriptionLength + 1)]],
  confirmation: [
    ['side', 'left', '', 1, null, undefined],
    ['by', '', 1, null, undefined, 'a'.repeat(limits.nameLength + 1)],
  ],
};

const post = ({ id }: { id: number }, body: object | string) =>
  callUntyped('POST /matches/{id}/sheet/operations', {
    as: 'admin',
    params: { id },
    rawBody: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function resultsOf(match: { id: number }, operations: readonly object[]): Promise<readonly OperationResult[]> {
  const { status, body } = await post(match, { operations });
  expect(status).toBe(200);
  return (body as { results: OperationResult[] }).results;
}

describe('a wrong field', () => {
  test.each(Object.entries(wrongByKind))(
    'of an operation %s is told beside it, and the others are recorded',
    async (kind, wrong) => {
      const { match, home, homePlayers } = await createMatchDay();
      const sound = [
        presenceOf(home.id, []),
        shirtOf(homePlayers[0], 44),
        newPlayerOf(home),
        clockMark('start'),
        eventOf(homePlayers[0]),
        correctionOf(eventOf(homePlayers[0]), { minute: 3 }),
        endOf(),
        remarkOf('Faltó una red'),
        confirmationOf('home'),
      ].find((operation) => operation.kind === kind);
      const faulty = [...wrongOfAny, ...wrong].flatMap(([field, ...values]) =>
        values.map((value) => ({ field, operation: { ...sound, id: randomUUID(), [field]: value } })),
      );
      const goals = [eventOf(homePlayers[0]), eventOf(homePlayers[1])] as const;
      const results = await resultsOf(match, [goals[0], ...faulty.map(({ operation }) => operation), goals[1]]);
      expect(results.map(({ id }) => id)).toEqual([
        goals[0].id,
        ...faulty.map(({ operation }) => operation.id),
        goals[1].id,
      ]);
      expect(outcomesOf({ results })).toEqual(['applied', ...faulty.map(() => 'refused'), 'applied']);
      for (const [at, { field }] of faulty.entries()) {
        expect(results[at + 1]?.message).toMatch(
          new RegExp(`^La aplicación mandó mal esta anotación \\(${field}[.:].*\\): anotala de nuevo\\.$`),
        );
      }
      expect((await readSheet(match)).match.scoreDisplay).toBe('2 - 0');
      expect((await readItemsOf(match)).filter(({ pk }) => pk.startsWith('OP#'))).toHaveLength(2);
    },
  );

  test('of an operation that is known already changes nothing, and is answered as the operation was', async () => {
    const { match, homePlayers } = await createMatchDay();
    const [early, goal] = [clockMark('pause'), eventOf(homePlayers[0])];
    const { results } = await sendOperations(match, [early, goal]);
    expect(
      await resultsOf(match, [
        { ...early, action: 'x' },
        { ...goal, minute: 'x' },
      ]),
    ).toEqual(results);
    expect((await readSheet(match)).events).toMatchObject([{ minute: 5 }]);
  });
});

describe('an id that several operations of one request have', () => {
  test('names the first of them', async () => {
    const { match, homePlayers, awayPlayers } = await createMatchDay();
    const goal = eventOf(homePlayers[0]);
    const other = { ...eventOf(awayPlayers[0]), id: goal.id };
    const results = await resultsOf(match, [goal, goal, other, { ...goal, minute: 0 }]);
    expect(results).toEqual(Array.from({ length: 4 }, () => ({ id: goal.id, outcome: 'applied', message: '' })));
    expect((await readSheet(match)).match.scoreDisplay).toBe('1 - 0');
  });

  test('names the sound one after a faulty one', async () => {
    const { match, homePlayers } = await createMatchDay();
    const goal = eventOf(homePlayers[0]);
    expect(outcomesOf({ results: await resultsOf(match, [{ ...goal, minute: 0 }, goal]) })).toEqual([
      'refused',
      'applied',
    ]);
  });
});

let matchOfMalformedBodies: Awaited<ReturnType<typeof createMatchDay>>['match'];
beforeAll(async () => {
  matchOfMalformedBodies = (await createMatchDay()).match;
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
