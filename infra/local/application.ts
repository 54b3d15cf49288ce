/** Starts the whole application on this machine: build, database, users, files, host and demo data, in this order. */
import { saveSiteUrl } from '#functions/competition/records/settings.ts';
import { type BuildResult, buildAll } from '../build/build-all.ts';
import { clearDataFolder, lockDataFolder } from './data-folder.ts';
import { type Host, startHostOfTemplate } from './host.ts';
import { setLambdaEnvironment } from './lambda-environment.ts';
import { readLocalTemplate } from './local-template.ts';
import type { LocalServices } from './local-values.ts';
import type { LocalOptions } from './options.ts';
import { portError, requireFreePort } from './port.ts';
import { deleteServicesFile, writeOutputsFile, writeServicesFile } from './running-services.ts';
import { type SeededApplication, startAndSeed } from './seed/fill.ts';
import { readSeedState } from './seed/seed-state.ts';
import { startDatabase } from './services/database.ts';
import { bucketNameOf, startFiles } from './services/files.ts';
import { startIdentity } from './services/identity.ts';
import { dropTable, ensureTable } from './services/tables.ts';
import { bucketsOf } from './template/buckets.ts';
import { tableSettingsOf } from './template/table.ts';
import type { Template } from './template/template.ts';
import { userPoolSettingsOf } from './template/user-pool.ts';

export interface ApplicationCallbacks {
  readonly log: (line: string) => void;
  /** Called when a service that the application cannot work without has died for good. */
  readonly onLost: (reason: string) => void;
  /**
   * Called for each service once it runs, so that the caller can stop them in reverse order, even if a later one fails
   * to start.
   */
  readonly onRunning: (service: StoppableService) => void;
}

export interface StoppableService {
  stop(): Promise<void>;
}

export interface Application extends SeededApplication, Pick<BuildResult, 'constants'> {
  readonly host: Host;
}

/**
 * Starts the application. With `hasSite: false` it serves only the API, behind a development server that serves the
 * site.
 */
export async function startApplication(
  options: LocalOptions,
  callbacks: ApplicationCallbacks,
  { hasSite = true } = {},
): Promise<Application> {
  const { log, onRunning } = callbacks;
  const port = await requireFreePort(options.port);
  const running = Promise.withResolvers<Host>();
  lockDataFolder(options.dataDir);
  deleteServicesFile(options.dataDir);
  const startsOver = clearDataFolderIfHalfSeeded(options.dataDir);
  const { services, template, build } = await startAwsStandIns(options, callbacks, startsOver, hasSite);
  setLambdaEnvironment(services);
  const filled = await startAndSeed({
    options,
    log,
    table: { endpoint: services.dynamodbEndpoint, name: services.tableName },
    serve: async (testUsers, holdsStream) => {
      const { dataDir, hasLazyLambdas } = options;
      const host = await startHostOfTemplate({
        template,
        ...build,
        port,
        dataDir,
        services,
        testUsers,
        holdsStream,
        hasLazyLambdas,
        log,
      }).catch((error) => Promise.reject(error.syscall === 'listen' ? portError(port, error) : error));
      onRunning(host);
      if (hasSite) await saveSiteUrl(host.url);
      running.resolve(host);
      return host;
    },
  });
  writeServicesFile(options.dataDir, services);
  const host = await running.promise;
  writeOutputsFile(options.dataDir, { SiteUrl: host.url, ApiUrl: host.apiUrl });
  return { ...filled, host, constants: build.constants };
}

/** Clears the data folder if its seeding was killed, so that it is seeded again; returns whether it was. */
function clearDataFolderIfHalfSeeded(dataDir: string): boolean {
  const state = readSeedState(dataDir);
  const isHalfFilled = state?.state === 'started' && state.onEmptyTable;
  if (isHalfFilled) clearDataFolder(dataDir);
  return isHalfFilled;
}

/** Starts what stands in for AWS's services, as the template defines it: the table, the user pool and the buckets. */
export async function startAwsStandIns(
  { dataDir, dynamodbEndpoint }: LocalOptions,
  { log, onLost, onRunning }: ApplicationCallbacks,
  startsOver: boolean,
  hasSite = true,
): Promise<{ services: LocalServices; template: Template; build: BuildResult }> {
  const template = readLocalTemplate();
  const starting = startDatabase({ dataDir, endpoint: dynamodbEndpoint, log, onLost });
  starting.then(onRunning, () => {});
  const build = await buildAll({ log, hasSite }).finally(() => Promise.allSettled([starting]));
  const database = await starting;
  const identity = await startIdentity({ dataDir, settings: userPoolSettingsOf(template) });
  onRunning(identity);
  const buckets = bucketsOf(template);
  const files = await startFiles({ dataDir, buckets: Object.values(buckets), log });
  onRunning(files);

  const table = tableSettingsOf(template);
  const tableName = table.createTable.TableName;
  if (startsOver) await dropTable(database.endpoint, tableName);
  await ensureTable(database.endpoint, table);
  const services = {
    dynamodbEndpoint: database.endpoint,
    cognitoEndpoint: identity.endpoint,
    jwksUrl: identity.jwksUrl,
    userPoolId: identity.userPoolId,
    userPoolClientId: identity.clientId,
    tableName,
    filesEndpoint: files.endpoint,
    filesBucket: bucketNameOf(buckets.files),
    siteBucket: bucketNameOf(buckets.site),
  };
  return { services, template, build };
}
