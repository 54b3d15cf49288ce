import { createHash, createHmac } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { aMatchOf, createTeam, createTeams, createTournament } from '#tests/support/given.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { aLeagueOfFour, playoffsForm } from '#tests/support/playoffs.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
});

const creating = allRoutes.filter(({ route }) => route.status === 201).map(({ key }) => key);

let peopleMade = 0;
const known = samples as Record<string, object>;

/** What can be asked: a good body, and for the knock-out a league it can be generated from. */
async function askingFor(key: RouteKey): Promise<{ body: object; params?: { id: number } }> {
  if (key !== 'POST /tournaments/{id}/generate-playoffs') return { body: await aBodyFor(key) };
  const { tournament } = await aLeagueOfFour();
  return { body: playoffsForm(), params: { id: tournament.id } };
}

/** A body that can be created: what the good one of the contract clashes with is made anew. */
async function aBodyFor(key: RouteKey): Promise<object> {
  if (key === 'POST /matches') {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    return aMatchOf(await createTournament(), ombu, ceibo);
  }
  if (key === 'POST /groups') return { ...known[key], tournamentId: (await createTournament()).id };
  if (key === 'POST /players') return { ...known[key], teamId: (await createTeam('Ombú')).id };
  if (key !== 'POST /auth/register') return known[key] ?? {};
  peopleMade += 1;
  return { ...known[key], email: `persona${peopleMade}.${process.env.TABLE_NAME}@test.ar` };
}

/** The same with one text, or the minute, changed. */
function another(body: object): object {
  const field = ['name', 'nombre', 'firstName', 'location'].find((each) => each in body);
  return { ...body, ...(field ? { [field]: 'Otro' } : { minute: 13 }) };
}

let keysMade = 0;
const aKey = () => {
  keysMade += 1;
  return `intento-${keysMade}`;
};
type Asking = Awaited<ReturnType<typeof askingFor>>;
const create = (key: RouteKey, asking: Asking, idempotencyKey: string, as: 'admin' | 'dt' = 'admin') =>
  callUntyped(key, { as, ...asking, headers: { 'idempotency-key': idempotencyKey } });
/** Of the entity, or of the first of several matches. */
function idOf({ body }: { body: unknown }): number | undefined {
  const { id, matches } = body as { id?: number; matches?: readonly { id: number }[] };
  return id ?? matches?.[0]?.id;
}

describe.each(creating)('%s with an Idempotency-Key', (key) => {
  test('sent again is answered as the first time, and creates nothing', async () => {
    const [asking, again] = [await askingFor(key), aKey()];
    const first = await create(key, asking, again);
    expect(first.status).toBe(201);
    const second = await create(key, asking, again);
    expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body });
  });

  test('sent again at the same moment creates one', async () => {
    for (const _ of [1, 2, 3]) {
      const [asking, again] = [await askingFor(key), aKey()];
      const answers = await Promise.all([1, 2, 3].map(() => create(key, asking, again)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(idOf)).size).toBe(1);
      expect(idOf(answers[0] as { body: unknown })).toBeGreaterThan(0);
    }
  });

  test('of another body is refused', async () => {
    const [asking, again] = [await askingFor(key), aKey()];
    await create(key, asking, again);
    const other = await create(key, { ...asking, body: another(asking.body) }, again);
    expect(other.status).toBe(422);
    expect(problemOf(other).detail).toMatch(/Idempotency-Key/);
  });
});

test('without a key the same twice is two', async () => {
  const one = await call('POST /canchas', { as: 'admin', body: samples['POST /canchas'] });
  const two = await call('POST /canchas', { as: 'admin', body: samples['POST /canchas'] });
  expect(one.body.id).not.toBe(two.body.id);
});

test('a key used for the playoffs of one tournament is refused for those of another', async () => {
  const [one, other, again, body] = [await aLeagueOfFour(), await aLeagueOfFour(), aKey(), playoffsForm()];
  const generate = ({ tournament }: typeof one) =>
    create('POST /tournaments/{id}/generate-playoffs', { body, params: { id: tournament.id } }, again);
  const first = await generate(one);
  const second = await generate(other);
  expect({ firstStatus: first.status, secondStatus: second.status }).toEqual({ firstStatus: 201, secondStatus: 422 });
  expect(problemOf(second).code).toBe('idempotency-key-reused');
});

test('keys are a person’s own', async () => {
  const again = aKey();
  const mine = await create('POST /canchas', { body: samples['POST /canchas'] }, again);
  const his = await create('POST /canchas', { body: { nombre: 'La del DT' } }, again, 'dt');
  expect({ mineStatus: mine.status, hisStatus: his.status }).toEqual({ mineStatus: 201, hisStatus: 201 });
  expect(idOf(mine)).not.toBe(idOf(his));
});

test('a refused request may reuse its idempotency key', async () => {
  const again = aKey();
  expect((await create('POST /canchas', { body: { nombre: '' } }, again)).status).toBe(400);
  expect((await create('POST /canchas', { body: { nombre: 'Cancha' } }, again)).status).toBe(201);
});

test('what was deleted in the meantime is still answered, and not created again', async () => {
  const [body, again] = [samples['POST /canchas'], aKey()];
  const { id } = (await create('POST /canchas', { body }, again)).body as { id: number };
  await call('DELETE /canchas/{id}', { as: 'admin', params: { id } });
  expect(idOf(await create('POST /canchas', { body }, again))).toBe(id);
  expect((await call('GET /canchas/{id}', { params: { id } })).status).toBe(404);
});

test('nobody who reads the table can try passwords on the record of a registration', async () => {
  const [body, again] = [await aBodyFor('POST /auth/register'), aKey()];
  await create('POST /auth/register', { body }, again);
  const records = await recordsOfRetries();
  const stored = records.flatMap((record) => Object.values(record).map(String));
  const asked = `POST /api/auth/register\n${JSON.stringify(body)}`;
  const guesses = ['', ...stored].flatMap((salt) => [
    createHmac('sha256', salt).update(asked).digest('base64url'),
    createHash('sha256').update(`${salt}${asked}`).digest('base64url'),
  ]);
  expect(records.length).toBeGreaterThan(0);
  expect(stored.filter((value) => guesses.includes(value) || value.includes(again))).toEqual([]);
});

async function recordsOfRetries(): Promise<object[]> {
  const { Items = [] } = await documentClient().send(
    new ScanCommand({
      TableName: tableName(),
      FilterExpression: 'begins_with(pk, :prefix)',
      ExpressionAttributeValues: { ':prefix': 'IDEM#' },
    }),
  );
  return Items;
}
