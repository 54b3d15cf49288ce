/** Items stored by an earlier version of the code are read in today's shape and written back without loss. */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentClient, getItem, tableName } from '#functions/platform/table/client.ts';
import { type ItemKind, type Key, keys } from '#functions/platform/table/keys.ts';
import { upgrades } from '#functions/platform/table/upgrades.ts';
import { scopesOfChange } from '#functions/publisher/scopes-of-change.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { createTeam, expectOk } from '#tests/support/api-fixtures.ts';
import { samples } from '#tests/support/samples.ts';
import { readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);
const realUpgrades = { ...upgrades };
afterAll(() => {
  Object.assign(upgrades, realUpgrades);
});
/** Each test has upgrades of its own, so that every kind begins with version 1. */
beforeEach(() => {
  for (const kind of Object.keys(upgrades)) delete upgrades[kind as ItemKind];
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Item = Record<string, unknown>;

/** An upgrade that renames the field `from` to `to` and puts its value in capitals. */
const createRenamingUpgrade =
  (from: string, to: string) =>
  ({ [from]: value, ...item }: Item): Item => ({ ...item, [to]: String(value).toUpperCase() });

/** Reads an item as it is stored, without upgrades. */
async function readStoredItem(key: Key): Promise<Item> {
  const { Item = {} } = await documentClient().send(new GetCommand({ TableName: tableName(), Key: key }));
  return Item;
}

/** Stores a team as earlier code would have, with the field `city` under its former name `ciudad`. */
const storeTeamWithCiudad = async (id: number) => {
  const { city, ...item } = await readStoredItem(keys.entity('TEAM', id));
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...item, ciudad: city } }));
};

const getTeam = (id: number) => call('GET /teams/{id}', { params: { id } });
const removeSchemaNumber = async (id: number) => {
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
    await storeTeamWithCiudad(id);
    upgrades.TEAM = { 2: createRenamingUpgrade('ciudad', 'city') };
    expect((await getTeam(id)).body.city).toBe('LANÚS');
    expect((await call('GET /teams')).body.find((team) => team.id === id)?.city).toBe('LANÚS');
    expect(await readStoredItem(keys.entity('TEAM', id))).toMatchObject({ ciudad: 'Lanús', schema: 1 });
  });

  test('passes through every version in between, and without `schema` counts as the first version', async () => {
    const { id } = await createTeam('Ombú', { city: 'Lanús' });
    await removeSchemaNumber(id);
    const add = (mark: string) => (item: Item) => ({ ...item, city: `${item.city}${mark}` });
    upgrades.TEAM = { 2: add(' 2'), 3: add(' 3') };
    expect((await getTeam(id)).body.city).toBe('Lanús 2 3');
  });

  test('is stored upgraded by an update, which keeps what other writes changed meanwhile', async () => {
    const { id } = await createTeam('Ombú', { city: 'Lanús' });
    await storeTeamWithCiudad(id);
    upgrades.TEAM = { 2: createRenamingUpgrade('ciudad', 'city') };
    const body = { ...samples['POST /players'], teamId: id, jerseyNumber: 9 };
    expectOk(await call('POST /players', { as: 'admin', body }));
    expect(await readStoredItem(keys.entity('TEAM', id))).toMatchObject({ ciudad: 'Lanús', schema: 1 });
    expectOk(await call('POST /teams/{id}/logo/generate', { as: 'admin', params: { id }, body: {} }));
    expect(await readStoredItem(keys.entity('TEAM', id))).toMatchObject({
      city: 'LANÚS',
      schema: 2,
      version: 2,
      shirts: { 9: expect.any(Number) },
    });
    const stale = { ...samples['PUT /teams/{id}'], version: 1 };
    expect((await call('PUT /teams/{id}', { as: 'admin', params: { id }, body: stale })).status).toBe(412);
    expect((await getTeam(id)).body).toMatchObject({ city: 'LANÚS', version: 2 });
  });

  test('is stored in the newest version by a put', async () => {
    const { id: teamId } = await createTeam('Ombú');
    const form = { ...samples['POST /players'], teamId };
    const { id } = expectOk(await call('POST /players', { as: 'admin', body: { ...form, role: 'wing' } }));
    upgrades.PLAYER = { 2: (item) => ({ ...item, role: `${item.role}!` }) };
    const { role: _kept, ...body } = form;
    const player = expectOk(await call('PUT /players/{id}', { as: 'admin', params: { id }, body }));
    expect(player.role).toBe('wing!');
    expect(await readStoredItem(keys.player(teamId, id))).toMatchObject({ role: 'wing!', schema: 2, version: 2 });
    expect((await call('GET /players/{id}', { as: 'admin', params: { id } })).body.role).toBe('wing!');
  });
});

test('an item stored by newer code is answered 500 with a clear text, logged, and not overwritten', async () => {
  const logged = vi.spyOn(console, 'error');
  const { id } = await createTeam('Ombú');
  upgrades.TEAM = { 2: (item) => item };
  expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id }, body: samples['PUT /teams/{id}'] }));
  delete upgrades.TEAM;
  const before = await readStoredItem(keys.entity('TEAM', id));
  for (const key of ['GET /teams/{id}', 'PUT /teams/{id}'] as const) {
    const body = key.startsWith('PUT') ? { body: samples['PUT /teams/{id}'] } : {};
    const answer = await callUntyped(key, { as: 'admin', params: { id }, ...body });
    expect(answer.status).toBe(500);
    expect(problemOf(answer).detail).toContain('una versión más nueva de la aplicación');
  }
  expect(logged.mock.calls[0]?.[0]).toEqual({
    error: 'NewerItem',
    kind: 'TEAM',
    stored: 2,
    known: 1,
  });
  expect(await readStoredItem(keys.entity('TEAM', id))).toEqual(before);
});

test('an upgrade that renames a field used in expressions is an error', async () => {
  const { id } = await createTeam('Ombú');
  upgrades.TEAM = { 2: createRenamingUpgrade('name', 'nombre') };
  await expect(getItem(keys.entity('TEAM', id))).rejects.toThrow('changes name');
});

test('storing an item in a new shape with the same `version` publishes nothing; a change of content does', async () => {
  const { id } = await createTeam('Ombú');
  expectOk(await call('POST /tournaments', { as: 'admin', body: { ...samples['POST /tournaments'], teamIds: [id] } }));
  await readNewStreamRecords();
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
  const [rewrite, change] = await readNewStreamRecords();
  if (!rewrite || !change) throw new Error('the stream has no two records');
  expect(await scopesOfChange(rewrite)).toEqual({ scopes: [], works: [], isLive: false });
  expect(await scopesOfChange(change)).toEqual({ scopes: [1, `TEAM#${id}`, 'ALL'], works: ['T#1'], isLive: false });
});
