/** A team's usual lineup and its lineup for a match name only players who are still available. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createPlayer, createSquad, deletePlayer, editPlayer } from '#tests/support/players.ts';

let cup: Tournament;
beforeAll(async () => {
  await startApi();
  cup = await createTournament();
});

/** Creates a team of `size` players with an empty lineup: its usual one, or the one for a match. */
async function createEmptyLineup(kind: 'team' | 'match', size: number) {
  const [team, rival] = await createTeams('Ombú', 'Ceibo');
  const path = kind === 'team' ? '/teams/{id}/lineup' : '/matches/{id}/lineup/{teamId}';
  const params: Record<string, number> =
    kind === 'team' ? { id: team.id } : { id: (await createScheduledMatch(cup, team, rival)).id, teamId: team.id };
  const positions = (players: readonly Player[]) => players.map(({ id }, at) => ({ positionId: at + 1, playerId: id }));
  const save = (players: readonly Player[], more: object = {}) => {
    const body = { formation: '1-2-1-2', positions: positions(players), ...more };
    return callUntyped(`PUT ${path}`, { as: 'admin', params, body });
  };
  const read = async () => (await callUntyped(`GET ${path}`, { as: 'admin', params })).body as Lineup;
  return { team, rival, save, read, players: (await createSquad(team, size)) as [Player, Player, Player, Player] };
}

const playerIdsIn = ({ positions }: Lineup) => positions.map(({ playerId }) => playerId);

describe.each(['team', 'match'] as const)("a %s's lineup", (kind) => {
  test('is read as it was saved, injured players included', async () => {
    const { team, save, read, players } = await createEmptyLineup(kind, 1);
    expect(await read()).toMatchObject({ teamId: team.id, positions: [], version: 0 });
    const saved = [await createPlayer(team, { status: 'injured' }), players[0]];
    expect((await save(saved)).status).toBe(200);
    const lineup = await read();
    expect(lineup).toMatchObject({ formation: '1-2-1-2', version: 1 });
    expect(playerIdsIn(lineup)).toEqual(saved.map(({ id }) => id));
  });

  test('leaves out players who left, were deleted or are inactive, and keeps the places of the others', async () => {
    const { rival, save, read, players } = await createEmptyLineup(kind, 4);
    const [first, second, third, last] = players;
    await save(players);
    expectOk(await editPlayer(first, { teamId: rival.id }));
    expect((await deletePlayer(second)).status).toBe(204);
    const idle = expectOk(await editPlayer(third, { status: 'inactive' }));
    expect((await read()).positions).toEqual([{ positionId: 4, playerId: last.id }]);
    expectOk(await editPlayer(idle, { status: 'active' }));
    expect(playerIdsIn(await read())).toEqual([third.id, last.id]);
  });

  test('after a player left can be saved as it was read; under another version it is refused with the current one', async () => {
    const { rival, save, read, players } = await createEmptyLineup(kind, 3);
    const [first, second, third] = players;
    await save(players);
    expectOk(await editPlayer(second, { teamId: rival.id }));
    const current = await read();
    const refused = await save([third], { version: 9 });
    expect(refused.status).toBe(412);
    expect(problemOf(refused)).toMatchObject({ current });
    const { positions, version } = current;
    expect((await save([], { positions, version })).status).toBe(200);
    expect(playerIdsIn(await read())).toEqual([first.id, third.id]);
  });

  test('accepts no player of another team and no inactive player', async () => {
    const { team, rival, save } = await createEmptyLineup(kind, 0);
    const stranger = await save([await createPlayer(rival)]);
    expect({ status: stranger.status, path: problemOf(stranger).errors[0]?.path }).toEqual({
      status: 400,
      path: 'positions.0.playerId',
    });
    expect((await save([await createPlayer(team, { status: 'inactive' })])).status).toBe(400);
  });
});

test('the lineup of a played match keeps a player who left the team later, also when it is corrected', async () => {
  const [team, rival] = await createTeams('Ombú', 'Ceibo');
  const match = await createScheduledMatch(cup, team, rival);
  const params = { id: match.id, teamId: team.id };
  const save = (players: readonly Player[]) => {
    const positions = players.map(({ id }, at) => ({ positionId: at + 1, playerId: id }));
    return call('PUT /matches/{id}/lineup/{teamId}', {
      as: 'admin',
      params,
      body: { formation: '1-2-1-2', positions },
    });
  };
  const read = async () =>
    playerIdsIn(expectOk(await call('GET /matches/{id}/lineup/{teamId}', { as: 'admin', params })));
  const [left, stays, late] = (await createSquad(team, 3)) as [Player, Player, Player];
  const stranger = await createPlayer(rival);
  expectOk(await save([left, stays]));
  expectOk(await saveScore(match, '2-1'));
  expectOk(await editPlayer(left, { teamId: rival.id }));
  expect(await read()).toEqual([left.id, stays.id]);
  expectOk(await save([left, stays, late]));
  expect(await read()).toEqual([left.id, stays.id, late.id]);
  expect((await save([left, stranger])).status).toBe(400);
});

test('after kick-off every user reads the names and numbers of the players in the lineup of a match', async () => {
  const [team, rival] = await createTeams('Ombú', 'Ceibo');
  const match = await createScheduledMatch(cup, team, rival, { matchDate: '2099-04-01' });
  const params = { id: match.id, teamId: team.id };
  const { id, firstName, lastName, jerseyNumber } = await createPlayer(team);
  const body = { formation: '1-2-1-2' as const, positions: [{ positionId: 1, playerId: id }] };
  expectOk(await call('PUT /matches/{id}/lineup/{teamId}', { as: 'admin', params, body }));
  const read = async () => expectOk(await call('GET /matches/{id}/lineup/{teamId}', { as: 'noRole', params })).players;
  expect(await read()).toEqual([]);
  expectOk(await saveScore(match, '2-1'));
  expect(await read()).toEqual([{ id, firstName, lastName, jerseyNumber }]);
});
