/** What 'Cambios' tells of teams, their people and their lineups: in each tournament that the team plays. */
import { beforeAll, expect, test } from 'vitest';
import { queryPartition } from '#functions/platform/table/client.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createScheduledMatch, createTeams, createTournament, expectOk } from '#tests/support/api-fixtures.ts';
import { readChanges } from '#tests/support/changes.ts';
import { createPlayer, editPlayer } from '#tests/support/players.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

const textsOf = async (cup: { id: number }, kind: string) =>
  (await readChanges(cup))
    .filter((change) => change.kind === kind)
    .map(({ text, byName, canUndo }) => {
      expect(canUndo).toBe(false);
      return text.replace(`${byName.split(' ')[0]} `, '');
    });

async function createCups() {
  const [home, away] = await createTeams('Lanús', 'Banfield');
  const teamIds = [home.id, away.id];
  const cups = [await createTournament({ teamIds }), await createTournament({ teamIds })];
  const [cup, other] = cups as [(typeof cups)[0], (typeof cups)[0]];
  return { home, away, cup, other };
}

test('a player who joins, changes, moves and goes is told in all tournaments of the team', async () => {
  const { home, away, cup, other } = await createCups();
  const body = {
    teamId: home.id,
    firstName: 'Juan',
    lastName: 'Pérez',
    jerseyNumber: 9,
    position: 'Delantero' as const,
  };
  const player = expectOk(await call('POST /players', { as: 'admin', body: { ...body, dateOfBirth: '2001-02-03' } }));
  const edit = async (fields: Partial<Player>) => {
    const now = expectOk(await call('GET /players/{id}', { as: 'admin', params: { id: player.id } }));
    expectOk(await editPlayer(now, fields));
  };
  await edit({ jerseyNumber: 10, dateOfBirth: '2001-02-04' });
  await edit({ teamId: away.id });
  expectOk(await call('DELETE /players/{id}', { as: 'admin', params: { id: player.id } }));
  const told = [
    'sacó a Juan Pérez (n.º 10) de Banfield.',
    'pasó a Juan Pérez (n.º 10) a Banfield.',
    'cambió el número y la fecha de nacimiento de Juan Pérez (n.º 10), de Lanús.',
    'agregó a Juan Pérez (n.º 9) a Lanús.',
  ];
  expect(await textsOf(cup, 'player')).toEqual(told);
  expect(await textsOf(other, 'player')).toEqual(told);
  const entries = JSON.stringify(await queryPartition(partitionKeys.changes(cup.id)));
  expect(entries).not.toContain('2001-02');
});

test('the staff, the crest and the name of a team are told without anybody’s telephone', async () => {
  const { home, cup } = await createCups();
  const body = { teamId: home.id, name: 'Norma Sosa', role: 'HeadCoach' as const, phone: '11 5555 1234', email: '' };
  const staff = expectOk(await call('POST /teamstaff', { as: 'admin', body }));
  const params = { id: staff.id };
  expectOk(await call('PUT /teamstaff/{id}', { as: 'admin', params, body: { ...body, phone: '11 5555 9999' } }));
  expectOk(await call('DELETE /teamstaff/{id}', { as: 'admin', params }));
  expectOk(await call('POST /teams/{id}/logo/generate', { as: 'admin', params: { id: home.id }, body: {} }));
  expect(await textsOf(cup, 'staff')).toEqual([
    'sacó a Norma Sosa de Lanús.',
    'cambió el teléfono de Norma Sosa, de Lanús.',
    'agregó a Norma Sosa a Lanús.',
  ]);
  expect(await textsOf(cup, 'team')).toEqual(['cambió el escudo de Lanús.']);
  expect(JSON.stringify(await queryPartition(partitionKeys.changes(cup.id)))).not.toContain('5555');
});

test('a usual lineup is told, and one for a match among the changes of the match too', async () => {
  const { home, away, cup } = await createCups();
  const match = await createScheduledMatch(cup, home, away, { matchDate: '2025-03-01', matchTime: '14:00' });
  const player = await createPlayer(home, { firstName: 'Juan', lastName: 'Pérez' });
  const body = { formation: '1-2-2-1', positions: [{ positionId: 1, playerId: player.id }] };
  expectOk(await call('PUT /teams/{id}/lineup', { as: 'admin', params: { id: home.id }, body }));
  const params = { id: match.id, teamId: home.id };
  expectOk(await call('PUT /matches/{id}/lineup/{teamId}', { as: 'admin', params, body }));
  expect(await textsOf(cup, 'lineup')).toEqual([
    'armó la alineación de Lanús para Lanús - Banfield.',
    'armó la alineación de Lanús.',
  ]);
  await publishChanges();
  const ofMatch = expectOk(await call('GET /matches/{id}/changes', { as: 'admin', params: { id: match.id } }));
  expect(ofMatch.map(({ kind }) => kind)).toContain('lineup');
});
