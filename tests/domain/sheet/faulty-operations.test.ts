/** Which operations of a sheet are read: a wrong field refuses its operation, whose id still says which one it was. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '#shared/domain/limits.ts';
import { type SheetOperation, sheetOperation, unreadableOperation } from '#shared/domain/schemas/sheet.ts';

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

const wrongByKind: { readonly [Kind in SheetOperation['kind']]: WrongFields } = {
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

const parts = { format: 1, id: randomUUID(), ageSeconds: 0 };
const sound: { readonly [Kind in SheetOperation['kind']]: object } = {
  presence: { teamId: 1, playerIds: [] },
  shirt: { teamId: 1, playerId: 11, jerseyNumber: 44 },
  newPlayer: { teamId: 1, firstName: 'Bruno', lastName: 'Sosa', jerseyNumber: 23 },
  clock: { action: 'start' },
  event: { teamId: 1, playerId: 11, eventType: 'goal', minute: 5 },
  correction: { operationId: randomUUID(), minute: 3 },
  end: { homePenalties: null, awayPenalties: null, walkover: null, observation: '' },
  remark: { observation: 'Faltó una red' },
  confirmation: { side: 'home', by: 'Ana Paz' },
};

test.each(Object.entries(sound))('an operation %s is refused for each wrong field', (kind, fields) => {
  const operation = { ...parts, kind, ...fields };
  expect(z.safeParse(sheetOperation, operation).success).toBe(true);
  for (const [field, ...values] of [...wrongOfAny, ...wrongByKind[kind as SheetOperation['kind']]]) {
    for (const value of values) {
      const sent = JSON.parse(JSON.stringify({ ...operation, [field]: value }));
      const [issue] = z.safeParse(sheetOperation, sent).error?.issues ?? [];
      const named = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
      expect(named, `${field}: ${JSON.stringify(value)}`).toBe(field);
      expect(z.safeParse(unreadableOperation, sent).success).toBe(true);
    }
  }
});
