/** The short name of a team: what it may be, and where it is shown. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createTeam,
  createTeams,
  createTournament,
  editTournament,
  expectOk,
  playMatch,
  readMatch,
} from '#tests/support/api-fixtures.ts';
import { samples } from '#tests/support/samples.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

const sampleTeam = samples['PUT /teams/{id}'];
const saveTeam = ({ id }: Pick<Team, 'id'>, fields: object) =>
  call('PUT /teams/{id}', { as: 'admin', params: { id }, body: { ...sampleTeam, ...fields } });
const readTeam = async ({ id }: Pick<Team, 'id'>) => expectOk(await call('GET /teams/{id}', { params: { id } }));

describe('the short name of a team', () => {
  test('is empty unless one is given, stays when it is not sent, and is cleared by an empty one', async () => {
    const team = await createTeam('Deportivo Ombú');
    expect(team.shortName).toBe('');
    expect(expectOk(await saveTeam(team, { shortName: ' Ombú\u200b ' })).shortName).toBe('Ombú');
    expect(expectOk(await saveTeam(team, { city: 'Quilmes' }))).toMatchObject({ shortName: 'Ombú', city: 'Quilmes' });
    expect(expectOk(await saveTeam(team, { shortName: '' })).shortName).toBe('');
  });

  test('has at most twelve characters', async () => {
    const team = await createTeam('Deportivo Ombú', { shortName: 'Doce letras.' });
    const refused = await saveTeam(team, { shortName: 'Trece letras.' });
    expect(refused.status).toBe(400);
    const message = 'Debe tener 12 caracteres como máximo';
    expect(problemOf(refused).errors).toEqual([{ path: 'shortName', message }]);
    expect(await readTeam(team)).toEqual(team);
  });

  test('may be given in a list of teams', async () => {
    const teams = [{ name: 'Deportivo Ombú', shortName: 'Ombú' }, { name: 'Atlético Ceibo' }];
    const created = expectOk(await call('POST /teams/batch', { as: 'admin', body: { teams } }));
    expect(created.map(({ shortName }) => shortName)).toEqual(['Ombú', '']);
  });

  test('is the display name in its matches, tables and brackets', async () => {
    const home = await createTeam('Deportivo Ombú', { shortName: 'Ombú' });
    const [away, third, fourth] = await createTeams('Atlético Ceibo', 'Sauce', 'Tala');
    const cup = await createTournament({ teamIds: [third.id, fourth.id] });
    const match = await playMatch(cup, home, '2-0', away);
    expect(await readMatch(match)).toMatchObject({
      homeTeam: { name: 'Deportivo Ombú', displayName: 'Ombú' },
      awayTeam: { name: 'Atlético Ceibo', displayName: 'Atlético' },
    });

    await publishChanges();
    expect(await readDisplayNames(cup)).toEqual({ match: 'Ombú', table: 'Ombú', bracket: 'Ombú' });
    expectOk(await saveTeam(home, { name: home.name, shortName: 'OMB' }));
    await publishChanges();
    expect(await readDisplayNames(cup)).toEqual({ match: 'OMB', table: 'OMB', bracket: 'OMB' });
  });

  test('may be missing: another participant with the same first words makes matches and pages say the whole name', async () => {
    const [home, away] = await createTeams('Unión Vecinal Saavedra', 'Deportivo Ombú');
    const cup = await createTournament({ teamIds: [home.id, away.id] });
    const match = await playMatch(cup, home, '2-0', away);
    await publishChanges();
    expect((await readDisplayNames(cup)).match).toBe('Unión');
    const [like] = await createTeams('Unión Ferroviaria');
    expectOk(await editTournament(cup, { teamIds: [home.id, away.id, like.id] }));
    await publishChanges();
    const whole = 'Unión Vecinal Saavedra';
    expect((await readMatch(match)).homeTeam.displayName).toBe(whole);
    expect(await readDisplayNames(cup)).toEqual({ match: whole, table: whole, bracket: whole });
  });

  test('is empty for a team stored before there were short names, which can be given one', async () => {
    const team = await createTeam('Deportivo Ombú');
    await storeAsFirstVersion(team);
    expect(await readTeam(team)).toEqual(team);
    expectOk(await saveTeam(team, { coach: 'Ana Paz' }));
    expect((await readTeam(team)).shortName).toBe('');
    expectOk(await saveTeam(team, { shortName: 'Ombú' }));
    expect((await readTeam(team)).shortName).toBe('Ombú');
  });
});

/** The display name of the first team in a round, the table and the bracket of the tournament. */
async function readDisplayNames({ id }: { readonly id: number }) {
  const round = { params: { id }, query: { round: 'Fecha 1' } };
  const [matches, table, bracket] = [
    expectOk(await call('GET /tournaments/{id}/fixture/matches', round)),
    expectOk(await call('GET /standings/tournament/{id}', { params: { id } })),
    expectOk(await call('GET /tournaments/{id}/bracket', { params: { id } })),
  ];
  return {
    match: matches[0]?.homeTeam.displayName,
    table: table[0]?.team.displayName,
    bracket: bracket.qualified[0]?.team.displayName,
  };
}

const storeAsFirstVersion = ({ id }: Pick<Team, 'id'>) =>
  documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { ...keys.entity('TEAM', id) },
      UpdateExpression: 'SET #schema = :one REMOVE shortName',
      ExpressionAttributeNames: { '#schema': 'schema' },
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
