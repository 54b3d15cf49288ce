/**
 * Runs the synthesized template on this machine: Lambdas, API, stream and schedules, with CloudFront's edge in front.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { bucketFilesOrigin } from './edge/bucket-files.ts';
import { distributionFromTemplate } from './edge/distribution.ts';
import { createEdge } from './edge/edge.ts';
import { edgeErrorAnswer } from './edge/fetch-from-origin.ts';
import type { Origin } from './edge/messages.ts';
import { keepAssetsOfPages, siteFilesOrigin } from './edge/site-files.ts';
import { openFunctionLog } from './function-output.ts';
import { gatewayErrorAnswer } from './gateway/answer.ts';
import { gatewayOf, maxBodyBytes } from './gateway/gateway.ts';
import type { Lambda } from './lambda/lambda.ts';
import { startLambdas } from './lambda/lambdas.ts';
import { type LocalServices, localLambdaVariables, resourceValuesOf } from './local-values.ts';
import { type LoopbackServer, serveOnLoopback } from './loopback-server.ts';
import { createEventSender } from './schedule/event-sender.ts';
import { startSchedules } from './schedule/schedules.ts';
import { fileStoreIn } from './services/files.ts';
import { startPoller } from './stream/stream-poller.ts';
import { apiSettingsOf } from './template/api.ts';
import { cloudFrontAccessTo } from './template/bucket-access.ts';
import { type BucketSettings, bucketsOf } from './template/buckets.ts';
import { distributionTemplateOf } from './template/distribution.ts';
import { functionsOf } from './template/functions.ts';
import { assertKnownResources } from './template/resource-types.ts';
import { readScheduledRules } from './template/scheduled-rules.ts';
import { readStreamMappings } from './template/stream-mappings.ts';
import type { Template } from './template/template.ts';

const anyFreePort = 0;

/**
 * How long the stream's current batch may take to finish when the host stops; an unfinished one is delivered again
 * after the restart.
 */
const maxStreamDrainMs = 3000;

export interface HostOptions {
  readonly template: Template;
  /** Folder with one folder for each Lambda, which holds its bundle. */
  readonly functionsDir: string;
  /** Folder of the built site, which the deployment would copy into the site's bucket. */
  readonly webDir: string;
  /** The TCP port to listen on; 0 for any free port. */
  readonly port: number;
  /**
   * Data folder: holds the buckets' files, and gets the stream's checkpoints, the batches given up and the Lambdas'
   * output.
   */
  readonly dataDir: string;
  readonly services: LocalServices;
  /** The users that `GET /auth/test-users` lists. */
  readonly testUsers: readonly unknown[];
  /** True to start reading the stream only when `followStream` is called, so that few batches deliver many changes. */
  readonly holdsStream?: boolean;
  /** True to load each Lambda when it is first called. */
  readonly hasLazyLambdas?: boolean;
  readonly log: (line: string) => void;
}

export interface Host {
  readonly url: string;
  /** The API's own URL, which bypasses the edge; on AWS it is the execute-api URL. */
  readonly apiUrl: string;
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
  const { template, dataDir, services, testUsers, log } = input;
  assertKnownResources(template);
  const rules = readScheduledRules(template);
  const values = resourceValuesOf(template, services);
  const distribution = distributionTemplateOf(template, values);
  const output = openFunctionLog(dataDir, log);
  const lambdas = startLambdas({
    functions: functionsOf(template, values),
    functionsDir: input.functionsDir,
    localEnvironment: localLambdaVariables(template, services, testUsers),
    print: output.printerOf,
    isLazy: input.hasLazyLambdas,
  });
  const stopLambdas = async () => {
    await Promise.all([...lambdas.values()].map((lambda) => lambda.stop()));
    await output.close();
  };
  const servers: LoopbackServer[] = [];
  const stopServers = () => Promise.all(servers.map((server) => server.stop()));
  try {
    await keepAssetsOfPages(input.webDir, fileStoreIn(dataDir, services.siteBucket));
    const gateway = gatewayOf(apiSettingsOf(template), lambdas);
    const edge = createEdge(distributionFromTemplate(distribution, originsOf(input, gateway)), { log });
    const site = await serveOnLoopback(edge, {
      port: input.port,
      largestBody: maxBodyBytes,
      failureAnswer: () => edgeErrorAnswer(500, 'The edge failed'),
      log,
    });
    servers.push(site);
    const api = await serveOnLoopback(gateway, {
      port: anyFreePort,
      largestBody: maxBodyBytes,
      failureAnswer: () => gatewayErrorAnswer(500, 'Internal Server Error'),
      log,
    });
    servers.push(api);
    const { promise: begin, resolve: follow } = Promise.withResolvers<void>();
    if (!input.holdsStream) follow();
    const pollers = await Promise.all(startStreamPollers(input, lambdas, begin));
    const ending = new AbortController();
    const schedules = startSchedules(
      rules,
      createEventSender({ template, lambdas, dataDir, log, signal: ending.signal }),
    );
    return {
      url: site.url,
      apiUrl: api.url,
      async followStream() {
        follow();
        await Promise.all(pollers.map(({ caughtUp }) => caughtUp));
      },
      replaceFunction(name, bundle) {
        for (const lambda of lambdas.values()) if (lambda.name === name) lambda.replace(bundle);
      },
      async stop() {
        schedules.stop();
        ending.abort();
        const read = Promise.all(pollers.map((poller) => poller.stop()));
        await Promise.all([stopServers(), Promise.race([read, sleep(maxStreamDrainMs, undefined, { ref: false })])]);
        await stopLambdas();
        await read;
      },
    };
  } catch (error) {
    await stopServers();
    await stopLambdas();
    throw error;
  }
}

/** The local origins of the distribution, by the logical id of the API or bucket that each stands for. */
function originsOf({ template, webDir, dataDir, services }: HostOptions, gateway: Origin): ReadonlyMap<string, Origin> {
  const { files, site } = bucketsOf(template);
  const originOfBucket = ({ logicalId }: BucketSettings, name: string) =>
    bucketFilesOrigin(fileStoreIn(dataDir, name), cloudFrontAccessTo(logicalId, template));
  const written = originOfBucket(site, services.siteBucket);
  return new Map([
    [apiSettingsOf(template).logicalId, gateway],
    [files.logicalId, originOfBucket(files, services.filesBucket)],
    [site.logicalId, siteFilesOrigin(webDir, written, cloudFrontAccessTo(site.logicalId, template))],
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
