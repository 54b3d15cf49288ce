/** Who sees birth dates, phones and emails: administrators and the own team's DT; nobody else, on any route. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { call, callUntyped, startApi, type Who } from '#tests/support/api.ts';
import { createCancha, createTeams, createTournament, expectOk, scheduleMatch } from '#tests/support/given.ts';
import { aPlayer } from '#tests/support/players.ts';
import { someStaff } from '#tests/support/staff.ts';

const secrets = { dateOfBirth: '1987-06-24', phone: '+54 341 555-0187', email: 'secreto@privado.ar' };
const { dateOfBirth, ...contact } = secrets;

beforeAll(async () => {
  await startApi();
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  await createCancha('Cancha 1');
  await aPlayer(ombu, { dateOfBirth });
  await someStaff({ teamId: ombu.id, role: 'HeadCoach', ...contact });
  const official = await someStaff({ teamId: 0, ...contact });
  const cup = await createTournament();
  const match = await scheduleMatch(cup, ombu, ceibo, { refereeId: official.id, status: 'in_progress' });
  const goal = { matchId: match.id, playerId: 1, teamId: ombu.id, eventType: 'goal', minute: 5 } as const;
  expectOk(await call('POST /matchevents', { as: 'admin', body: goal }));
});

/** Player 1 and staff 1 are of team 1, that of `dt`; staff 2 is the federation's. */
const playerRoutes = ['GET /players', 'GET /players/{id}', 'GET /players/team/{id}'] as const;
const staffRoutes = ['GET /teamstaff', 'GET /teamstaff/{id}', 'GET /teamstaff/team/{teamId}'] as const;
const sees: Partial<Record<Who, boolean>> = { noRole: false, dt: true, otherDt: false, admin: true };
const rows = Object.entries(sees) as [Who, boolean][];
const first = (body: unknown) => (Array.isArray(body) ? body[0] : body) as Record<string, unknown>;
const open = ['id', 'teamId', 'firstName', 'lastName', 'fullName', 'jerseyNumber', 'position', 'isStarter', 'status'];

describe.each(rows)('%s', (who, isAllowed) => {
  test.each(playerRoutes)('%s', async (key) => {
    const { status, body } = await callUntyped(key, { as: who, params: { id: 1 } });
    expect({ status, keys: Object.keys(first(body)) }).toEqual({ status: 200, keys: expect.arrayContaining(open) });
    expect(first(body).dateOfBirth).toBe(isAllowed ? dateOfBirth : undefined);
    expect('dateOfBirth' in first(body)).toBe(isAllowed);
  });

  test.each(staffRoutes)('%s', async (key) => {
    const { status, body } = await callUntyped(key, { as: who, params: { id: 1, teamId: 1 } });
    expect({ status, first: first(body) }).toEqual({
      status: 200,
      first: expect.objectContaining({ id: 1, role: 'HeadCoach' }),
    });
    expect('phone' in first(body) || 'email' in first(body)).toBe(isAllowed);
    if (isAllowed) expect(first(body)).toMatchObject(contact);
  });

  test('the federation’s officials are reached by administrators only', async () => {
    const one = await callUntyped('GET /teamstaff/{id}', { as: who, params: { id: 2 } });
    const list = await callUntyped('GET /teamstaff/team/{teamId}', { as: who, params: { teamId: 0 } });
    for (const { body } of [one, list]) expect('phone' in first(body)).toBe(who === 'admin');
  });
});

test('anonymous visitors get no players and no staff', async () => {
  for (const key of [...playerRoutes, ...staffRoutes]) {
    expect((await callUntyped(key, { params: { id: 1, teamId: 1 } })).status).toBe(401);
  }
});

test('no other route tells them to anybody', async () => {
  const others = allRoutes.filter(({ key }) => key.startsWith('GET ') && !/\/(players|teamstaff|auth)\b/.test(key));
  expect(others.length).toBeGreaterThan(20);
  for (const { key } of others) {
    for (const as of ['anonymous', 'dt', 'admin'] as const) {
      const { body } = await callUntyped(key, { as, params: { id: 1, teamId: 1, round: 'Fecha 1' } });
      for (const secret of Object.values(secrets)) expect(JSON.stringify(body) ?? '').not.toContain(secret);
    }
  }
});

test('who changes a player or somebody of the staff is shown what he may see', async () => {
  const player = await call('POST /players', { as: 'dt', body: { ...aForm(), jerseyNumber: 50 } });
  expect(player.body).toMatchObject({ dateOfBirth });
  const staff = await call('POST /teamstaff', { as: 'dt', body: { teamId: 1, name: 'Ana', ...contact } });
  expect(staff.body).toMatchObject(contact);
});

const aForm = () => ({ teamId: 1, firstName: 'Ana', lastName: 'Gil', dateOfBirth });
