/** What is wrong by itself (400) is said before what is missing (404), stale (412) or in the way (409). */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
  aMatchOf,
  createCancha,
  createTeam,
  createTeams,
  createTournament,
  expectOk,
  scheduleMatch,
} from '#tests/support/given.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { aPlayer } from '#tests/support/players.ts';
import { playoffsForm } from '#tests/support/playoffs.ts';
import { samples } from '#tests/support/samples.ts';
import { someStaff } from '#tests/support/staff.ts';

beforeAll(startApi);

const nobody = 987654;
const shootOut = { homeScore: 1, awayScore: 0, homePenalties: 3, awayPenalties: 2 };
const samePerson = { refereeId: nobody, assistantId: nobody };

describe('of something that does not exist', () => {
  test.each<[string, RouteKey, object, number]>([
    ['a shoot-out after a decided match', 'PATCH /matches/{id}/score', shootOut, 400],
    ['half a score', 'PATCH /matches/{id}/score', { homeScore: 1 }, 400],
    ['a team against itself', 'PUT /matches/{id}', aMatchOf({ id: 1 }, { id: 1 }, { id: 1 }), 400],
    ['one person in two posts', 'PUT /matches/{id}', aMatchOf({ id: 1 }, { id: 1 }, { id: 2 }, samePerson), 400],
    [
      'a final before its semifinals',
      'POST /tournaments/{id}/generate-playoffs',
      playoffsForm({ finalDate: '2020-01-01' }),
      400,
    ],
    ['too large a logo', 'POST /teams/{id}/logo/upload', { contentType: 'image/png', size: 5 * 1024 * 1024 + 1 }, 413],
  ])('%s', async (_, key, body, status) => {
    expect((await callUntyped(key, { as: 'admin', params: { id: nobody }, body })).status).toBe(status);
  });
});

const match = { homeTeamId: 1, awayTeamId: 2, matchDate: '2026-04-01', matchTime: '14:00', location: 'Complejo Sur' };
const completed = { ...match, status: 'completed', homeScore: 1, awayScore: 0 };
const foreignLineup = { formation: '1-2-2-1', positions: [{ positionId: 1, playerId: 2 }] };

/** Every route that changes something under a version, and what stored data says is wrong with the request. */
const wrongByStoredData: [RouteKey, string, object][] = [
  ['PATCH /matches/{id}/score', 'a shoot-out after a decided match', shootOut],
  ['PUT /matches/{id}', 'a team against itself', { ...match, awayTeamId: 1 }],
  ['PUT /matches/{id}', 'an unknown team', { ...match, awayTeamId: nobody }],
  ['PUT /matches/{id}', 'no team where none is awaited', { ...match, awayTeamId: null }],
  ['PUT /matches/{id}', 'an unknown cancha', { ...match, canchaId: nobody }],
  [
    'PUT /matches/{id}',
    'an unknown assistant beside a referee of one of the teams',
    { ...match, refereeId: 2, assistantId: nobody },
  ],
  ['PUT /matches/{id}', 'a team of another group', { ...match, awayTeamId: 3 }],
  ['PUT /matches/{id}', 'a shoot-out after a decided match', { ...match, ...shootOut, status: 'completed' }],
  ['PUT /matches/{id}', 'a goalkeeper of the other team', { ...completed, homeGoalkeeperId: 2 }],
  ['PUT /matches/{id}/lineup/{teamId}', 'a player of the other team', foreignLineup],
  ['PUT /teams/{id}/lineup', 'a player of the other team', foreignLineup],
  ['PUT /teams/{id}', 'a foundation year to come', { ...samples['POST /teams'], foundationYear: 2900 }],
  ['PUT /players/{id}', 'an unknown team', { ...samples['POST /players'], teamId: nobody }],
  ['PUT /players/{id}', 'a birthday to come', { ...samples['POST /players'], dateOfBirth: '2900-01-01' }],
  ['PUT /teamstaff/{id}', 'an unknown team', { ...samples['POST /teamstaff'], teamId: nobody }],
  ['PUT /matchevents/{id}', 'a minute after the last', { eventType: 'goal', minute: 199 }],
  ['PUT /groups/{id}', 'an unknown team', { name: 'Zona A', teamIds: [1, nobody] }],
  ['PUT /tournaments/{id}', 'an unknown participant', { ...samples['POST /tournaments'], teamIds: [1, 2, nobody] }],
  [
    'PUT /tournaments/{id}',
    'points for a team that does not take part',
    { ...samples['POST /tournaments'], adjustments: [{ teamId: 3, points: 1, reason: 'Planilla' }] },
  ],
  ['PUT /tournaments/{id}/teams', 'an unknown team', { teamIds: [1, 2, nobody] }],
  ['PUT /auth/users/{id}', 'an unknown team', { roles: ['Admin'], teamId: nobody }],
  ['PUT /auth/users/{id}', 'a coach without a team', { roles: ['DT'], teamId: 0 }],
  ['PUT /settings', 'an unknown featured tournament', { ...samples['PUT /settings'], featuredTournamentId: nobody }],
];

