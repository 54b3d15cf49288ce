/**
 * The command that creates the first administrator of a deployed environment, run against an existing table and user
 * pool.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createAdmin, createAdminArguments } from '#tests/support/create-admin.ts';

const password = 'Clave-del-comienzo-1';
const temporaryFolder = mkdtempSync(join(tmpdir(), 'torneo-admin-'));
const stackOutputsFile = join(temporaryFolder, 'outputs.json');
beforeAll(async () => {
  await startApi();
  const { TABLE_NAME: TableName, USER_POOL_ID: UserPoolId } = process.env;
  writeFileSync(stackOutputsFile, JSON.stringify({ 'torneo-dev': { TableName, UserPoolId, SiteUrl: 'x' } }));
});
afterAll(() => rmSync(temporaryFolder, { recursive: true }));

const tableAndUserPoolFlags = () => [
  '--table-name',
  process.env.TABLE_NAME ?? '',
  '--user-pool-id',
  process.env.USER_POOL_ID ?? '',
];
const emailAddressFor = (name: string) => `${name}.${process.env.TABLE_NAME}@test.ar`.toLowerCase();

test.each([
  ['by-flags', () => ['--env', 'prod', ...tableAndUserPoolFlags()]],
  ['by-outputs', () => ['--env', 'dev', '--outputs', stackOutputsFile]],
])('the command creates an administrator who can sign in (%s)', async (name, where) => {
  const { code, said } = await createAdmin(
    createAdminArguments(emailAddressFor(name).toUpperCase(), where()),
    password,
  );
  expect({ code, said }).toEqual({ code: 0, said: 'Listo: el administrador ya puede iniciar sesión.\n' });
  const { status, body } = await call('POST /auth/login', { body: { email: emailAddressFor(name), password } });
  expect({ status, user: body.user }).toMatchObject({
    status: 200,
    user: { roles: ['Admin'], enabled: true, fullName: 'Ana Paz' },
  });
});

test('the command refuses an address that is taken, and does not change its user', async () => {
  const again = createAdminArguments(emailAddressFor('taken'), ['--env', 'dev', ...tableAndUserPoolFlags()]);
  await createAdmin(again, password);
  const { code, said } = await createAdmin(again, 'Otra-clave-distinta-2');
  expect({ code, said }).toEqual({ code: 1, said: 'Ya hay un usuario con ese correo electrónico.\n' });
  expect((await call('POST /auth/login', { body: { email: emailAddressFor('taken'), password } })).status).toBe(200);
});

test.each([
  [['--env', 'dev', '--password', password], 'La contraseña no va como argumento'],
  [['--env', 'dev', `--password=${password}`], 'La contraseña no va como argumento'],
  [['--env', 'dev', password], 'No se entienden los argumentos'],
  [['--env', 'qa'], '--env tiene que ser uno de estos: local, dev, staging, prod.'],
  [['--env', 'dev'], 'Falta --outputs'],
  [['--env', 'prod', '--outputs', stackOutputsFile], 'no están TableName y UserPoolId de torneo-prod'],
  [['--env', 'dev', '--outputs', 'no-existe.json'], 'No se puede leer no-existe.json'],
])('the command reports in one line what is wrong with the arguments %o', async (args, reason) => {
  const { code, said } = await createAdmin(createAdminArguments(emailAddressFor('nobody'), args), password);
  expect({ code, lines: said.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(said).toContain(reason);
  expect(said).not.toContain(password);
});

test.each([
  [['--email', 'sin-arroba'], password, '--email: Debe ser un correo electrónico válido.'],
  [['--first-name', ' '], password, 'Falta --first-name.'],
  [[], 'Corta-1', 'La contraseña: Debe tener al menos 10 caracteres.'],
  [
    ['--last-name', 'Núñez'],
    'Nunez-2026',
    'La contraseña: No puede contener el nombre ni el correo electrónico de quien la usa.',
  ],
  [[], '', 'La contraseña: Debe tener al menos 10 caracteres.'],
])('the command refuses the arguments %o with the password %j', async (wrong, typed, reason) => {
  const args = createAdminArguments(emailAddressFor('nobody'), ['--env', 'dev', ...tableAndUserPoolFlags(), ...wrong]);
  expect(await createAdmin(args, typed)).toEqual({ code: 1, said: `${reason}\n` });
});

test('the command reports an error of AWS in one line', async () => {
  const args = createAdminArguments(emailAddressFor('nobody'), [
    '--env',
    'dev',
    '--table-name',
    'no-hay',
    '--user-pool-id',
    'us-east-1_x',
  ]);
  const { code, said } = await createAdmin(args, password);
  expect({ code, lines: said.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(said).toMatch(/^No se pudo crear el administrador: ResourceNotFoundException/);
});
