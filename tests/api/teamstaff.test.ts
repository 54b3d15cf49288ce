import { beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTeam, createTeams, expectOk } from '#tests/support/api-fixtures.ts';
import { createStaff } from '#tests/support/staff.ts';

let teamOmbu: Team;
beforeAll(async () => {
  await startApi();
  teamOmbu = await createTeam('Ombú');
});

const postUntypedStaff = (body: object) => callUntyped('POST /teamstaff', { as: 'admin', body });
const editStaff = (staff: Staff, changes: object) =>
  callUntyped('PUT /teamstaff/{id}', { as: 'admin', params: { id: staff.id }, body: { ...staff, ...changes } });
const deleteStaff = ({ id }: Staff) => call('DELETE /teamstaff/{id}', { as: 'admin', params: { id } });
const listTeamStaff = async (teamId: number, query = {}) =>
  call('GET /teamstaff/team/{teamId}', { as: 'admin', params: { teamId }, query });

test('a member of the staff needs a team and a name, and is a Referee by default', async () => {
  const created = await call('POST /teamstaff', { as: 'admin', body: { teamId: teamOmbu.id, name: ' Juana Ríos ' } });
  const expected = { id: expect.any(Number), teamId: teamOmbu.id, name: 'Juana Ríos', role: 'Referee' };
  expect({ status: created.status, body: created.body }).toEqual({
    status: 201,
    body: { ...expected, phone: '', email: '', version: 1 },
  });
  const read = await call('GET /teamstaff/{id}', { as: 'admin', params: { id: created.body.id } });
  expect(read.body).toEqual(created.body);
});

test.each(['HeadCoach', 'AssistantCoach', 'Referee', 'Assistant', 'Other'] as const)(
  'the role %s is accepted',
  async (role) => {
    expect(await createStaff({ role })).toMatchObject({ role });
  },
);

test.each([
  [{ phone: '+54 9 11 4567-8901' }],
  [{ phone: '(0221) 15.456.7890' }],
  [{ phone: '911' }],
  [{ email: 'Juana.Rios@club.com.ar' }],
  [{ phone: '', email: '' }],
])('the contact %o is accepted', async (contact) => {
  expect(await createStaff(contact)).toMatchObject(contact);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ role: 'Árbitro' }, 'role'],
  [{ phone: 'llamame' }, 'phone'],
  [{ phone: '1'.repeat(41) }, 'phone'],
  [{ phone: 4567 }, 'phone'],
  [{ email: 'juana' }, 'email'],
  [{ email: 'juana@club' }, 'email'],
  [{ email: null }, 'email'],
  [{ teamId: -1 }, 'teamId'],
  [{ teamId: undefined }, 'teamId'],
  [{ teamId: 987654 }, 'teamId'],
  [{ apodo: 'La Jueza' }, 'apodo'],
])('staff with %o is refused, and the error names the field', async (wrong, path) => {
  const answer = await postUntypedStaff({ teamId: teamOmbu.id, name: 'Juana Ríos', ...wrong });
  expect({ status: answer.status, paths: problemOf(answer).errors.map((error) => error.path) }).toEqual({
    status: 400,
    paths: [path],
  });
});

test('what GET returned can be sent back by PUT, which keeps team and role when absent', async () => {
  const staff = await createStaff({ teamId: teamOmbu.id, role: 'HeadCoach', phone: '4567-8901', email: 'a@b.ar' });
  expect((await editStaff(staff, {})).body).toEqual({ ...staff, version: 2 });
  const form = { name: 'Otra', phone: '911' };
  const changed = await call('PUT /teamstaff/{id}', { as: 'admin', params: { id: staff.id }, body: form });
  expect(changed.body).toEqual({ ...staff, ...form, email: '', version: 3 });
});

test('a stale version is refused with the current copy', async () => {
  const staff = await createStaff();
  expectOk(await editStaff(staff, { name: 'Nueva' }));
  const stale = await editStaff(staff, {});
  expect({ status: stale.status, current: problemOf(stale).current }).toEqual({
    status: 412,
    current: expect.objectContaining({ name: 'Nueva' }),
  });
});

test('deleted staff is answered 404', async () => {
  const staff = await createStaff({ teamId: teamOmbu.id });
  expect((await deleteStaff(staff)).status).toBe(204);
  const gone = await call('GET /teamstaff/{id}', { as: 'admin', params: { id: staff.id } });
  expect(statusAndDetail(gone)).toEqual({ status: 404, detail: 'Miembro del personal no encontrado' });
  expect((await deleteStaff(staff)).status).toBe(404);
});

