/** `npm run create-admin`: creates the first administrator of an environment, which is not possible over HTTP. */
import * as z from 'zod/mini';
import { commandTimeouts, registerUser } from '#functions/auth/register-user.ts';
import { findUserByEmail } from '#functions/platform/identity/users.ts';
import { name } from '#shared/domain/schemas/primitives.ts';
import { email, newPassword } from '#shared/domain/schemas/user.ts';
import { setLambdaEnvironment } from '../local/lambda-environment.ts';
import { OperatorError } from '../local/operator-error.ts';
import { readOptions } from '../local/options.ts';
import { withLocalServices } from '../local/with-local-services.ts';
import { setFunctionsEnvironment } from './account/functions-environment.ts';
import { readOutputs } from './account/outputs.ts';
import { verifyAccount } from './account/verify-account.ts';
import { askPassword } from './ask-password.ts';
import { describeError, runTask } from './command/run-task.ts';
import { readAdminOptions } from './create-admin-options.ts';

await runTask(async () => {
  const { environment, outputsFile, ...person } = readAdminOptions(process.argv.slice(2));
  if (environment.onAws) {
    const outputs = await readOutputs(environment, ['TableName', 'UserPoolId'], outputsFile);
    await setFunctionsEnvironment(await verifyAccount(environment), outputs);
  }
  const admin = validatePerson({ ...person, password: await askPassword() });
  await (environment.onAws ? createAdmin(admin) : runInLocalEnvironment(() => createAdmin(admin)));
  console.info('Listo: el administrador ya puede iniciar sesión.');
});

function validatePerson(person: Record<string, string>) {
  const parsed = z.safeParse(z.object({ email, firstName: name, lastName: name, password: newPassword }), person);
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
  try {
    if (await findUserByEmail(admin.email)) throw new OperatorError('Ya hay un usuario con ese correo electrónico.');
    const author = { by: 0, at: new Date().toISOString() };
    await registerUser({ ...admin, roles: ['Admin'], teamId: 0 }, author, { timeouts: commandTimeouts });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`No se pudo crear el administrador: ${describeError(error)}`);
  }
}

function runInLocalEnvironment(use: () => Promise<void>): Promise<void> {
  return withLocalServices(readOptions(process.env), (services) => {
    setLambdaEnvironment(services);
    return use();
  });
}
