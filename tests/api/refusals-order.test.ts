/** An invalid body (400) is refused before a missing entity (404), a stale version (412) and a conflict (409). */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Group } from '#shared/domain/schemas/group.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { type ApiAnswer, call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  expectOk,
  newMatchBody,
} from '#tests/support/api-fixtures.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { createPlayer } from '#tests/support/players.ts';
import { playoffGenerationBody } from '#tests/support/playoffs.ts';
import { samples } from '#tests/support/samples.ts';
import { createStaff } from '#tests/support/staff.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(async () => {
  await startApi();
  // User 1 is not the caller, whose own roles would be refused before anything else.
  await createSignedInUser();
});

const unknownId = 987654;
const penaltiesForDecidedMatch = { homeScore: 1, awayScore: 0, homePenalties: 3, awayPenalties: 2 };
const sameRefereeAndAssistant = { refereeId: unknownId, assistantId: unknownId };

describe('with an unknown id', () => {
  test.each<[string, RouteKey, object, number]>([
    ['penalties after a decided match', 'PATCH /matches/{id}/score', penaltiesForDecidedMatch, 400],
    ['half a score', 'PATCH /matches/{id}/score', { homeScore: 1 }, 400],
    ['a team against itself', 'PUT /matches/{id}', newMatchBody({ id: 1 }, { id: 1 }, { id: 1 }), 400],
    [
      'one person in two posts',
      'PUT /matches/{id}',
      newMatchBody({ id: 1 }, { id: 1 }, { id: 2 }, sameRefereeAndAssistant),
      400,
    ],
    [
      'a final before its semifinals',
      'POST /tournaments/{id}/generate-playoffs',
      playoffGenerationBody({ finalDate: '2020-01-01' }),
      400,
    ],
    [
      'a logo that is too large',
      'POST /teams/{id}/logo/upload',
      { contentType: 'image/png', size: 5 * 1024 * 1024 + 1 },
      413,
    ],
  ])('a request with %s is refused for its body before the 404 of the unknown entity', async (_, key, body, status) => {
    expect((await callUntyped(key, { as: 'admin', params: { id: unknownId }, body })).status).toBe(status);
  });
});

const matchForm = {
  homeTeamId: 1,
  awayTeamId: 2,
  matchDate: '2026-04-01',
  matchTime: '14:00',
  location: 'Complejo Sur',
};
const completedMatchForm = { ...matchForm, status: 'completed', homeScore: 1, awayScore: 0 };
const lineupOfOtherTeam = { formation: '1-2-2-1', positions: [{ positionId: 1, playerId: 2 }] };

