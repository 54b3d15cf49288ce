/**
 * Runs the synthesized template on this machine: Lambdas, API, stream and schedules, with CloudFront's edge in front.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { bucketFilesOrigin } from './edge/bucket-files.ts';
import { distributionFromTemplate } from './edge/distribution.ts';
import { createEdge } from './edge/edge.ts';
import type { Origin } from './edge/messages.ts';
import { serveEdge } from './edge/server.ts';
import { siteFilesOrigin } from './edge/site-files.ts';
import { openFunctionLog } from './function-output.ts';
import { gatewayOf, maxBodyBytes } from './gateway/gateway.ts';
import type { Lambda } from './lambda/lambda.ts';
import { startLambdas } from './lambda/lambdas.ts';
import { startSchedules } from './schedule/schedules.ts';
import { fileStoreIn } from './services/files.ts';
import { startPoller } from './stream/stream-poller.ts';
import { apiSettingsOf } from './template/api.ts';
import { distributionTemplateOf } from './template/distribution.ts';
import { filesBucketOf } from './template/files-bucket.ts';
import { functionsOf } from './template/functions.ts';
import { pseudoParameters, type ResourceValues } from './template/intrinsic-functions.ts';
import { assertKnownTypes } from './template/resource-types.ts';
import { readScheduledRules } from './template/scheduled-rules.ts';
import { readStreamMappings } from './template/stream-mappings.ts';
import { onlyResourceOf, resourcesOf, type Template } from './template/template.ts';

/** The route that only the environment `local` has: it lists ready-made users to try each role with. */
const testUsersRoute = 'GET /api/auth/test-users';

/**
 * How long the stream's current batch may take to finish when the host stops; an unfinished one is delivered again
 * after the restart.
 */
const maxStreamDrainMs = 3000;

/**
 * Addresses of the local services, and the names that the table, the user pool, its client and the bucket have in them.
 */
export interface LocalServices {
  readonly dynamodbEndpoint: string;
  readonly cognitoEndpoint: string;
  readonly jwksUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly tableName: string;
  readonly filesEndpoint: string;
  readonly filesBucket: string;
}

export interface HostOptions {
  readonly template: Template;
  /** Folder with the template's assets: the code of each Lambda. */
  readonly assetsDir: string;
  /** Folder of the built site, which stands in for the site's bucket. */
  readonly webDir: string;
  /** The TCP port to listen on; 0 for any free port. */
  readonly port: number;
  /**
   * Data folder: holds the bucket's files, and gets the stream's checkpoints, the batches given up and the Lambdas'
   * output.
   */
  readonly dataDir: string;
  readonly services: LocalServices;
  /** The users that `GET /auth/test-users` lists. */
  readonly testUsers: readonly unknown[];
  /**
   * True to start reading the stream only when `followStream` is called, so that few batches deliver many changes.
   */
  readonly holdsStream?: boolean;
  readonly log: (line: string) => void;
}

export interface Host {
  readonly url: string;
  /**
   * Starts to read the stream if `holdsStream` kept it waiting; resolves when every change in it has been delivered.
   */
  followStream(): Promise<void>;
  /** Makes the Lambda of this name run another bundle from now on. */
  replaceFunction(name: string, bundle: string): void;
  /** Finishes the requests and batches under way, then stops everything that the host started. */
  stop(): Promise<void>;
}

