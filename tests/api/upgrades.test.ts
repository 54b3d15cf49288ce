/** Items that an earlier version of the code has stored: read in today's shape, and written back without a loss. */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { documentClient, getItem, tableName } from '#functions/platform/table/client.ts';
import { type Key, type Kind, keys } from '#functions/platform/table/keys.ts';
import { upgrades } from '#functions/platform/table/upgrades.ts';
import { affectsOverall, tournamentsAffectedBy } from '#functions/publisher/touched.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { createTeam, expectOk } from '#tests/support/given.ts';
import { samples } from '#tests/support/samples.ts';
import { takeChanges } from '#tests/support/stream.ts';

beforeAll(startApi);
afterEach(() => {
  for (const kind of Object.keys(upgrades)) delete upgrades[kind as Kind];
  vi.restoreAllMocks();
});

type Item = Record<string, unknown>;

/** In the next version `from` is called `to`, and is in capitals. */
const renamed =
  (from: string, to: string) =>
  ({ [from]: value, ...item }: Item): Item => ({ ...item, [to]: String(value).toUpperCase() });

/** As it lies in the table. */
async function stored(key: Key): Promise<Item> {
  const { Item = {} } = await documentClient().send(new GetCommand({ TableName: tableName(), Key: key }));
  return Item;
}

/** The item as if code of the time before `ciudad` became `city` had stored it. */
const storedAsCiudad = async (id: number) => {
  const { city, ...item } = await stored(keys.entity('TEAM', id));
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...item, ciudad: city } }));
};

const aTeam = (id: number) => call('GET /teams/{id}', { params: { id } });
const withoutSchema = async (id: number) => {
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.entity('TEAM', id),
      UpdateExpression: 'REMOVE #schema',
      ExpressionAttributeNames: { '#schema': 'schema' },
    }),
  );
};

describe('an item of an earlier version', () => {
  test('is read upgraded, by key, in lists and in batches', async () => {
    const { id } = await createTeam('Ombú', { city: 'Lanús' });
    await storedAsCiudad(id);
    upgrades.TEAM = { 2: renamed('ciudad', 'city') };
    expect((await aTeam(id)).body.city).toBe('LANÚS');
    expect((await call('GET /teams')).body.find((team) => team.id === id)?.city).toBe('LANÚS');
    expect(await stored(keys.entity('TEAM', id))).toMatchObject({ ciudad: 'Lanús', schema: 1 });
  });

  test('passes through every version in between; without `schema` it is of the first', async () => {
    const { id } = await createTeam('Ombú', { city: 'Lanús' });
    await withoutSchema(id);
    const add = (mark: string) => (item: Item) => ({ ...item, city: `${item.city}${mark}` });
    upgrades.TEAM = { 2: add(' 2'), 3: add(' 3') };
    expect((await aTeam(id)).body.city).toBe('Lanús 2 3');
  });

  test('is written back whole by an update, which keeps what other writes changed meanwhile', async () => {
    const { id } = await createTeam('Ombú', { city: 'Lanús' });
    await storedAsCiudad(id);
    upgrades.TEAM = { 2: renamed('ciudad', 'city') };
    const body = { ...samples['POST /players'], teamId: id, jerseyNumber: 9 };
    expectOk(await call('POST /players', { as: 'admin', body }));
    expect(await stored(keys.entity('TEAM', id))).toMatchObject({ ciudad: 'Lanús', schema: 1 });
    expectOk(await call('POST /teams/{id}/logo/generate', { as: 'admin', params: { id }, body: {} }));
    expect(await stored(keys.entity('TEAM', id))).toMatchObject({
      city: 'LANÚS',
      schema: 2,
      version: 2,
      shirts: { 9: expect.any(Number) },
    });
    const stale = { ...samples['PUT /teams/{id}'], version: 1 };
    expect((await call('PUT /teams/{id}', { as: 'admin', params: { id }, body: stale })).status).toBe(412);
    expect((await aTeam(id)).body).toMatchObject({ city: 'LANÚS', version: 2 });
  });

  test('is replaced in the newest version by a put', async () => {
    const { id: teamId } = await createTeam('Ombú');
    const form = { ...samples['POST /players'], teamId };
    const { id } = expectOk(await call('POST /players', { as: 'admin', body: { ...form, role: 'wing' } }));
    upgrades.PLAYER = { 2: (item) => ({ ...item, role: `${item.role}!` }) };
    const { role: _kept, ...body } = form;
    const player = expectOk(await call('PUT /players/{id}', { as: 'admin', params: { id }, body }));
    expect(player.role).toBe('wing!');
    expect(await stored(keys.player(teamId, id))).toMatchObject({ role: 'wing!', schema: 2, version: 2 });
    expect((await call('GET /players/{id}', { as: 'admin', params: { id } })).body.role).toBe('wing!');
  });
});

test('an item that newer code has stored is refused with a clear text, logged, and not overwritten', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = await createTeam('Ombú');
  upgrades.TEAM = { 2: (item) => item };
  expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id }, body: samples['PUT /teams/{id}'] }));
  delete upgrades.TEAM;
  const before = await stored(keys.entity('TEAM', id));
  for (const key of ['GET /teams/{id}', 'PUT /teams/{id}'] as const) {
    const body = key.startsWith('PUT') ? { body: samples['PUT /teams/{id}'] } : {};
    const answer = await callUntyped(key, { as: 'admin', params: { id }, ...body });
    expect(answer.status).toBe(500);
    expect(problemOf(answer).detail).toContain('una versión más nueva de la aplicación');
  }
  expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toEqual({
    level: 'ERROR',
    error: 'NewerItem',
    kind: 'TEAM',
    stored: 2,
    known: 1,
  });
  expect(await stored(keys.entity('TEAM', id))).toEqual(before);
});

test('an upgrade that changes what expressions name is an error', async () => {
  const { id } = await createTeam('Ombú');
  upgrades.TEAM = { 2: renamed('name', 'nombre') };
  await expect(getItem(keys.entity('TEAM', id))).rejects.toThrow('changes name');
});

test('a rewrite in another shape, which keeps `version`, publishes nothing; a change of content does', async () => {
  const { id } = await createTeam('Ombú');
  expectOk(await call('POST /tournaments', { as: 'admin', body: { ...samples['POST /tournaments'], teamIds: [id] } }));
  await takeChanges();
  const write = (version: number, name: string) =>
    documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.entity('TEAM', id),
        UpdateExpression: 'SET #schema = :schema, version = :version, #name = :name',
        ExpressionAttributeNames: { '#schema': 'schema', '#name': 'name' },
        ExpressionAttributeValues: { ':schema': version + 1, ':version': version, ':name': name },
      }),
    );
  await write(1, 'OMBÚ');
  await write(2, 'Ombú');
  const [rewrite, change] = await takeChanges();
  if (!rewrite || !change) throw new Error('the stream has not told');
  expect([await tournamentsAffectedBy(rewrite), affectsOverall(rewrite)]).toEqual([[], false]);
  expect([await tournamentsAffectedBy(change), affectsOverall(change)]).toEqual([[1], true]);
});