/** Every route that checks a version, with bodies that are invalid only in view of the stored data. */
const casesInvalidByStoredData: [RouteKey, string, object][] = [
  ['PATCH /matches/{id}/score', 'penalties after a decided match', penaltiesForDecidedMatch],
  ['PUT /matches/{id}', 'a team against itself', { ...matchForm, awayTeamId: 1 }],
  ['PUT /matches/{id}', 'an unknown team', { ...matchForm, awayTeamId: unknownId }],
  ['PUT /matches/{id}', 'no team in a match that waits for none', { ...matchForm, awayTeamId: null }],
  ['PUT /matches/{id}', 'an unknown cancha', { ...matchForm, canchaId: unknownId }],
  [
    'PUT /matches/{id}',
    'an unknown assistant beside a referee of one of the teams',
    { ...matchForm, refereeId: 2, assistantId: unknownId },
  ],
  ['PUT /matches/{id}', 'a team of another group', { ...matchForm, awayTeamId: 3 }],
  [
    'PUT /matches/{id}',
    'penalties after a decided match',
    { ...matchForm, ...penaltiesForDecidedMatch, status: 'completed' },
  ],
  ['PUT /matches/{id}', 'a goalkeeper of the other team', { ...completedMatchForm, homeGoalkeeperId: 2 }],
  ['PUT /matches/{id}/lineup/{teamId}', 'a player of the other team', lineupOfOtherTeam],
  ['PUT /teams/{id}/lineup', 'a player of the other team', lineupOfOtherTeam],
  ['PUT /teams/{id}', 'a foundation year in the future', { ...samples['POST /teams'], foundationYear: 2900 }],
  ['PUT /players/{id}', 'an unknown team', { ...samples['POST /players'], teamId: unknownId }],
  ['PUT /players/{id}', 'a birth date in the future', { ...samples['POST /players'], dateOfBirth: '2900-01-01' }],
  ['PUT /teamstaff/{id}', 'an unknown team', { ...samples['POST /teamstaff'], teamId: unknownId }],
  ['PUT /matchevents/{id}', 'a minute after the end of the match', { eventType: 'goal', minute: 199 }],
  ['PUT /groups/{id}', 'an unknown team', { name: 'Zona A', teamIds: [1, unknownId] }],
  ['PUT /tournaments/{id}', 'an unknown participant', { ...samples['POST /tournaments'], teamIds: [1, 2, unknownId] }],
  [
    'PUT /tournaments/{id}',
    'points for a team that does not take part',
    { ...samples['POST /tournaments'], adjustments: [{ teamId: 3, points: 1, reason: 'Planilla' }] },
  ],
  ['PUT /tournaments/{id}/teams', 'an unknown team', { teamIds: [1, 2, unknownId] }],
  ['PUT /auth/users/{id}', 'an unknown team', { roles: ['Admin'], teamId: unknownId }],
  ['PUT /auth/users/{id}', 'a coach without a team', { roles: ['DT'], teamId: 0 }],
  ['PUT /notices/{id}', 'an unknown team', { ...samples['POST /notices'], scope: { kind: 'team', id: unknownId } }],
  ['PUT /sanctions/{id}', 'an unknown match', { ...samples['POST /sanctions'], matchId: unknownId }],
  ['PUT /bulletins/{id}', 'an unknown sanction', { ...samples['PUT /bulletins/{id}'], sanctionIds: [unknownId] }],
  ['PUT /settings', 'an unknown featured tournament', { ...samples['PUT /settings'], featuredTournamentId: unknownId }],
];

/** Some of the same routes, with bodies that conflict with the stored data. */
const casesInConflictWithStoredData: [RouteKey, string, object][] = [
  ['PUT /matches/{id}', 'another tournament', { ...matchForm, tournamentId: 2 }],
  ['PUT /matches/{id}', 'other teams than its events name', { ...matchForm, awayTeamId: 4, groupId: 0 }],
  ['PUT /matches/{id}', 'a cancha that is not available', { ...matchForm, canchaId: 2 }],
  ['PUT /groups/{id}', 'a group without a team that plays in it', { name: 'Zona A', teamIds: [1] }],
  ['PUT /tournaments/{id}', 'no participants', { ...samples['POST /tournaments'], teamIds: [] }],
  ['PUT /tournaments/{id}/teams', 'no participants', { teamIds: [] }],
  ['PUT /players/{id}', 'a number that is taken', { ...samples['POST /players'], jerseyNumber: 77 }],
];

describe('with a stale version', () => {
  beforeAll(async () => {
    await createOneOfEverything();
    await createTeams('Tala', 'Molle');
    await createTournament();
    await createPlayer({ id: 2 });
    await createPlayer({ id: 1 }, { jerseyNumber: 77 });
    await createCancha('Cancha 2', { disponible: false });
    await createStaff({ teamId: 1, role: 'Referee' });
  });

  const send = (key: RouteKey, body: object) =>
    callUntyped(key, { as: 'admin', params: { id: 1, teamId: 1 }, body: { ...body, version: 99 } });

  test.each(casesInvalidByStoredData)('%s: %s is 400', async (key, _, body) => {
    expect((await send(key, body)).status).toBe(400);
  });

  test.each(casesInConflictWithStoredData)('%s: %s is 412', async (key, _, body) => {
    expect((await send(key, body)).status).toBe(412);
    expect((await callUntyped(key, { as: 'admin', params: { id: 1, teamId: 1 }, body })).status).toBe(409);
  });

  test('every route that checks a version is covered', () => {
    // Matches moved by hand have a version each: fixture-moves.test.ts.
    const changing = allRoutes
      .filter(({ key, route }) => /^(PUT|PATCH) /.test(key) && !route.versions)
      .map(({ key }) => key);
    const named = new Set(casesInvalidByStoredData.map(([key]) => key));
    // Whether the body of a cancha is valid does not depend on stored data.
    expect(changing.filter((key) => !named.has(key))).toEqual(['PUT /canchas/{id}']);
  });
});

