/** A team's usual lineup and a side's lineup for a match name only players who are still there. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, record, scheduleMatch } from '#tests/support/given.ts';
import { aPlayer, editPlayer, removePlayer } from '#tests/support/players.ts';

beforeAll(startApi);

/** Where a lineup is kept: the team's own, or its match's. */
async function aPlace(kind: 'team' | 'match') {
  const [team, rival] = await createTeams('Ombú', 'Ceibo');
  const match = await scheduleMatch(await createTournament(), team, rival);
  const path = kind === 'team' ? '/teams/{id}/lineup' : '/matches/{id}/lineup/{teamId}';
  const params: Record<string, number> = kind === 'team' ? { id: team.id } : { id: match.id, teamId: team.id };
  const positions = (players: readonly Player[]) => players.map(({ id }, at) => ({ positionId: at + 1, playerId: id }));
  const save = (players: readonly Player[], more: object = {}) => {
    const body = { formation: '1-2-1-2', positions: positions(players), ...more };
    return callUntyped(`PUT ${path}`, { as: 'admin', params, body });
  };
  const read = async () => (await callUntyped(`GET ${path}`, { as: 'admin', params })).body as Lineup;
  return { team, rival, save, read };
}

const idsIn = ({ positions }: Lineup) => positions.map(({ playerId }) => playerId);
const squad = async (team: Team) => [await aPlayer(team), await aPlayer(team), await aPlayer(team)] as const;

describe.each(['team', 'match'] as const)("a %s's lineup", (kind) => {
  test('is what was saved, injured players included', async () => {
    const { team, save, read } = await aPlace(kind);
    expect(await read()).toMatchObject({ teamId: team.id, positions: [], version: 0 });
    const players = [await aPlayer(team, { status: 'injured' }), await aPlayer(team)];
    expect((await save(players)).status).toBe(200);
    expect(await read()).toMatchObject({ formation: '1-2-1-2', version: 1 });
    expect(idsIn(await read())).toEqual(players.map(({ id }) => id));
  });

  test('leaves out who went to another team, was deleted or is inactive, and keeps the places of the others', async () => {
    const { team, rival, save, read } = await aPlace(kind);
    const [first, second, third] = await squad(team);
    const last = await aPlayer(team);
    await save([first, second, third, last]);
    expectOk(await editPlayer(first, { teamId: rival.id }));
    expect((await removePlayer(second)).status).toBe(204);
    const idle = expectOk(await editPlayer(third, { status: 'inactive' }));
    expect((await read()).positions).toEqual([{ positionId: 4, playerId: last.id }]);
    expectOk(await editPlayer(idle, { status: 'active' }));
    expect(idsIn(await read())).toEqual([third.id, last.id]);
  });

  test('can be saved as it was read', async () => {
    const { team, rival, save, read } = await aPlace(kind);
    const [first, second, third] = await squad(team);
    await save([first, second, third]);
    expectOk(await editPlayer(second, { teamId: rival.id }));
    const { positions, version } = await read();
    expect((await save([], { positions, version })).status).toBe(200);
    expect(idsIn(await read())).toEqual([first.id, third.id]);
  });

  test('seen in another version is refused with the current one, as it would be read', async () => {
    const { team, rival, save, read } = await aPlace(kind);
    const [first, second] = await squad(team);
    await save([first, second]);
    expectOk(await editPlayer(first, { teamId: rival.id }));
    const refused = await save([second], { version: 9 });
    expect(refused.status).toBe(412);
    expect(problemOf(refused)).toMatchObject({ current: await read() });
  });

  test('takes nobody of another team and nobody inactive', async () => {
    const { team, rival, save } = await aPlace(kind);
    const stranger = await save([await aPlayer(rival)]);
    expect({ status: stranger.status, path: problemOf(stranger).errors[0]?.path }).toEqual({
      status: 400,
      path: 'positions.0.playerId',
    });
    expect((await save([await aPlayer(team, { status: 'inactive' })])).status).toBe(400);
  });
});

test('the lineup of a played match keeps who left the team since, and can be corrected without losing him', async () => {
  const [team, rival] = await createTeams('Ombú', 'Ceibo');
  const match = await scheduleMatch(await createTournament(), team, rival);
  const params = { id: match.id, teamId: team.id };
  const save = (players: readonly Player[]) => {
    const positions = players.map(({ id }, at) => ({ positionId: at + 1, playerId: id }));
    return call('PUT /matches/{id}/lineup/{teamId}', {
      as: 'admin',
      params,
      body: { formation: '1-2-1-2', positions },
    });
  };
  const read = async () => idsIn(expectOk(await call('GET /matches/{id}/lineup/{teamId}', { params })));
  const [left, stays, late] = await squad(team);
  const stranger = await aPlayer(rival);
  expectOk(await save([left, stays]));
  expectOk(await record(match, '2-1'));
  expectOk(await editPlayer(left, { teamId: rival.id }));
  expect(await read()).toEqual([left.id, stays.id]);
  expectOk(await save([left, stays, late]));
  expect(await read()).toEqual([left.id, stays.id, late.id]);
  expect((await save([left, stranger])).status).toBe(400);
});

test('after kick-off everybody reads who stood in the lineup of a match, by name and number', async () => {
  const [team, rival] = await createTeams('Ombú', 'Ceibo');
  const match = await scheduleMatch(await createTournament(), team, rival, { matchDate: '2099-04-01' });
  const params = { id: match.id, teamId: team.id };
  const [first] = await squad(team);
  const body = { formation: '1-2-1-2' as const, positions: [{ positionId: 1, playerId: first.id }] };
  expectOk(await call('PUT /matches/{id}/lineup/{teamId}', { as: 'admin', params, body }));
  const read = async () => expectOk(await call('GET /matches/{id}/lineup/{teamId}', { params })).players;
  expect(await read()).toEqual([]);
  expectOk(await record(match, '2-1'));
  const { id, firstName, lastName, jerseyNumber } = first;
  expect(await read()).toEqual([{ id, firstName, lastName, jerseyNumber }]);
});