describe('the list of staff', () => {
  test('of a team or of the federation has only its own members, sorted by name', async () => {
    const team = await createTeam('Ceibo');
    for (const name of ['Ñata', 'Ana', 'Noel']) await createStaff({ teamId: team.id, name });
    const official = await createStaff({ name: 'Zoe' });
    expect(expectOk(await listTeamStaff(team.id)).map(({ name }) => name)).toEqual(['Ana', 'Noel', 'Ñata']);
    const federation = expectOk(await listTeamStaff(0));
    expect(federation).toContainEqual(official);
    expect(new Set(federation.map(({ teamId }) => teamId))).toEqual(new Set([0]));
  });

  test('of the federation has pages', async () => {
    for (const name of ['A', 'B', 'C']) await createStaff({ name });
    const first = await listTeamStaff(0, { limit: '2' });
    const cursor = /cursor=([\w-]+)/.exec(first.headers.link ?? '')?.[1] ?? '';
    const rest = await listTeamStaff(0, { cursor });
    expect(first.body).toHaveLength(2);
    expect([...first.body, ...rest.body]).toEqual(expectOk(await listTeamStaff(0)));
  });

  test('of all teams is sorted by id', async () => {
    const staff = await createStaff({ teamId: teamOmbu.id });
    const { body } = await call('GET /teamstaff', { as: 'admin' });
    expect(body).toContainEqual(staff);
    expect(body.map(({ id }) => id)).toEqual(body.map(({ id }) => id).sort((a, b) => a - b));
  });

  test('of an empty team is empty, of an unknown team 404', async () => {
    expect(expectOk(await listTeamStaff((await createTeam('Nuevo')).id))).toEqual([]);
    expect((await listTeamStaff(987654)).status).toBe(404);
  });
});

describe('the limit of twenty members of a staff', () => {
  const full = { status: 409, detail: 'El personal de Sauce ya tiene 20 personas, el máximo por equipo.' };

  test('leaves a place free for each one who is deleted or moves to another team', async () => {
    const [team, other] = await createTeams('Sauce', 'Molle');
    const staff: Staff[] = [];
    for (let each = 0; each < 20; each += 1) staff.push(await createStaff({ teamId: team.id }));
    const elsewhere = await createStaff({ teamId: other.id });
    expect(statusAndDetail(await postUntypedStaff({ teamId: team.id, name: 'Una más' }))).toEqual(full);
    expect(statusAndDetail(await editStaff(elsewhere, { teamId: team.id }))).toEqual(full);
    expect((await deleteStaff(staff[0] ?? expect.fail())).status).toBe(204);
    expect((await editStaff(elsewhere, { teamId: team.id })).body).toEqual({
      ...elsewhere,
      teamId: team.id,
      version: 2,
    });
    expect((await editStaff(staff[1] ?? expect.fail(), { teamId: 0 })).status).toBe(200);
    expect((await postUntypedStaff({ teamId: team.id, name: 'Una más' })).status).toBe(201);
    expect((await listTeamStaff(team.id)).body).toHaveLength(20);
  });

  test('does not hold for the federation', async () => {
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => postUntypedStaff({ teamId: 0, name: 'Árbitro' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });
});

test('a coach manages the staff of their own team, not of another team or of the federation', async () => {
  const other = await createTeam('Otro');
  const attempts = async (teamId: number) => {
    const body = { teamId, name: 'Juana Ríos' };
    const { id } = await createStaff({ teamId });
    const params = { id };
    return [
      (await call('POST /teamstaff', { as: 'dt', body })).status,
      (await call('PUT /teamstaff/{id}', { as: 'dt', params, body })).status,
      (await call('DELETE /teamstaff/{id}', { as: 'dt', params })).status,
    ];
  };
  expect(await attempts(1)).toEqual([201, 200, 204]);
  expect(await attempts(other.id)).toEqual([403, 403, 403]);
  expect(await attempts(0)).toEqual([403, 403, 403]);
  const own = await createStaff({ teamId: 1 });
  const away = { as: 'dt' as const, params: { id: own.id }, body: { teamId: 0, name: 'Juana Ríos' } };
  expect((await call('PUT /teamstaff/{id}', away)).status).toBe(403);
});
