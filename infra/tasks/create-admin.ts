/** `npm run create-admin`: creates the first administrator of an environment, which is not possible over HTTP. */
import * as z from 'zod/mini';
import { registerUser, timesOfCommand } from '#functions/auth/register-user.ts';
import { findUserByEmail } from '#functions/platform/table/users.ts';
import { name } from '#shared/domain/schemas/primitives.ts';
import { checkPasswordNotPersonal, email, newPassword } from '#shared/domain/schemas/user.ts';
import { setLambdaEnvironment } from '../local/lambda-environment.ts';
import { OperatorError } from '../local/operator-error.ts';
import { readOptions } from '../local/options.ts';
import { withLocalServices } from '../local/with-local-services.ts';
import { askPassword } from './ask-password.ts';
import { type DeployedEnvironment, readAdminOptions } from './create-admin-options.ts';

try {
  const { deployed, ...person } = readAdminOptions(process.argv.slice(2));
  const admin = validatePerson({ ...person, password: await askPassword() });
  await (deployed
    ? runInDeployedEnvironment(deployed, () => createAdmin(admin))
    : runInLocalEnvironment(() => createAdmin(admin)));
  console.info('Listo: el administrador ya puede iniciar sesión.');
  process.exit(0);
} catch (error) {
  console.error(describeErrorInOneLine(error));
  process.exit(1);
}

function validatePerson(person: Record<string, string>) {
  const parsed = z.safeParse(
    z
      .object({ email, firstName: name, lastName: name, password: newPassword })
      .check(checkPasswordNotPersonal('password')),
    person,
  );
  if (parsed.success) return parsed.data;
  const labels: Record<string, string> = {
    email: '--email',
    firstName: '--first-name',
    lastName: '--last-name',
  };
  const [issue] = parsed.error.issues;
  throw new OperatorError(`${labels[String(issue?.path[0])] ?? 'La contraseña'}: ${issue?.message}.`);
}

async function createAdmin(admin: ReturnType<typeof validatePerson>): Promise<void> {
  if (await findUserByEmail(admin.email)) throw new OperatorError('Ya hay un usuario con ese correo electrónico.');
  const author = { by: 0, at: new Date().toISOString() };
  await registerUser({ ...admin, roles: ['Admin'], teamId: 0 }, author, { times: timesOfCommand });
}

function runInLocalEnvironment(use: () => Promise<void>): Promise<void> {
  return withLocalServices(readOptions(process.env), (services) => {
    setLambdaEnvironment(services);
    return use();
  });
}

/** Runs `use` against a deployed environment, with the AWS credentials of whoever runs the command. */
function runInDeployedEnvironment(
  { tableName, userPoolId }: DeployedEnvironment,
  use: () => Promise<void>,
): Promise<void> {
  const [region] = userPoolId.split('_');
  process.env.AWS_REGION ??= region ?? '';
  Object.assign(process.env, { TABLE_NAME: tableName, USER_POOL_ID: userPoolId });
  return use();
}

function describeErrorInOneLine(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && error.name === 'CredentialsProviderError') {
    return 'No hay credenciales de AWS: elegí un perfil con AWS_PROFILE.';
  }
  const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
  return `No se pudo crear el administrador: ${kind === 'Error' ? '' : `${kind}: `}${message.split('\n')[0]}`;
}
