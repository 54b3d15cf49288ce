/** Birth dates, medical certificates, phones and emails are shown to administrators and the DT of the person's team only, on any route. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { call, callUntyped, startApi, type TestUserName } from '#tests/support/api.ts';
import { createCancha, createScheduledMatch, createTeams, createTournament } from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createStaff } from '#tests/support/staff.ts';
import { publishChanges } from '#tests/support/stream.ts';

const privateFields = {
  dateOfBirth: '1987-06-24',
  fitUntil: '2031-08-17',
  phone: '+54 341 555-0187',
  email: 'secreto@privado.ar',
};
const { dateOfBirth, fitUntil, ...contact } = privateFields;

beforeAll(async () => {
  await startApi();
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  await createCancha('Cancha 1');
  const player = await createPlayer(ombu, { dateOfBirth, fitUntil });
  await createStaff({ teamId: ombu.id, role: 'HeadCoach', ...contact });
  const official = await createStaff({ teamId: 0, ...contact });
  const cup = await createTournament();
  const match = await createScheduledMatch(cup, ombu, ceibo, { refereeId: official.id, status: 'in_progress' });
  await createMatchEvent(match, player, 'goal');
  await publishChanges();
});

/** Player 1 and staff 1 are of team 1, the team of `dt`; staff 2 is an official of the federation. */
const playerRoutes = ['GET /players', 'GET /players/{id}', 'GET /players/team/{id}'] as const;
const staffRoutes = ['GET /teamstaff', 'GET /teamstaff/{id}', 'GET /teamstaff/team/{teamId}'] as const;
const maySeePrivateFields: Partial<Record<TestUserName, boolean>> = {
  noRole: false,
  dt: true,
  otherDt: false,
  admin: true,
};
const callerPermissionPairs = Object.entries(maySeePrivateFields) as [TestUserName, boolean][];
const firstEntityInBody = (body: unknown) => (Array.isArray(body) ? body[0] : body) as Record<string, unknown>;
const publicPlayerFields = [
  'id',
  'teamId',
  'firstName',
  'lastName',
  'fullName',
  'jerseyNumber',
  'position',
  'isStarter',
  'status',
];

describe.each(callerPermissionPairs)('the caller %s', (who, isAllowed) => {
  test.each(playerRoutes)('is shown birth dates and medical certificates by %s only if permitted', async (key) => {
    const { status, body } = await callUntyped(key, { as: who, params: { id: 1 } });
    expect({ status, keys: Object.keys(firstEntityInBody(body)) }).toEqual({
      status: 200,
      keys: expect.arrayContaining(publicPlayerFields),
    });
    expect(firstEntityInBody(body).dateOfBirth).toBe(isAllowed ? dateOfBirth : undefined);
    expect('dateOfBirth' in firstEntityInBody(body)).toBe(isAllowed);
    expect(firstEntityInBody(body).fitUntil).toBe(isAllowed ? fitUntil : undefined);
  });

  test.each(staffRoutes)('is shown phones and emails by %s only if permitted', async (key) => {
    const { status, body } = await callUntyped(key, { as: who, params: { id: 1, teamId: 1 } });
    expect({ status, first: firstEntityInBody(body) }).toEqual({
      status: 200,
      first: expect.objectContaining({ id: 1, role: 'HeadCoach' }),
    });
    expect('phone' in firstEntityInBody(body) || 'email' in firstEntityInBody(body)).toBe(isAllowed);
    if (isAllowed) expect(firstEntityInBody(body)).toMatchObject(contact);
  });

  test('is shown phones of the federation’s officials only as an administrator', async () => {
    const one = await callUntyped('GET /teamstaff/{id}', { as: who, params: { id: 2 } });
    const list = await callUntyped('GET /teamstaff/team/{teamId}', { as: who, params: { teamId: 0 } });
    for (const { body } of [one, list]) expect('phone' in firstEntityInBody(body)).toBe(who === 'admin');
  });
});

test('anonymous users get 401 for players and staff', async () => {
  for (const key of [...playerRoutes, ...staffRoutes]) {
    expect((await callUntyped(key, { params: { id: 1, teamId: 1 } })).status).toBe(401);
  }
});

test('no other route shows birth dates, phones or emails to anybody', async () => {
  const others = allRoutes.filter(({ key }) => key.startsWith('GET ') && !/\/(players|teamstaff|auth)\b/.test(key));
  expect(others.length).toBeGreaterThan(20);
  for (const { key, route } of others) {
    for (const as of route.access === 'public.read' ? (['anonymous', 'admin'] as const) : (['dt', 'admin'] as const)) {
      const { body } = await callUntyped(key, { as, params: { id: 1, teamId: 1 }, query: { round: 'Fecha 1' } });
      for (const secret of Object.values(privateFields)) expect(JSON.stringify(body) ?? '').not.toContain(secret);
    }
  }
});

test('a coach who creates a player or staff gets the private fields back', async () => {
  const player = await call('POST /players', { as: 'dt', body: { ...newPlayerForm(), jerseyNumber: 50 } });
  expect(player.body).toMatchObject({ dateOfBirth });
  const staff = await call('POST /teamstaff', { as: 'dt', body: { teamId: 1, name: 'Ana', ...contact } });
  expect(staff.body).toMatchObject(contact);
});

const newPlayerForm = () => ({ teamId: 1, firstName: 'Ana', lastName: 'Gil', dateOfBirth });
