/** Registering users: what is stored, what is refused, and what an interrupted registration leaves behind. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteEmailReservation, prepareUserCreation, reserveEmail } from '#functions/platform/identity/users.ts';
import { commit } from '#functions/platform/table/commit.ts';
import {
  call,
  callUntyped,
  problemOf,
  startApi,
  statusAndDetail,
  testUserPassword,
  tokenOf,
} from '#tests/support/api.ts';
import { createTeam } from '#tests/support/api-fixtures.ts';
import { awsError, failAwsCall } from '#tests/support/aws-failures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import { postLogin } from '#tests/support/users.ts';

beforeAll(startApi);

let registrationCount = 0;
function newRegistrationBody(more: object = {}) {
  registrationCount += 1;
  const email = `alta${registrationCount}.${process.env.TABLE_NAME}@test.ar`.toLowerCase();
  return { email, password: testUserPassword, firstName: 'Elena', lastName: 'Ruiz', ...more };
}
const postRegistration = (body: object, headers = {}) =>
  call('POST /auth/register', { as: 'admin', body: body as ReturnType<typeof newRegistrationBody>, headers });

describe('a registered user', () => {
  test('is returned with all fields and can sign in at once', async () => {
    const { id: teamId } = await createTeam('Deportivo Ombú');
    const person = newRegistrationBody({ roles: ['DT'], teamId });
    const created = await postRegistration(person);
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(Number),
      email: person.email,
      firstName: 'Elena',
      lastName: 'Ruiz',
      fullName: 'Elena Ruiz',
      roles: ['DT'],
      teamId,
      teamName: 'Deportivo Ombú',
      enabled: true,
      version: 1,
    });
    const session = await postLogin(person);
    expect({ status: session.status, user: session.body.user }).toEqual({ status: 200, user: created.body });
    const headers = { authorization: `Bearer ${session.body.token}` };
    expect((await call('GET /auth/users/current', { headers })).body).toEqual(created.body);
  });

  test('has no role and no team by default, and may have a password that contains the own name and address', async () => {
    const person = newRegistrationBody();
    const password = `Elena-Ruiz-1-${person.email.split('@')[0]}`;
    const registered = await postRegistration({ ...person, password });
    expect(registered).toMatchObject({ status: 201, body: { roles: [], teamId: 0, teamName: '' } });
    expect((await postLogin(person, password)).status).toBe(200);
  });

  test('has the email address in lower case, and no other user can register with it in any spelling', async () => {
    const person = newRegistrationBody();
    const { body } = await postRegistration({ ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(body.email).toBe(person.email);
    const second = await postRegistration({ ...person, email: person.email.toUpperCase(), password: 'Otra-clave-99' });
    expect(statusAndDetail(second)).toEqual({ status: 409, detail: 'Ya hay un usuario con ese email.' });
    expect((await postLogin(person)).status).toBe(200);
  });
});

const wrongFields: readonly [object, string, string | RegExp][] = [
  [{ password: 'Corta-123' }, 'password', 'Debe tener al menos 10 caracteres'],
  [{ password: 'sin-mayuscula-1' }, 'password', /mayúscula/],
  [{ password: 'SIN-MINUSCULA-1' }, 'password', /minúscula/],
  [{ password: 'Sin-ningun-numero' }, 'password', /número/],
  [{ password: ' Clave-segura-1' }, 'password', /espacio/],
  [{ password: `Aa1${'x'.repeat(254)}` }, 'password', 'Debe tener 256 caracteres como máximo'],
  [{ email: 'sin-arroba' }, 'email', 'Debe ser un email válido, como nombre@dominio.com'],
  [{ email: `${'x'.repeat(120)}@test.ar.ar` }, 'email', /128/],
  [{ firstName: ' ' }, 'firstName', 'Es obligatorio'],
  [{ roles: ['Árbitro'] }, 'roles.0', /Admin, DT, Planillero/],
  [{ roles: ['Admin', 'Admin'] }, 'roles', 'No puede tener elementos repetidos'],
  [{ roles: ['DT'] }, 'teamId', 'Un DT tiene que tener un equipo'],
  [{ roles: ['DT'], teamId: 0 }, 'teamId', 'Un DT tiene que tener un equipo'],
  [{ roles: ['DT'], teamId: 987654 }, 'teamId', 'Ese equipo no existe'],
  [{ enabled: true }, 'enabled', 'Es un campo desconocido'],
  [{ id: 1 }, 'id', 'Es un campo desconocido'],
];

test('a registration with a wrong field is refused with a Spanish message, and stores nothing', async () => {
  const person = newRegistrationBody();
  for (const [wrong, path, message] of wrongFields) {
    const answer = await callUntyped('POST /auth/register', { as: 'admin', body: { ...person, ...wrong } });
    expect(answer.status, JSON.stringify(wrong)).toBe(400);
    expect(problemOf(answer).errors[0]).toEqual({ path, message: expect.stringMatching(message) });
  }
  expect((await postLogin(person)).status).toBe(401);
  expect((await postRegistration(person)).status).toBe(201);
});

test.each(['secreto12A', `Aa1${'x'.repeat(252)}`, 'El Ñandú corre 2 con 🔑'])(
  'the password %s is accepted as it is',
  async (odd) => {
    const person = newRegistrationBody({ password: odd });
    expect((await postRegistration(person)).status).toBe(201);
    expect((await postLogin(person, odd)).status).toBe(200);
    expect((await postLogin(person, `${odd} `)).status).toBe(401);
  },
);

describe('of three simultaneous registrations of one address', () => {
  test('one succeeds, and only its password is accepted', async () => {
    const person = newRegistrationBody();
    const passwords = [1, 2, 3].map((n) => `Clave-numero-${n}`);
    const answers = await Promise.all(passwords.map((each) => postRegistration({ ...person, password: each })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 201);
    for (const [at, each] of passwords.entries()) {
      expect((await postLogin(person, each)).status).toBe(at === winner ? 200 : 401);
    }
  });
});

test.each(raceRoundNumbers)(
  'a team deleted while a coach is registered for it: exactly one of the two succeeds (round %i)',
  async () => {
    const { id: teamId } = await createTeam('Atlético Ceibo');
    const [deleted, created] = await Promise.all([
      call('DELETE /teams/{id}', { as: 'admin', params: { id: teamId } }),
      postRegistration(newRegistrationBody({ roles: ['DT'], teamId })),
    ]);
    const team = await call('GET /teams/{id}', { params: { id: teamId } });
    expect({ created: created.status, deleted: deleted.status, team: team.status }).toEqual(
      created.status === 201 ? { created: 201, deleted: 409, team: 200 } : { created: 400, deleted: 204, team: 404 },
    );
  },
  raceTimeoutMs,
);

describe('an interrupted registration', () => {
  const steps = [
    ['reserving the address', DynamoDBDocumentClient, TransactWriteCommand, 1],
    ['removing a left-over account', CognitoIdentityProviderClient, AdminDeleteUserCommand, 1],
    ['creating the account', CognitoIdentityProviderClient, AdminCreateUserCommand, 1],
    ['setting the password', CognitoIdentityProviderClient, AdminSetUserPasswordCommand, 1],
    ['joining the group', CognitoIdentityProviderClient, AdminAddUserToGroupCommand, 1],
    ['writing the user', DynamoDBDocumentClient, TransactWriteCommand, 2],
  ] as const;

  test.each(steps)(
    'at %s does not let the user sign in, and can be repeated at once',
    async (_step, client, command, at) => {
      await tokenOf('admin');
      const person = newRegistrationBody({ roles: ['Admin'] });
      failAwsCall(client, command, awsError('InternalErrorException'), at);
      const failed = await postRegistration(person);
      expect(failed.status).toBeGreaterThanOrEqual(500);
      expect((await postLogin(person)).status).toBe(401);
      expect((await postRegistration(person)).status).toBe(201);
      expect((await postLogin(person)).body.user).toMatchObject({ email: person.email, roles: ['Admin'] });
    },
  );

  test('that left its email address reserved can be repeated too', async () => {
    const person = newRegistrationBody();
    await reserveEmail(person.email, 987654, 1500, { by: 0, at: new Date().toISOString() });
    expect((await postLogin(person)).status).toBe(401);
    const [first, second] = await Promise.all([postRegistration(person), postRegistration(person)]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    expect((await postLogin(person)).status).toBe(200);
  });

  test('that lost its reservation of the email address writes nothing', async () => {
    const person = newRegistrationBody();
    const author = { by: 0, at: new Date().toISOString() };
    const late = await reserveEmail(person.email, 987653, 1, author);
    await new Promise((done) => setTimeout(done, 5));
    expect((await postRegistration(person)).status).toBe(201);
    const fields = { id: 987653, teamId: 0, roles: [], enabled: true, ...person };
    await expect(commit(prepareUserCreation(fields, late, author).writes)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await deleteEmailReservation(late);
    expect((await postLogin(person)).status).toBe(200);
  });
});
