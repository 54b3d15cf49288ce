/**
 * `npm run destroy -- <environment> [--yes <stack>]`: deletes an environment with all its data; refuses one with
 * `keepsData`.
 */
import { rmSync } from 'node:fs';
import { type Environment, stackNameOf } from '../environments.ts';
import { OperatorError } from '../local/operator-error.ts';
import { EdgeSecret } from './account/edge-secret.ts';
import { outputsFileOf } from './account/outputs.ts';
import { verifyAccount } from './account/verify-account.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runCdk } from './command/cdk.ts';
import { runTask } from './command/run-task.ts';
import { ask, hasTerminal } from './command/terminal.ts';

await runTask(async () => {
  const { environment, options } = readTaskArguments(
    { task: 'destroy', options: { yes: { type: 'string' } }, optionsUsage: '[--yes <nombre del stack>]' },
    process.argv.slice(2),
  );
  const stackName = stackNameOf(environment);
  requireDisposableData(environment, stackName);
  const access = await verifyAccount(environment);
  await requireTypedName(environment, stackName, options.yes);
  const edgeSecret = new EdgeSecret(access, environment);
  await runCdk(environment, ['destroy', '--force'], { edgeSecretVersion: (await edgeSecret.version()) ?? 1 });
  await edgeSecret.delete();
  rmSync(outputsFileOf(environment), { force: true });
  console.info(`${stackName} ya no existe.`);
});

function requireDisposableData({ name, keepsData }: Environment, stackName: string): void {
  if (!keepsData) return;
  throw new OperatorError(
    `'${name}' guarda sus datos (keepsData en infra/environments.ts): npm run destroy no borra ${stackName}.`,
  );
}

async function requireTypedName({ name }: Environment, stackName: string, given: string | undefined): Promise<void> {
  if (given === undefined && !hasTerminal())
    throw new OperatorError(`Sin terminal hace falta confirmarlo: npm run destroy -- ${name} --yes ${stackName}.`);
  const typed =
    given ?? (await ask(`Se va a borrar ${stackName} con todos sus datos. Escribí su nombre para seguir: `));
  if (typed !== stackName) throw new OperatorError(`El nombre no es ${stackName}: no se borró nada.`);
}
