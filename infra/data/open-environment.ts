/** Opens the data of an environment, local or deployed, for the time that a command runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type Environment, environmentNamed, environmentNames, stackNameOf } from '../environments.ts';
import { setLambdaEnvironment } from '../local/lambda-environment.ts';
import { OperatorError } from '../local/operator-error.ts';
import { readOptions } from '../local/options.ts';
import { withLocalServices } from '../local/with-local-services.ts';
import { createDataClients, type DataServices } from './environment-services.ts';
import { publishPagesInThisProcess } from './publish-in-process.ts';

/** Calls `use` with the data of the environment; `tableName` names another table than the environment's own. */
export async function withEnvironment<T>(
  name: string | undefined,
  tableName: string | undefined,
  use: (services: DataServices) => Promise<T>,
): Promise<T> {
  const known = environmentNames.find((candidate) => candidate === name);
  if (!known) throw new OperatorError(`Falta el entorno, uno de estos: ${environmentNames.join(', ')}.`);
  if (known === 'local') return withLocalData(tableName, use);
  return use(await openDeployedEnvironment(environmentNamed(known), tableName));
}

function withLocalData<T>(tableName: string | undefined, use: (services: DataServices) => Promise<T>): Promise<T> {
  return withLocalServices(readOptions(process.env), async (services) => {
    setLambdaEnvironment(services);
    return use({
      environment: 'local',
      ...createDataClients(),
      tableName: tableName ?? services.tableName,
      bucket: services.filesBucket,
      publishPages: publishPagesInThisProcess,
    });
  });
}

async function openDeployedEnvironment(environment: Environment, tableName?: string): Promise<DataServices> {
  const outputs = readOutputs(environment);
  process.env.AWS_REGION = environment.region;
  await requireAccount(environment);
  Object.assign(process.env, { TABLE_NAME: outputs('TableName'), USER_POOL_ID: outputs('UserPoolId') });
  return {
    environment: environment.name,
    ...createDataClients(),
    tableName: tableName ?? outputs('TableName'),
    bucket: outputs('FilesBucket'),
    publishPages: (log) => callReconcile(outputs('ReconcileFunction'), log),
  };
}

/** Seconds of work between two lines about the progress. */
const secondsPerCall = 20;

async function callReconcile(FunctionName: string, log: (line: string) => void): Promise<void> {
  const client = new LambdaClient({ requestHandler: { requestTimeout: 150_000, throwOnRequestTimeout: true } });
  const run = `import ${new Date().toISOString()}`;
  for (;;) {
    const Payload = JSON.stringify({ run, seconds: secondsPerCall });
    const answer = await client.send(new InvokeCommand({ FunctionName, Payload }));
    if (answer.FunctionError) throw new Error(`${FunctionName}: ${answer.FunctionError}`);
    const { done, total, isFinished, failed } = JSON.parse(answer.Payload?.transformToString() ?? '');
    log(`Páginas públicas: ${done} de ${total}.`);
    if (!isFinished) continue;
    if (failed.length > 0) throw new Error(`no se pudo publicar: ${failed.join(', ')}`);
    return;
  }
}

function readOutputs(environment: Environment): (name: string) => string {
  const file = join('.deployed', `${environment.name}.json`);
  if (!existsSync(file)) throw new OperatorError(`Falta ${file}, que escribe npm run deploy -- ${environment.name}.`);
  const outputs = JSON.parse(readFileSync(file, 'utf8'))[stackNameOf(environment)] ?? {};
  return (name) => {
    if (!outputs[name]) throw new OperatorError(`En ${file} falta la salida ${name}: desplegá otra vez.`);
    return outputs[name];
  };
}

async function requireAccount({ account, region }: Environment): Promise<void> {
  const { Account } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
  if (Account !== account) {
    throw new OperatorError(`Las credenciales son de la cuenta ${Account}, y el entorno es de la cuenta ${account}.`);
  }
}
