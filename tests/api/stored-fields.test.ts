/** Every field of every form: GET returns what POST and PUT stored. A field missing here is a type error. */
import { beforeAll, expect, test } from 'vitest';
import type { RouteKey } from '#shared/contract/route.ts';
import type { CanchaForm } from '#shared/domain/schemas/cancha.ts';
import type { GroupForm } from '#shared/domain/schemas/group.ts';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import type { MatchForm } from '#shared/domain/schemas/match.ts';
import type { StoredEventFields } from '#shared/domain/schemas/match-event.ts';
import type { PlayerForm } from '#shared/domain/schemas/player.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import type { StaffForm } from '#shared/domain/schemas/staff.ts';
import type { TeamForm } from '#shared/domain/schemas/team.ts';
import type { TournamentForm } from '#shared/domain/schemas/tournament.ts';
import type { UserForm } from '#shared/domain/schemas/user.ts';
import { callUntyped, startApi } from '#tests/support/api.ts';
import { expectOk } from '#tests/support/api-fixtures.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
});

type RoutePath = `/${string}`;
const sendAsAdmin = async (
  method: 'POST' | 'PUT' | 'GET',
  path: RoutePath,
  body?: unknown,
): Promise<{ id: number }> => {
  const [id] = /\d+$/.exec(path) ?? [];
  const key: RouteKey = `${method} ${id ? (path.replace(/\d+$/, '{id}') as RoutePath) : path}`;
  return expectOk(await callUntyped(key, { as: 'admin', ...(id && { params: { id } }), body })) as { id: number };
};

/**
 * Creates an entity and replaces every field: GET returns what was sent, and saving that again changes no field. Only
 * the POST sends `owner`, the id of the entity that this one belongs to.
 */
async function expectEveryFieldStored(
  path: RoutePath,
  first: object,
  second: object,
  owner: object = {},
): Promise<void> {
  const { id } = await sendAsAdmin('POST', path, { ...first, ...owner });
  expect(await sendAsAdmin('GET', `${path}/${id}`)).toMatchObject(first);
  await sendAsAdmin('PUT', `${path}/${id}`, second);
  const changed = await sendAsAdmin('GET', `${path}/${id}`);
  expect(changed).toMatchObject(second);
  await sendAsAdmin('PUT', `${path}/${id}`, changed);
  expect(await sendAsAdmin('GET', `${path}/${id}`)).toEqual({ ...changed, version: 3 });
}

test('every field of a team is stored', async () => {
  const first: TeamForm = {
    name: 'Ombú',
    shortName: 'OMB',
    coach: 'Ana',
    foundationYear: 1950,
    city: 'Morón',
    logo: 'https://example.com/a.png',
  };
  const second: TeamForm = {
    name: 'Tala',
    shortName: '',
    coach: 'Eva',
    foundationYear: 1960,
    city: 'Haedo',
    logo: '',
  };
  await expectEveryFieldStored('/teams', first, second);
});

test('every field of a player is stored', async () => {
  const first: PlayerForm = {
    teamId: 1,
    firstName: 'Ana',
    lastName: 'Paz',
    jerseyNumber: 31,
    position: 'Portero',
    dateOfBirth: '1990-01-02',
    isStarter: true,
    status: 'injured',
    role: 'arquera',
    fitUntil: '2026-12-31',
  };
  const second: PlayerForm = {
    teamId: 2,
    firstName: 'Eva',
    lastName: 'Sosa',
    jerseyNumber: 32,
    position: 'Defensa',
    dateOfBirth: '1991-03-04',
    isStarter: false,
    status: 'inactive',
    role: 'central',
    fitUntil: null,
  };
  await expectEveryFieldStored('/players', first, second);
});

test('every field of a member of the staff is stored', async () => {
  const first: StaffForm = { teamId: 1, name: 'Ana', role: 'Other', phone: '11 5555', email: 'ana@test.ar' };
  const second: StaffForm = { teamId: 2, name: 'Eva', role: 'HeadCoach', phone: '11 6666', email: 'eva@test.ar' };
  await expectEveryFieldStored('/teamstaff', first, second);
});

test('every field of a cancha is stored', async () => {
  const first: CanchaForm = { nombre: 'Norte', ubicacion: 'Calle 1', disponible: false };
  const second: CanchaForm = { nombre: 'Sur', ubicacion: 'Calle 2', disponible: true };
  await expectEveryFieldStored('/canchas', first, second);
});

