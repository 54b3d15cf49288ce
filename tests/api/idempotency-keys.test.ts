import { createHash, createHmac } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { createTeam, createTeams, createTournament, newMatchBody } from '#tests/support/api-fixtures.ts';
import { createLeague } from '#tests/support/fixtures.ts';
import { isFullRun } from '#tests/support/full.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { createLeagueOfFour, playoffGenerationBody } from '#tests/support/playoffs.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
});

const routesThatCreate = allRoutes.filter(({ route }) => route.status === 201).map(({ key }) => key);

let registrationCount = 0;
const sampleBodies = samples as Record<string, object>;

/** The body and parameters of a request that succeeds; for the playoffs it also creates the league they need. */
async function prepareAcceptedRequest(key: RouteKey): Promise<{ body: object; params?: { id: number } }> {
  if (key === 'POST /tournaments/{id}/fixture') {
    const league = await createLeague(2);
    return { body: { rounds: roundRobinOf(league), location: 'Predio' }, params: { id: league.tournament.id } };
  }
  if (key === 'POST /tournaments/{id}/bulletins')
    return { body: sampleBodies[key] ?? {}, params: { id: (await createTournament()).id } };
  if (key !== 'POST /tournaments/{id}/generate-playoffs') return { body: await prepareAcceptedBody(key) };
  const { tournament } = await createLeagueOfFour();
  return { body: playoffGenerationBody(), params: { id: tournament.id } };
}

/** A body that the route accepts: its sample, with a new team, tournament or email where the sample would conflict. */
async function prepareAcceptedBody(key: RouteKey): Promise<object> {
  if (key === 'POST /matches') {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    return newMatchBody(await createTournament(), ombu, ceibo);
  }
  if (key === 'POST /groups') return { ...sampleBodies[key], tournamentId: (await createTournament()).id };
  if (key === 'POST /players' || key === 'POST /players/batch')
    return { ...sampleBodies[key], teamId: (await createTeam('Ombú')).id };
  if (key !== 'POST /auth/register') return sampleBodies[key] ?? {};
  registrationCount += 1;
  return { ...sampleBodies[key], email: `persona${registrationCount}.${process.env.TABLE_NAME}@test.ar` };
}

/** Copies a body with one field changed: its name, its location or, in an event, its minute; in a list, of its first item. */
function changeOneField(body: object): object {
  const list = Object.entries(body).find(([name]) => name === 'teams' || name === 'players');
  if (list) return { ...body, [list[0]]: [changeOneField(list[1][0]), ...list[1].slice(1)] };
  const field = ['name', 'nombre', 'firstName', 'location', 'title', 'reason'].find((each) => each in body);
  if ('date' in body && !field) return { ...body, title: 'Otro' };
  return { ...body, ...(field ? { [field]: 'Otro' } : { minute: 13 }) };
}

let usedIdempotencyKeyCount = 0;
const unusedIdempotencyKey = () => {
  usedIdempotencyKeyCount += 1;
  return `intento-${usedIdempotencyKeyCount}`;
};
type AcceptedRequest = Awaited<ReturnType<typeof prepareAcceptedRequest>>;
const sendWithIdempotencyKey = (
  key: RouteKey,
  asking: AcceptedRequest,
  idempotencyKey: string,
  as: 'admin' | 'dt' = 'admin',
) => callUntyped(key, { as, ...asking, headers: { 'idempotency-key': idempotencyKey } });
/** The id of the created entity, or of the first of a created list, or how many matches a job created. */
function createdIdOf({ body }: { body: unknown }): number | undefined {
  if (Array.isArray(body)) return body[0]?.id;
  const { id, matches, created } = body as { id?: number; matches?: readonly { id: number }[]; created?: number };
  return id ?? matches?.[0]?.id ?? created;
}

const timesAtOnce = isFullRun ? 3 : 2;

