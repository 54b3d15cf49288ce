/** `npm run create-admin` after a deployment: which outputs and which credentials it uses. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestDeployment } from '../test-deployment.ts';

const stage = openTestDeployment();

describe('npm run create-admin', () => {
  const password = 'Clave-del-comienzo-1';

  /** Runs the command against the running application's table and user pool. */
  function createAdmin(email: string, args: readonly string[], { typed = password, env = {} } = {}) {
    const person = ['--email', email, '--first-name', 'Ana', '--last-name', 'Paz'];
    const variables = { ...stage.serviceVariables, ...env };
    return stage.checkout.run('create-admin', [...person, ...args], { env: variables, input: `${typed}\n` });
  }

  function writeOutputs(outputs: object, file = stage.outputsFile): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outputs));
  }

  async function signIn(email: string) {
    const answer = await fetch(`${stage.app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return { status: answer.status, roles: ((await answer.json()) as { user?: { roles: string[] } }).user?.roles };
  }

  test('reads the deployment’s outputs, and creates an administrator who can sign in', async () => {
    expect((await stage.checkout.run('deploy', ['dev'])).code).toBe(0);
    expect(await createAdmin('ANA@liga.ar', ['dev'])).toEqual({
      code: 0,
      said: 'Listo: el administrador ya puede iniciar sesión.\n',
    });
    expect(await signIn('ana@liga.ar')).toEqual({ status: 200, roles: ['Admin'] });
  });

  test('succeeds, as a deployment does, with credentials that take 4 seconds', async () => {
    const credentials = { Version: 1, AccessKeyId: 'AKIASLOW', SecretAccessKey: 'slow', SessionToken: 'token' };
    const program = join(stage.checkout.dir, 'credentials.sh');
    writeFileSync(program, `sleep 4\necho '${JSON.stringify(credentials)}'\n`);
    const config = join(stage.checkout.dir, 'aws-config');
    writeFileSync(config, `[profile slow]\ncredential_process = sh ${program}\n`);
    const slow = {
      AWS_CONFIG_FILE: config,
      AWS_PROFILE: 'slow',
      AWS_ACCESS_KEY_ID: undefined,
      AWS_SECRET_ACCESS_KEY: undefined,
    };
    expect((await stage.checkout.run('deploy', ['dev'], { env: slow })).code).toBe(0);
    expect(await createAdmin('lento@liga.ar', ['dev'], { env: slow })).toMatchObject({ code: 0 });
    expect(await signIn('lento@liga.ar')).toEqual({ status: 200, roles: ['Admin'] });
  });

  test('refuses another account before it touches the table', async () => {
    writeOutputs({ 'torneo-dev': stage.outputs });
    stage.aws.caller = { account: '999999999999' };
    const { code, said } = await createAdmin('nadie@liga.ar', ['dev']);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('de la cuenta 999999999999') });
    expect(await signIn('nadie@liga.ar')).toMatchObject({ status: 401 });
  });

  test('reads outputs from another machine, and refuses an e-mail address that a user already has', async () => {
    const copied = join(stage.checkout.dir, 'copied.json');
    writeOutputs({ 'torneo-dev': stage.outputs }, copied);
    // Earlier versions took the environment as --env.
    expect(await createAdmin('copia@liga.ar', ['--env', 'dev', '--outputs', copied])).toMatchObject({ code: 0 });
    const again = await createAdmin('copia@liga.ar', ['dev', '--outputs', copied], { typed: 'Otra-clave-distinta-2' });
    expect(again).toEqual({
      code: 1,
      said: expect.stringMatching(/Ya hay un usuario con ese correo electrónico\.\n$/),
    });
    expect(await signIn('copia@liga.ar')).toMatchObject({ status: 200 });
  });

  test.each([
    [['dev', '--password', password], 'La contraseña no va como argumento'],
    [['dev', `--password=${password}`], 'La contraseña no va como argumento'],
    [['dev', password], 'No se entienden los argumentos'],
    [['dev', '--outputs', 'nowhere.json'], 'No está nowhere.json'],
    [['dev', '--outputs', 'package.json'], 'En package.json no están TableName, UserPoolId de torneo-dev'],
    [['dev', '--outputs', 'infra/stack.ts'], 'infra/stack.ts no es el JSON de salidas'],
    [['dev', '--first-name', ' '], 'Falta --first-name.'],
  ])('reports in one line, before any request to AWS, what is wrong with the arguments %o', async (args, reason) => {
    writeOutputs({ 'torneo-dev': stage.outputs });
    const { code, said } = await createAdmin('nadie@liga.ar', args);
    expect({ code, lines: said.trimEnd().split('\n') }).toEqual({ code: 1, lines: [expect.stringContaining(reason)] });
    expect(said).not.toContain(password);
    expect(stage.aws.actions()).toEqual([]);
  });

  test.each([
    [['--email', 'sin-arroba'], password, '--email: Debe ser un email válido, como nombre@dominio.com.'],
    [[], 'Corta-1', 'La contraseña: Debe tener al menos 10 caracteres.'],
    [[], '', 'La contraseña: Debe tener al menos 10 caracteres.'],
  ])('refuses the arguments %o with the password %j', async (wrong, typed, reason) => {
    writeOutputs({ 'torneo-dev': stage.outputs });
    const { code, said } = await createAdmin('nadie@liga.ar', ['dev', ...wrong], { typed });
    expect({ code, said }).toEqual({ code: 1, said: `${reason}\n` });
  });

  test('refuses outputs of another region, and reports an error of AWS in one line', async () => {
    writeOutputs({ 'torneo-dev': { ...stage.outputs, UserPoolId: 'sa-east-1_x' } });
    expect((await createAdmin('nadie@liga.ar', ['dev'])).said).toContain('es de la región sa-east-1');
    writeOutputs({ 'torneo-dev': { ...stage.outputs, TableName: 'no-hay' } });
    const { code, said } = await createAdmin('nadie@liga.ar', ['dev']);
    expect({ code, lines: said.trimEnd().split('\n') }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^No se pudo crear el administrador: ResourceNotFoundException/)],
    });
  });
});
