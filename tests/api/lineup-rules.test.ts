/** Which lineups are valid, and who may read and save the lineup of a match (shared/domain/RULES.md, Lineups). */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi, type TestUserName } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  readMatch,
} from '#tests/support/api-fixtures.ts';
import { saveLineup } from '#tests/support/match-events.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { createPlayer, createSquad } from '#tests/support/players.ts';
import { clockMark, createMatchDay, presenceOf, readSheet, sendOperations } from '#tests/support/sheet-operations.ts';
import { createLink, createPlanillero, linkHeaders } from '#tests/support/sheets.ts';

let coachedTeam: { id: number };
let rivalTeam: { id: number };
let cup: { id: number };
/** The ids of the seven players of the rival team. */
let squad: number[];

beforeAll(async () => {
  await startApi();
  // The users `dt` and `otherDt` coach the first two teams that a test file creates.
  [coachedTeam, rivalTeam] = await createTeams('Ombú', 'Ceibo');
  cup = await createTournament();
  squad = (await createSquad(rivalTeam, 7)).map(({ id }) => id);
});

const scheduleMatchOn = (matchDate: string) => createScheduledMatch(cup, coachedTeam, rivalTeam, { matchDate });

async function countVisiblePlayers({ id }: Match, as: TestUserName): Promise<number> {
  const params = { id, teamId: coachedTeam.id };
  return expectOk(await call('GET /matches/{id}/lineup/{teamId}', { as, params })).positions.length;
}

test.each<[string, (players: number[]) => { positionId: number; playerId: number }[]]>([
  ['a seventh player', (ids) => ids.map((playerId, at) => ({ positionId: at + 1, playerId }))],
  ['one player in two places', ([playerId = 0]) => [1, 2].map((positionId) => ({ positionId, playerId }))],
  ['two players in one place', (ids) => ids.slice(0, 2).map((playerId) => ({ positionId: 1, playerId }))],
  ['a place that does not exist', ([playerId = 0]) => [{ positionId: 7, playerId }]],
])('a lineup with %s is refused', async (_, positionsOf) => {
  const body = { formation: '1-2-2-1' as const, positions: positionsOf(squad) };
  const answer = await call('PUT /teams/{id}/lineup', { as: 'admin', params: { id: rivalTeam.id }, body });
  expect(answer.status).toBe(400);
});

test('a coach saves the lineup of their match until kick-off, an administrator also after it', async () => {
  const match = await scheduleMatchOn('2099-04-01');
  const players = [await createPlayer(coachedTeam)];
  const statusOf = async (as: TestUserName) => (await saveLineup(match, players, as)).status;
  expect([await statusOf('dt'), await statusOf('otherDt'), await statusOf('admin')]).toEqual([200, 403, 200]);
  expectOk(await editMatch(await readMatch(match), { status: 'in_progress' }));
  expect([await statusOf('dt'), await statusOf('admin')]).toEqual([403, 200]);
});

test('before kick-off the lineup of a match is empty for everybody but its coach and administrators', async () => {
  const match = await scheduleMatchOn('2099-04-08');
  expectOk(await saveLineup(match, [await createPlayer(coachedTeam)]));
  const callers = ['dt', 'admin', 'otherDt', 'noRole', 'anonymous'] as const;
  const seen = async () => Promise.all(callers.map((as) => countVisiblePlayers(match, as)));
  expect(await seen()).toEqual([1, 1, 0, 0, 0]);
  expectOk(await editMatch(await readMatch(match), { status: 'in_progress' }));
  expect(await seen()).toEqual([1, 1, 1, 1, 0]);
  await saveSettings({ publicSquads: true });
  expect(await seen()).toEqual([1, 1, 1, 1, 1]);
  await saveSettings({ publicSquads: false });
});

test('until the match starts, a sheet tells lineup, position and starters to administrators only', async () => {
  const { user, headers } = await createPlanillero();
  const { match, home, homePlayers } = await createMatchDay({}, { sheetUserIds: [user.id] });
  expectOk(await saveLineup(match, [homePlayers[0]]));
  const planOf = (sheet: Awaited<ReturnType<typeof readSheet>>) =>
    sheet.squads.home.map(({ isInLineup, position, isStarter }) => ({ isInLineup, position, isStarter }));
  const plan = homePlayers.map(({ position, isStarter }, at) => ({ isInLineup: at === 0, position, isStarter }));
  const secret = { isInLineup: null, position: null, isStarter: null };
  const link = { headers: linkHeaders(await createLink(match)) };
  expect(planOf(await readSheet(match))).toEqual(plan);
  for (const as of [{ headers }, link]) expect(planOf(await readSheet(match, as))).toEqual([secret, secret]);
  const before = await sendOperations(match, [presenceOf(home.id, [homePlayers[1].id])], link);
  expect(planOf(before.sheet)).toEqual([secret, secret]);
  const started = await sendOperations(match, [clockMark('start')], link);
  expect(planOf(started.sheet)).toEqual(plan);
});

test('until the match starts, a coach who keeps a sheet sees the plan of their own side alone', async () => {
  const { match, home, homePlayers } = await createMatchDay();
  const { user, headers } = await createPlanillero({ roles: ['DT', 'Planillero'], teamId: home.id });
  expectOk(await editMatch(await readMatch(match), { sheetUserIds: [user.id] }));
  expectOk(await saveLineup(match, [homePlayers[0]]));
  const read = async () => {
    const { squads } = await readSheet(match, { headers });
    const planOf = (side: typeof squads.home) => side.map(({ isInLineup, isStarter }) => [isInLineup, isStarter]);
    return { home: planOf(squads.home), away: planOf(squads.away) };
  };
  const own = homePlayers.map(({ isStarter }, at) => [at === 0, isStarter]);
  const before = await read();
  expect(before).toEqual({ home: own, away: before.away.map(() => [null, null]) });
  expect(before.away.length).toBeGreaterThan(0);
  await sendOperations(match, [clockMark('start')]);
  expect((await read()).away).toEqual(before.away.map(() => [false, expect.any(Boolean)]));
});

test('a lineup has as many places as players begin a match of the federation, and a formation that adds up', async () => {
  const { version: _seen, siteUrl: _address, ...settings } = expectOk(await call('GET /settings', {}));
  const [own] = await createTeams('Zorzal');
  const params = { id: own.id };
  const save = (formation: string, positionId = 1, playerId = 0) =>
    call('PUT /teams/{id}/lineup', {
      as: 'admin',
      params,
      body: { formation, positions: playerId ? [{ positionId, playerId }] : [] },
    });
  try {
    expectOk(await call('PUT /settings', { as: 'admin', body: { ...settings, squadSize: 18, starters: 11 } }));
    expect((await call('GET /teams/{id}/lineup', { params })).body.formation).toBe('1-4-4-2');
    const { id } = await createPlayer(own);
    expectOk(await save('1-4-3-3', 11, id));
    expect((await save('1-2-2-1')).status).toBe(400);
    expect((await save('1-4-4-2', 12, id)).status).toBe(400);
    expect((await call('PUT /settings', { as: 'admin', body: { ...settings, starters: 12 } })).status).toBe(400);
  } finally {
    await call('PUT /settings', { as: 'admin', body: settings });
  }
});