describe.each(routesThatCreate)('a request of %s with an Idempotency-Key', (key) => {
  test.each(isFullRun ? [1, 2, 3] : [1])(
    'sent several times at once creates one entity, and is answered alike each time and later (%i)',
    async () => {
      const [asking, again] = [await prepareAcceptedRequest(key), unusedIdempotencyKey()];
      const send = () => sendWithIdempotencyKey(key, asking, again);
      const answers = [...(await Promise.all(Array.from({ length: timesAtOnce }, send))), await send()];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(createdIdOf)).size).toBe(1);
      expect(createdIdOf(answers[0] as { body: unknown })).toBeGreaterThan(0);
      expect(answers.at(-1)?.body).toEqual(answers[0]?.body);
      const other = await sendWithIdempotencyKey(key, { ...asking, body: changeOneField(asking.body) }, again);
      expect(other.status).toBe(422);
      expect(problemOf(other).detail).toMatch(/Idempotency-Key/);
    },
  );
});

test('the same request sent twice without an Idempotency-Key creates two entities', async () => {
  const one = await call('POST /canchas', { as: 'admin', body: samples['POST /canchas'] });
  const two = await call('POST /canchas', { as: 'admin', body: samples['POST /canchas'] });
  expect(one.body.id).not.toBe(two.body.id);
});

test('a key belongs to one address: with it the bulletins of two tournaments are made', async () => {
  const again = unusedIdempotencyKey();
  const create = async () => {
    const request = await prepareAcceptedRequest('POST /tournaments/{id}/bulletins');
    return sendWithIdempotencyKey('POST /tournaments/{id}/bulletins', request, again);
  };
  const [first, second] = [await create(), await create()];
  expect({ firstStatus: first.status, secondStatus: second.status }).toEqual({ firstStatus: 201, secondStatus: 201 });
  expect(createdIdOf(second)).not.toBe(createdIdOf(first));
});

test('the same idempotency key sent by two users creates an entity for each', async () => {
  const again = unusedIdempotencyKey();
  const mine = await sendWithIdempotencyKey('POST /canchas', { body: samples['POST /canchas'] }, again);
  const his = await sendWithIdempotencyKey('POST /canchas', { body: { nombre: 'La del DT' } }, again, 'dt');
  expect({ mineStatus: mine.status, hisStatus: his.status }).toEqual({ mineStatus: 201, hisStatus: 201 });
  expect(createdIdOf(mine)).not.toBe(createdIdOf(his));
});

test('the idempotency key of a refused request can be sent with a corrected one', async () => {
  const again = unusedIdempotencyKey();
  expect((await sendWithIdempotencyKey('POST /canchas', { body: { nombre: '' } }, again)).status).toBe(400);
  expect((await sendWithIdempotencyKey('POST /canchas', { body: { nombre: 'Cancha' } }, again)).status).toBe(201);
});

test('a repeated request returns an entity that was deleted meanwhile, and does not create it again', async () => {
  const [body, again] = [samples['POST /canchas'], unusedIdempotencyKey()];
  const { id } = (await sendWithIdempotencyKey('POST /canchas', { body }, again)).body as { id: number };
  await call('DELETE /canchas/{id}', { as: 'admin', params: { id } });
  expect(createdIdOf(await sendWithIdempotencyKey('POST /canchas', { body }, again))).toBe(id);
  expect((await call('GET /canchas/{id}', { params: { id } })).status).toBe(404);
});

test('the stored record of a registration cannot be used to guess its password', async () => {
  const [body, again] = [await prepareAcceptedBody('POST /auth/register'), unusedIdempotencyKey()];
  await sendWithIdempotencyKey('POST /auth/register', { body }, again);
  const records = await readIdempotencyRecords();
  const stored = records.flatMap((record) => Object.values(record).map(String));
  const asked = `POST /api/auth/register\n${JSON.stringify(body)}`;
  const guesses = ['', ...stored].flatMap((salt) => [
    createHmac('sha256', salt).update(asked).digest('base64url'),
    createHash('sha256').update(`${salt}${asked}`).digest('base64url'),
  ]);
  expect(records.length).toBeGreaterThan(0);
  expect(stored.filter((value) => guesses.includes(value) || value.includes(again))).toEqual([]);
});

async function readIdempotencyRecords(): Promise<object[]> {
  const { Items = [] } = await documentClient().send(
    new ScanCommand({
      TableName: tableName(),
      FilterExpression: 'begins_with(pk, :prefix)',
      ExpressionAttributeValues: { ':prefix': 'IDEM#' },
    }),
  );
  return Items;
}