test('every field of a tournament is stored', async () => {
  const first: TournamentForm = {
    name: 'Copa',
    description: 'Una',
    startDate: '2026-01-01',
    endDate: '2026-02-01',
    status: 'pending',
    teamIds: [1, 2],
    adjustments: [{ teamId: 1, points: -1, reason: 'Acta' }],
    bands: [{ from: 1, to: 4, label: 'Copa de Oro', kind: 'good', table: 'general' }],
  };
  const second: TournamentForm = {
    name: 'Liga',
    description: 'Otra',
    startDate: '2026-03-01',
    endDate: '2026-04-01',
    status: 'completed',
    teamIds: [1],
    adjustments: [{ teamId: 1, points: 2, reason: 'Fallo' }],
    bands: [{ from: 8, to: 8, label: 'Desciende', kind: 'bad', table: 'groups' }],
  };
  await expectEveryFieldStored('/tournaments', first, second);
});

test('every field of a group is stored', async () => {
  const first: GroupForm = { name: 'Zona N', teamIds: [] };
  const second: GroupForm = { name: 'Zona S', teamIds: [1, 2] };
  const { id } = await sendAsAdmin('POST', '/tournaments', {
    name: 'Z',
    startDate: '2026-01-01',
    endDate: '2026-02-01',
  });
  await expectEveryFieldStored('/groups', first, second, { tournamentId: id });
});

test('every field of a match is stored', async () => {
  const first: MatchForm = {
    matchDate: '2026-05-01',
    matchTime: '10:00',
    location: 'Norte',
    round: 'Fecha 7',
    status: 'scheduled',
    groupId: 1,
    isPlayoff: false,
    canchaId: 1,
    refereeId: 0,
    assistantId: 0,
  };
  const second: MatchForm = {
    matchDate: '2026-05-02',
    matchTime: '11:00',
    location: 'Sur',
    round: 'Fecha 8',
    status: 'cancelled',
    groupId: 0,
    isPlayoff: true,
    canchaId: 0,
    refereeId: (await sendAsAdmin('POST', '/teamstaff', { teamId: 0, name: 'Juez', role: 'Referee' })).id,
    assistantId: (await sendAsAdmin('POST', '/teamstaff', { teamId: 0, name: 'Línea', role: 'Assistant' })).id,
  };
  const teams = { homeTeamId: 1, awayTeamId: 2 };
  await expectEveryFieldStored('/matches', { ...first, ...teams }, { ...second, ...teams }, { tournamentId: 1 });
});

test('every field of an event is stored', async () => {
  const first: Omit<StoredEventFields, 'id' | 'version'> = {
    matchId: 1,
    playerId: 1,
    teamId: 1,
    eventType: 'goal',
    minute: 3,
    description: 'Una',
  };
  await expectEveryFieldStored('/matchevents', first, { eventType: 'yellowcard', minute: 4, description: 'Otra' });
});

test('every field of a user is stored', async () => {
  const first: Omit<UserForm, 'enabled'> = { firstName: 'Ana', lastName: 'Paz', roles: ['DT'], teamId: 1 };
  const second: UserForm = { firstName: 'Eva', lastName: 'Sosa', roles: ['Admin'], teamId: 0, enabled: false };
  const account = { email: 'una.persona@test.ar', password: 'Tribuna-norte-7' };
  const { id } = expectOk(
    await callUntyped('POST /auth/register', { as: 'admin', body: { ...first, ...account } }),
  ) as {
    id: number;
  };
  const stored = () => sendAsAdmin('GET', `/auth/users/${id}`);
  expect(await stored()).toMatchObject({ ...first, enabled: true });
  await sendAsAdmin('PUT', `/auth/users/${id}`, second);
  expect(await stored()).toMatchObject(second);
});

test('every field of the settings is stored', async () => {
  const all: Omit<Settings, 'version' | 'siteUrl'> = {
    name: 'Liga',
    timeZone: 'America/Montevideo',
    defaultLocation: 'Sur',
    squadSize: 20,
    starters: 7,
    featuredTournamentId: 1,
    publicSquads: true,
    sanctionsPublicYears: 7,
    logo: 'https://liga.example/escudo.png',
    color: '#1e3a8a',
  };
  expectOk(await callUntyped('PUT /settings', { as: 'admin', body: all }));
  expect(expectOk(await callUntyped('GET /settings'))).toMatchObject(all);
});

test('every field of a lineup is stored', async () => {
  const positions = [{ positionId: 1, playerId: 1 }];
  // Of seven players, as many as the settings of the test above say.
  const first: Omit<Lineup, 'version' | 'teamId'> = { formation: '1-3-2-1', positions };
  for (const [key, params] of [
    ['/teams/{id}/lineup', { id: 1 }],
    ['/matches/{id}/lineup/{teamId}', { id: 1, teamId: 1 }],
  ] as const) {
    expectOk(await callUntyped(`PUT ${key}`, { as: 'admin', params, body: first }));
    expect(expectOk(await callUntyped(`GET ${key}`, { as: 'admin', params }))).toMatchObject(first);
  }
});