describe('what the caller may not do is 403 before what is invalid in view of the stored data:', () => {
  let team: Team;
  let headers: { authorization: string };
  beforeAll(async () => {
    team = await createTeam('Ombú');
    ({ headers } = await createSignedInUser({ roles: ['DT'], teamId: team.id }));
  });

  test('an administrator who gives away the own rights, with an unknown team and a stale version', async () => {
    const { id } = expectOk(await call('GET /auth/users/current', { as: 'admin' }));
    for (const change of [{ roles: ['DT' as const], teamId: unknownId }, { enabled: false }]) {
      const body = { ...change, version: 99 };
      expect((await call('PUT /auth/users/{id}', { as: 'admin', params: { id }, body })).status).toBe(403);
    }
  });

  test('a DT who pastes a logo, empties a field and saw another version', async () => {
    const body = { ...samples['POST /teams'], logo: 'https://club.ar/escudo.png', city: null, version: 99 };
    expect((await callUntyped('PUT /teams/{id}', { headers, params: { id: team.id }, body })).status).toBe(403);
  });

  test('a DT who adds players to an unknown team, or moves one there', async () => {
    const { id } = await createPlayer(team);
    const { teamId: _own, ...player } = samples['POST /players'];
    for (const [key, body] of [
      ['POST /players', { ...player, teamId: unknownId }],
      ['POST /players/batch', { players: [player], teamId: unknownId }],
      ['PUT /players/{id}', { ...player, teamId: unknownId }],
    ] as const) {
      const answer = await callUntyped(key, { headers, params: { id }, body });
      expect({ key, status: answer.status }).toEqual({ key, status: 403 });
    }
  });
});

describe('an unknown id is 400 even beside a conflict:', () => {
  const statusAndPaths = (answer: ApiAnswer<unknown>) => [
    answer.status,
    ...problemOf(answer).errors.map(({ path }) => path),
  ];
  let ombu: Team;
  let ceibo: Team;
  let tournament: Tournament;
  let group: Group;
  let closedCancha: Cancha;
  beforeAll(async () => {
    [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    tournament = await createTournament({ teamIds: [ombu.id, ceibo.id] });
    const zona = { tournamentId: tournament.id, name: 'Zona A', teamIds: [ombu.id, ceibo.id] };
    group = expectOk(await call('POST /groups', { as: 'admin', body: zona }));
    await createScheduledMatch(tournament, ombu, ceibo, { groupId: group.id });
    closedCancha = await createCancha('Cancha 9', { disponible: false });
  });

  test('a team of a new group', async () => {
    const body = { tournamentId: tournament.id, name: 'Zona B', teamIds: [ombu.id, unknownId] };
    const answer = await call('POST /groups', { as: 'admin', body });
    expect(statusAndPaths(answer)).toEqual([400, 'teamIds']);
  });

  test('a new team of a group that would lose a team with matches', async () => {
    const body = { ...group, teamIds: [unknownId] };
    expect((await call('PUT /groups/{id}', { as: 'admin', params: { id: group.id }, body })).status).toBe(400);
  });

  test('a new participant of a tournament that would lose one with matches', async () => {
    const params = { id: tournament.id };
    const answer = await call('PUT /tournaments/{id}/teams', { as: 'admin', params, body: { teamIds: [unknownId] } });
    expect(answer.status).toBe(400);
  });

  test('the referee of a match on a cancha that is not available', async () => {
    const body = newMatchBody(tournament, ombu, ceibo, { canchaId: closedCancha.id, refereeId: unknownId });
    const answer = await call('POST /matches', { as: 'admin', body });
    expect(statusAndPaths(answer)).toEqual([400, 'refereeId']);
  });

  test('a team of a match on a cancha that is not available', async () => {
    const body = newMatchBody(tournament, ombu, { id: unknownId }, { canchaId: closedCancha.id });
    const answer = await call('POST /matches', { as: 'admin', body });
    expect(statusAndPaths(answer)).toEqual([400, 'awayTeamId']);
  });

  test('the cancha of playoffs for a tournament without teams', async () => {
    const { id } = await createTournament();
    const body = playoffGenerationBody({ canchaId: unknownId });
    const answer = await call('POST /tournaments/{id}/generate-playoffs', { as: 'admin', params: { id }, body });
    expect(answer.status).toBe(400);
  });
});
