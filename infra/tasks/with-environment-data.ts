/** Opens the data of an environment, local or deployed, while a command runs. */

import { createDataClients, type DataServices } from '../data/environment-services.ts';
import type { Environment } from '../environments.ts';
import { setLambdaEnvironment } from '../local/lambda-environment.ts';
import { readOptions } from '../local/options.ts';
import { withLocalServices } from '../local/with-local-services.ts';
import { setFunctionsEnvironment } from './account/functions-environment.ts';
import { readOutputs } from './account/outputs.ts';
import { verifyAccount } from './account/verify-account.ts';
import { reconcileDocuments } from './deploy/reconcile-documents.ts';

/** Calls `use` with the data of the environment; `tableName`, if given, replaces the environment's own table. */
export async function withEnvironment<T>(
  environment: Environment,
  tableName: string | undefined,
  use: (services: DataServices) => Promise<T>,
): Promise<T> {
  if (!environment.onAws) return withLocalData(tableName, use);
  return use(await openDeployedEnvironment(environment, tableName));
}

function withLocalData<T>(tableName: string | undefined, use: (services: DataServices) => Promise<T>): Promise<T> {
  return withLocalServices(readOptions(process.env), async (services) => {
    setLambdaEnvironment(services);
    return use({
      environment: 'local',
      ...createDataClients(),
      tableName: tableName ?? services.tableName,
      bucket: services.filesBucket,
      publishEverything: askForEverythingLocally,
    });
  });
}

/** The local host, which may not be running now, publishes everything when it reads the table's stream. */
async function askForEverythingLocally(): Promise<void> {
  // Imported only now, because the module reads the table's name from the environment variables.
  const { askForBackgroundWork } = await import('#functions/competition/publication/store/background-work.ts');
  await askForBackgroundWork(['everything']);
}

async function openDeployedEnvironment(environment: Environment, tableName?: string): Promise<DataServices> {
  const outputs = await readOutputs(environment, [
    'SiteUrl',
    'TableName',
    'UserPoolId',
    'FilesBucket',
    'ReconcileFunction',
  ]);
  const access = await verifyAccount(environment);
  await setFunctionsEnvironment(access, outputs);
  return {
    environment: environment.name,
    ...createDataClients(),
    tableName: tableName ?? outputs.TableName,
    bucket: outputs.FilesBucket,
    publishEverything: (log) =>
      reconcileDocuments(access, { functionName: outputs.ReconcileFunction, siteUrl: outputs.SiteUrl, log }),
  };
}