/** The same routes, and what clashes with stored data. */
const clashing: [RouteKey, string, object][] = [
  ['PUT /matches/{id}', 'another tournament', { ...match, tournamentId: 2 }],
  ['PUT /matches/{id}', 'other teams than its events name', { ...match, awayTeamId: 4, groupId: 0 }],
  ['PUT /matches/{id}', 'a cancha that is not available', { ...match, canchaId: 2 }],
  ['PUT /groups/{id}', 'a group without a team that plays in it', { name: 'Zona A', teamIds: [1] }],
  ['PUT /tournaments/{id}', 'no participants', { ...samples['POST /tournaments'], teamIds: [] }],
  ['PUT /tournaments/{id}/teams', 'no participants', { teamIds: [] }],
  ['PUT /players/{id}', 'a number that is taken', { ...samples['POST /players'], jerseyNumber: 77 }],
];

describe('of a stale copy', () => {
  beforeAll(async () => {
    await createOneOfEverything();
    await createTeams('Tala', 'Molle');
    await createTournament();
    await aPlayer({ id: 2 });
    await aPlayer({ id: 1 }, { jerseyNumber: 77 });
    await createCancha('Cancha 2', { disponible: false });
    await someStaff({ teamId: 1, role: 'Referee' });
    expectOk(await call('GET /auth/users/current', { as: 'admin' }));
  });

  const send = (key: RouteKey, body: object) =>
    callUntyped(key, { as: 'admin', params: { id: 1, teamId: 1 }, body: { ...body, version: 99 } });

  test.each(wrongByStoredData)('%s: %s is 400', async (key, _, body) => {
    expect((await send(key, body)).status).toBe(400);
  });

  test.each(clashing)('%s: %s is 412', async (key, _, body) => {
    expect((await send(key, body)).status).toBe(412);
    expect((await callUntyped(key, { as: 'admin', params: { id: 1, teamId: 1 }, body })).status).toBe(409);
  });

  test('every route that changes something under a version is among them', () => {
    const changing = allRoutes.filter(({ key }) => /^(PUT|PATCH) /.test(key)).map(({ key }) => key);
    const named = new Set(wrongByStoredData.map(([key]) => key));
    // Nothing that is stored makes a cancha wrong.
    expect(changing.filter((key) => !named.has(key))).toEqual(['PUT /canchas/{id}']);
  });
});

describe('beside a clash, who is named does not exist:', () => {
  async function aZonaWithMatch() {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const tournament = await createTournament({ teamIds: [ombu.id, ceibo.id] });
    const zona = { tournamentId: tournament.id, name: 'Zona A', teamIds: [ombu.id, ceibo.id] };
    const group = expectOk(await call('POST /groups', { as: 'admin', body: zona }));
    await scheduleMatch(tournament, ombu, ceibo, { groupId: group.id });
    return { tournament, group, ombu };
  }

  test('a team of a new group', async () => {
    const { tournament, ombu } = await aZonaWithMatch();
    const body = { tournamentId: tournament.id, name: 'Zona B', teamIds: [ombu.id, nobody] };
    const answer = await call('POST /groups', { as: 'admin', body });
    expect({ status: answer.status, paths: problemOf(answer).errors.map(({ path }) => path) }).toEqual({
      status: 400,
      paths: ['teamIds'],
    });
  });

  test('a team of a group that loses another with matches', async () => {
    const { group } = await aZonaWithMatch();
    const body = { ...group, teamIds: [nobody] };
    expect((await call('PUT /groups/{id}', { as: 'admin', params: { id: group.id }, body })).status).toBe(400);
  });

  test('a participant of a tournament that loses another with matches', async () => {
    const { tournament } = await aZonaWithMatch();
    const params = { id: tournament.id };
    const answer = await call('PUT /tournaments/{id}/teams', { as: 'admin', params, body: { teamIds: [nobody] } });
    expect(answer.status).toBe(400);
  });

  test('the referee of a match on a cancha that is not available', async () => {
    const [home, away] = [await createTeam('Ombú'), await createTeam('Ceibo')];
    const cancha = await createCancha('Cancha 9', { disponible: false });
    const body = aMatchOf(await createTournament(), home, away, { canchaId: cancha.id, refereeId: nobody });
    expect((await call('POST /matches', { as: 'admin', body })).status).toBe(400);
  });

  test('a team of a match on a cancha that is not available', async () => {
    const cancha = await createCancha('Cancha 9', { disponible: false });
    const body = aMatchOf(await createTournament(), await createTeam('Ombú'), { id: nobody }, { canchaId: cancha.id });
    const answer = await call('POST /matches', { as: 'admin', body });
    expect({ status: answer.status, paths: problemOf(answer).errors.map(({ path }) => path) }).toEqual({
      status: 400,
      paths: ['awayTeamId'],
    });
  });

  test('the cancha of playoffs without teams', async () => {
    const { id } = await createTournament();
    const body = playoffsForm({ canchaId: nobody });
    const answer = await call('POST /tournaments/{id}/generate-playoffs', { as: 'admin', params: { id }, body });
    expect(answer.status).toBe(400);
  });
});
