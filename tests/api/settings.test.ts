import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveSiteUrl } from '#functions/competition/records/settings.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { createTournament, expectOk } from '#tests/support/api-fixtures.ts';
import { collectAwsCallNames } from '#tests/support/aws-failures.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);

const readSettings = async () => expectOk(await call('GET /settings'));
const saveSettings = (body: object) => callUntyped('PUT /settings', { as: 'admin', body });
const settingsForm = samples['PUT /settings'];

test('settings have defaults until they are changed', async () => {
  expect(await readSettings()).toEqual({
    name: expect.stringMatching(/./),
    timeZone: 'America/Argentina/Buenos_Aires',
    defaultLocation: expect.any(String),
    squadSize: 12,
    starters: 6,
    featuredTournamentId: null,
    publicSquads: false,
    sanctionsPublicYears: 5,
    logo: '',
    color: '#166534',
    siteUrl: '',
    version: expect.any(Number),
  });
});

test('the default settings that GET returns are accepted by PUT', async () => {
  expect((await saveSettings(await readSettings())).status).toBe(200);
});

test('an administrator changes the settings, and everybody reads them', async () => {
  const before = await readSettings();
  const saved = await saveSettings({ ...settingsForm, name: 'Liga Ñandú', squadSize: 15, starters: 7 });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ name: 'Liga Ñandú', squadSize: 15, starters: 7, version: before.version + 1 });
  expect(await readSettings()).toEqual(saved.body);
});

test('a save reads the caller and the settings once each, and writes once', async () => {
  const before = await readSettings();
  const calls = collectAwsCallNames(DynamoDBDocumentClient);
  expect((await saveSettings({ ...settingsForm, version: before.version })).status).toBe(200);
  expect(calls).toEqual(['BatchGetCommand', 'QueryCommand', 'TransactWriteCommand']);
});

test('of two saves of the same version at once, one is refused', async () => {
  const { version } = await readSettings();
  const saves = [1, 2].map((at) => saveSettings({ ...settingsForm, name: `Liga ${at}`, version }));
  expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('settings that break a rule are refused, the error names the field, and nothing changes', async () => {
  const before = await readSettings();
  for (const [wrong, path] of [
    [{ squadSize: 5 }, 'squadSize'],
    [{ squadSize: 100 }, 'squadSize'],
    [{ squadSize: 12.5 }, 'squadSize'],
    [{ timeZone: 'Argentina' }, 'timeZone'],
    // Node takes these two, but browsers of fans and readers of calendars may not.
    [{ timeZone: '+03:00' }, 'timeZone'],
    [{ timeZone: 'EST5EDT' }, 'timeZone'],
    [{ name: '' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ featuredTournamentId: 0 }, 'featuredTournamentId'],
    [{ featuredTournamentId: 987654 }, 'featuredTournamentId'],
    [{ publicSquads: 'sí' }, 'publicSquads'],
    [{ color: 'verde' }, 'color'],
    [{ color: '#facc15' }, 'color'],
    [{ logo: 'http://liga.example/escudo.png' }, 'logo'],
    [{ logo: 'https://localhost/escudo.png' }, 'logo'],
    [{ logo: '/logos/5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11.webp' }, 'logo'],
  ] as const) {
    const answer = await saveSettings({ ...settingsForm, ...wrong });
    expect(answer.status, JSON.stringify(wrong)).toBe(400);
    expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
  }
  expect(await readSettings()).toEqual(before);
});

test.each([6, 99])('a squad size of %d is accepted', async (squadSize) => {
  expect((await saveSettings({ ...settingsForm, squadSize })).status).toBe(200);
});

test('a stale version is refused with the current copy', async () => {
  const { version } = await readSettings();
  expectOk(await call('PUT /settings', { as: 'admin', body: { ...settingsForm, name: 'Primero', version } }));
  const stale = await saveSettings({ ...settingsForm, name: 'Segundo', version });
  expect(stale.status).toBe(412);
  expect(problemOf(stale).current).toMatchObject({ name: 'Primero', version: version + 1 });
});

test('the settings can be saved after their featured tournament was deleted', async () => {
  const { id } = await createTournament();
  expectOk(await call('PUT /settings', { as: 'admin', body: { ...settingsForm, featuredTournamentId: id } }));
  expect((await call('DELETE /tournaments/{id}', { as: 'admin', params: { id } })).status).toBe(204);
  expect((await saveSettings(await readSettings())).status).toBe(200);
  expect((await call('GET /home')).body.featuredTournamentId).toBeNull();
});

test('whether squads are public, the logo and the colour are kept by a PUT that does not say them', async () => {
  const said = { publicSquads: true, logo: 'https://liga.example/escudo.png', color: '#b91c1c' };
  expect((await saveSettings({ ...settingsForm, ...said })).body).toMatchObject(said);
  expect((await saveSettings(settingsForm)).body).toMatchObject(said);
  const others = { publicSquads: false, logo: '', color: '#166534' };
  expect((await saveSettings({ ...settingsForm, ...others })).body).toMatchObject(others);
});

test('a colour on which white letters cannot be read is refused with a sentence that says so', async () => {
  const { errors } = problemOf(await saveSettings({ ...settingsForm, color: '#FACC15' }));
  expect(errors).toEqual([
    { path: 'color', message: 'Es muy claro: las letras blancas no se leen sobre él. Elegí uno más oscuro' },
  ]);
  expect((await saveSettings({ ...settingsForm, color: ' #B91C1C ' })).body).toMatchObject({ color: '#b91c1c' });
});

describe("the site's address", () => {
  beforeEach(() => saveSiteUrl('https://liga.test'));

  test('is stored without a slash at its end, and leaves the version of the settings as it is', async () => {
    const before = await readSettings();
    await saveSiteUrl('https://nueva.test/');
    expect(await readSettings()).toEqual({ ...before, siteUrl: 'https://nueva.test' });
  });

  test('is written only when it is new', async () => {
    const calls = collectAwsCallNames(DynamoDBDocumentClient);
    await saveSiteUrl('https://liga.test');
    expect(calls).toEqual(['QueryCommand']);
  });

  test('stays as it is whatever a PUT sends', async () => {
    const saved = await saveSettings({ ...settingsForm, siteUrl: 'https://otra.test' });
    expect(saved).toMatchObject({ status: 200, body: { siteUrl: 'https://liga.test' } });
    expect(await readSettings()).toEqual(saved.body);
  });
});

test('settings stored before squads could be public say that they are not, and have the first crest and colour', async () => {
  const saved = expectOk(await saveSettings({ ...settingsForm, color: '#b91c1c' })) as Record<string, unknown>;
  const { publicSquads: _squads, logo: _logo, color: _color, ...before } = saved;
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { ...keys.settings() },
      UpdateExpression: 'SET #schema = :one REMOVE publicSquads, logo, color',
      ExpressionAttributeNames: { '#schema': 'schema' },
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
  expect(await readSettings()).toEqual({ ...before, publicSquads: false, logo: '', color: '#166534' });
  expect((await saveSettings({ ...settingsForm, publicSquads: true })).body).toMatchObject({ publicSquads: true });
});