/** Starts the host. Rejects when the port is taken, or the template has something that the host does not know. */
export async function startHostOfTemplate(input: HostOptions): Promise<Host> {
  const { template, dataDir, log } = input;
  assertKnownTypes(template);
  const rules = readScheduledRules(template);
  const distribution = distributionTemplateOf(template, resourceValuesOf(input));
  const output = openFunctionLog(dataDir, log);
  const lambdas = startLambdas({
    functions: functionsOf(template, resourceValuesOf(input)),
    assetsDir: input.assetsDir,
    localEnvironment: localLambdaVariables(input),
    print: output.printerOf,
  });
  const stopLambdas = async () => {
    await Promise.all([...lambdas.values()].map((lambda) => lambda.stop()));
    await output.close();
  };
  try {
    const edge = createEdge(distributionFromTemplate(distribution, originsOf(input, lambdas)), { log });
    const server = await serveEdge(edge, { port: input.port, largestBody: maxBodyBytes, log });
    const { promise: begin, resolve: follow } = Promise.withResolvers<void>();
    if (!input.holdsStream) follow();
    const pollers = await Promise.all(startStreamPollers(input, lambdas, begin)).catch(async (error) => {
      await server.stop();
      throw error;
    });
    const schedules = startSchedules(rules, lambdas);
    return {
      url: server.url,
      async followStream() {
        follow();
        await Promise.all(pollers.map(({ caughtUp }) => caughtUp));
      },
      replaceFunction(name, bundle) {
        for (const lambda of lambdas.values()) if (lambda.name === name) lambda.replace(bundle);
      },
      async stop() {
        schedules.stop();
        const read = Promise.all(pollers.map((poller) => poller.stop()));
        await Promise.all([server.stop(), Promise.race([read, sleep(maxStreamDrainMs, undefined, { ref: false })])]);
        await stopLambdas();
        await read;
      },
    };
  } catch (error) {
    await stopLambdas();
    throw error;
  }
}

/** The values that references to the template's resources have on this machine. */
function resourceValuesOf({ template, services }: HostOptions): ResourceValues {
  const { logicalId: filesId } = filesBucketOf(template);
  return new Map([
    ...pseudoParameters,
    [onlyResourceOf(template, 'AWS::DynamoDB::GlobalTable').logicalId, services.tableName],
    [onlyResourceOf(template, 'AWS::Cognito::UserPool').logicalId, services.userPoolId],
    [onlyResourceOf(template, 'AWS::Cognito::UserPoolClient').logicalId, services.userPoolClientId],
    [filesId, services.filesBucket],
    [`${filesId}.RegionalDomainName`, new URL(services.filesEndpoint).host],
  ]);
}

function localLambdaVariables({
  template,
  services,
  testUsers,
}: HostOptions): (logicalId: string) => Record<string, string> {
  const { functionByRoute } = apiSettingsOf(template);
  return (logicalId) => ({
    AWS_ENDPOINT_URL_DYNAMODB: services.dynamodbEndpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.cognitoEndpoint,
    AWS_ENDPOINT_URL_S3: services.filesEndpoint,
    JWKS_URL: services.jwksUrl,
    ...(logicalId === functionByRoute.get(testUsersRoute) && { TEST_USERS: JSON.stringify(testUsers) }),
  });
}

/** The local origins of the distribution, by the logical id of the API or bucket that each stands for. */
function originsOf(input: HostOptions, lambdas: ReadonlyMap<string, Lambda>): ReadonlyMap<string, Origin> {
  const { template, webDir, dataDir, services } = input;
  const api = apiSettingsOf(template);
  return new Map([
    [api.logicalId, gatewayOf(api, lambdas)],
    ...resourcesOf(template, 'AWS::S3::Bucket').map(({ logicalId }) => [logicalId, siteFilesOrigin(webDir)] as const),
    [filesBucketOf(template).logicalId, bucketFilesOrigin(fileStoreIn(dataDir, services.filesBucket))],
  ]);
}

function startStreamPollers(
  { template, services, dataDir, log }: HostOptions,
  lambdas: ReadonlyMap<string, Lambda>,
  begin: Promise<void>,
) {
  return readStreamMappings(template).map((mapping) => {
    const lambda = lambdas.get(mapping.functionId);
    if (!lambda) throw new Error(`The stream wakes ${mapping.functionId}, which is not a function`);
    return startPoller({
      mapping,
      lambda,
      endpoint: services.dynamodbEndpoint,
      tableName: services.tableName,
      dataDir,
      begin,
      log,
    });
  });
}
