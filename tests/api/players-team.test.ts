/** What happens to the players, staff and lineup of a team that is deleted. */
import { beforeAll, expect, test } from 'vitest';
import { queryPartition } from '#functions/platform/table/client.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  deleteTeam,
  expectOk,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer, createSquad, editPlayer } from '#tests/support/players.ts';
import { createStaff } from '#tests/support/staff.ts';

beforeAll(startApi);

const getPlayerHttpStatus = async ({ id }: { id: number }) =>
  (await call('GET /players/{id}', { as: 'admin', params: { id } })).status;
const getStaffHttpStatus = async ({ id }: { id: number }) =>
  (await call('GET /teamstaff/{id}', { as: 'admin', params: { id } })).status;

test('deleting a team deletes its players, staff and lineup', async () => {
  const team = await createTeam('Ombú');
  const [keeper, striker] = [await createPlayer(team, { position: 'Portero' }), await createPlayer(team)];
  const coach = await createStaff({ teamId: team.id, role: 'HeadCoach' });
  const lineup = { formation: '1-2-2-1' as const, positions: [{ positionId: 1, playerId: keeper.id }] };
  expectOk(await call('PUT /teams/{id}/lineup', { as: 'admin', params: { id: team.id }, body: lineup }));
  expect((await deleteTeam(team)).status).toBe(204);
  expect({
    keeperPlayerStatus: await getPlayerHttpStatus(keeper),
    strikerPlayerStatus: await getPlayerHttpStatus(striker),
    staffStatus: await getStaffHttpStatus(coach),
  }).toEqual({ keeperPlayerStatus: 404, strikerPlayerStatus: 404, staffStatus: 404 });
  expect(await queryPartition(partitionKeys.team(team.id))).toEqual([]);
});

test('deleting a team deletes more people than fit into one transaction', async () => {
  const team = await createTeam('Ombú');
  for (let each = 0; each < 2; each += 1) await createSquad(team, 30, { status: 'inactive' });
  for (let each = 0; each < 3; each += 1) await createStaff({ teamId: team.id });
  expect((await deleteTeam(team)).status).toBe(204);
  expect(await queryPartition(partitionKeys.team(team.id))).toEqual([]);
  const { body } = await call('GET /players', { as: 'admin' });
  expect(body.filter(({ teamId }) => teamId === team.id)).toEqual([]);
});

test('deleting a team is refused while one of its players has events of another team', async () => {
  const [home, away, next] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const player = await createPlayer(home);
  const match = await createScheduledMatch(await createTournament(), home, away, { status: 'in_progress' });
  await createMatchEvent(match, player, 'redcard');
  expectOk(await editPlayer(player, { teamId: next.id }));
  const substitute = await createPlayer(next);
  const refused = await deleteTeam(next);
  expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('1 evento') });
  expect({
    playerPlayerStatus: await getPlayerHttpStatus(player),
    substitutePlayerStatus: await getPlayerHttpStatus(substitute),
  }).toEqual({ playerPlayerStatus: 200, substitutePlayerStatus: 200 });
});

test('deleting a team is refused while its staff are officials of matches to play; played matches keep their names', async () => {
  const [home, away, team] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const referee = await createStaff({ teamId: team.id, name: 'Juana Ríos' });
  const match = await createScheduledMatch(await createTournament(), home, away, { refereeId: referee.id });
  const refused = await deleteTeam(team);
  expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('1 partido') });
  expect(await getStaffHttpStatus(referee)).toBe(200);
  expectOk(await saveScore(match, '1-0'));
  expect((await deleteTeam(team)).status).toBe(204);
  expect((await readMatch(match)).referee).toEqual({ name: 'Juana Ríos' });
});
