/** Runs the synthesized template on this machine: functions, API, stream, schedules and CloudFront in front of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { bucketFiles } from './edge/bucket-files.ts';
import { distributionOf } from './edge/distribution.ts';
import { createEdge } from './edge/edge.ts';
import type { Origin } from './edge/messages.ts';
import { serveEdge } from './edge/server.ts';
import { siteFiles } from './edge/site-files.ts';
import { functionOutput } from './function-output.ts';
import { gatewayOf, maxBodyBytes } from './gateway/gateway.ts';
import type { Lambda } from './lambda/lambda.ts';
import { startLambdas } from './lambda/lambdas.ts';
import { startSchedules } from './schedule/schedules.ts';
import { filesIn } from './services/files.ts';
import { startPoller } from './stream/stream-poller.ts';
import { apiOf } from './template/api.ts';
import { distributionTemplateOf } from './template/distribution.ts';
import { filesBucketOf } from './template/files-bucket.ts';
import { functionsOf } from './template/functions.ts';
import { pseudoParameters, type ResourceValues } from './template/intrinsic-functions.ts';
import { assertKnownTypes } from './template/resource-types.ts';
import { scheduledRules } from './template/scheduled-rules.ts';
import { streamMappings } from './template/stream-mappings.ts';
import { resourcesOf, type Template, theOnly } from './template/template.ts';

/** What only this machine has: ready users to try the roles with. */
const testUsersRoute = 'GET /api/auth/test-users';

/** How long a batch of the stream may take to finish when the host stops; it comes again after a restart. */
const drainMs = 3000;

/** Where the services underneath are, and what the template's data has for names there. */
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

export interface HostInput {
  readonly template: Template;
  /** Where the template's assets are. */
  readonly assetsDir: string;
  /** The built site, which is the bucket's content here. */
  readonly webDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** With the bucket's files; for the stream's checkpoints, given up batches and the functions' output. */
  readonly dataDir: string;
  readonly services: LocalServices;
  /** What `testUsersRoute` answers. */
  readonly testUsers: readonly unknown[];
  /** The stream waits for `followStream`, so that many changes come in few batches. */
  readonly holdsStream?: boolean;
  readonly log: (line: string) => void;
}

export interface Host {
  readonly url: string;
  /** Follows the stream if it was held; resolves when everything that was in it is delivered. */
  followStream(): Promise<void>;
  /** The function of that name runs this bundle from now on. */
  replaceFunction(name: string, bundle: string): void;
  /** Finishes what is under way and leaves nothing behind. */
  stop(): Promise<void>;
}

/** Rejects when the port is taken or the template has something the host does not know. */
export async function runTemplate(input: HostInput): Promise<Host> {
  const { template, dataDir, log } = input;
  assertKnownTypes(template);
  const rules = scheduledRules(template);
  const distribution = distributionTemplateOf(template, valuesOf(input));
  const output = functionOutput(dataDir, log);
  const lambdas = startLambdas({
    functions: functionsOf(template, valuesOf(input)),
    assetsDir: input.assetsDir,
    localEnvironment: localEnvironment(input),
    print: output.printerOf,
  });
  const stopLambdas = async () => {
    await Promise.all([...lambdas.values()].map((lambda) => lambda.stop()));
    await output.close();
  };
  try {
    const edge = createEdge(distributionOf(distribution, originsOf(input, lambdas)), { log });
    const server = await serveEdge(edge, { port: input.port, largestBody: maxBodyBytes, log });
    const { promise: begin, resolve: follow } = Promise.withResolvers<void>();
    if (!input.holdsStream) follow();
    const pollers = await Promise.all(pollersOf(input, lambdas, begin)).catch(async (error) => {
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
        await Promise.all([server.stop(), Promise.race([read, sleep(drainMs, undefined, { ref: false })])]);
        await stopLambdas();
        await read;
      },
    };
  } catch (error) {
    await stopLambdas();
    throw error;
  }
}

/** What references to the template's resources mean here. */
function valuesOf({ template, services }: HostInput): ResourceValues {
  const { logicalId: filesId } = filesBucketOf(template);
  return new Map([
    ...pseudoParameters,
    [theOnly(template, 'AWS::DynamoDB::GlobalTable').logicalId, services.tableName],
    [theOnly(template, 'AWS::Cognito::UserPool').logicalId, services.userPoolId],
    [theOnly(template, 'AWS::Cognito::UserPoolClient').logicalId, services.userPoolClientId],
    [filesId, services.filesBucket],
    [`${filesId}.RegionalDomainName`, new URL(services.filesEndpoint).host],
  ]);
}

function localEnvironment({ template, services, testUsers }: HostInput): (logicalId: string) => Record<string, string> {
  const { functionByRoute } = apiOf(template);
  return (logicalId) => ({
    AWS_ENDPOINT_URL_DYNAMODB: services.dynamodbEndpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.cognitoEndpoint,
    AWS_ENDPOINT_URL_S3: services.filesEndpoint,
    JWKS_URL: services.jwksUrl,
    ...(logicalId === functionByRoute.get(testUsersRoute) && { TEST_USERS: JSON.stringify(testUsers) }),
  });
}

/** Who answers for what the distribution's origins point to. */
function originsOf(input: HostInput, lambdas: ReadonlyMap<string, Lambda>): ReadonlyMap<string, Origin> {
  const { template, webDir, dataDir, services } = input;
  const api = apiOf(template);
  return new Map([
    [api.logicalId, gatewayOf(api, lambdas)],
    ...resourcesOf(template, 'AWS::S3::Bucket').map(({ logicalId }) => [logicalId, siteFiles(webDir)] as const),
    [filesBucketOf(template).logicalId, bucketFiles(filesIn(dataDir, services.filesBucket))],
  ]);
}

function pollersOf(
  { template, services, dataDir, log }: HostInput,
  lambdas: ReadonlyMap<string, Lambda>,
  begin: Promise<void>,
) {
  return streamMappings(template).map((mapping) => {
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
