/**
 * The HTTP API: one Lambda for each resource of the contract, with its routes. Also the Lambdas that no route calls:
 * publisher, reconcile and logokeeper.
 */
import { Duration } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, type HttpRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { allRoutes, type ResourceName } from '#shared/contract/index.ts';
import { splitRouteKey } from '#shared/contract/route.ts';
import { type Environment, stackNameOf } from '../environments.ts';
import { apiResourceNames } from '../lambdas.ts';
import { policyStatementsOfLambda } from './access.ts';
import { BundledFunction, type BundledFunctionProps } from './bundled-function.ts';
import type { DataTable } from './data.ts';
import type { EdgeSecret } from './edge-secret.ts';
import type { FilesBucketConstruct } from './files.ts';
import type { UserPoolConstruct } from './identity.ts';
import { runReconcileLambdaNightly } from './reconcile.ts';
import { createStage, type StageRoute } from './stage.ts';
import { connectLambdaToStream, logoKeeperStreamFilter, publisherStreamFilter } from './stream.ts';

/**
 * Settings of the Lambdas that process images: this memory buys one whole CPU and holds the pixels of the largest
 * image.
 */
const imageLambdaSettings = { memorySize: 1769, timeout: Duration.seconds(20) };

/**
 * The sign-in Lambda waits for several calls to Cognito in a row, each with its retries; API Gateway answers 503 after
 * 30 s.
 */
const authLambdaSettings = { timeout: Duration.seconds(25) };

const settingsByResource: { readonly [Name in ResourceName]?: Partial<BundledFunctionProps> } = {
  auth: authLambdaSettings,
  upload: imageLambdaSettings,
};

export interface ApiProps {
  readonly environment: Environment;
  readonly functionsDir: string;
  readonly data: DataTable;
  readonly identity: UserPoolConstruct;
  readonly files: FilesBucketConstruct;
  readonly edgeSecret: EdgeSecret;
}

/** A Lambda that no route calls, with the queue for what it failed to process. */
export interface BackgroundLambda {
  readonly lambda: Lambda;
  readonly failures: Queue;
}

export class Api extends Construct {
  readonly httpApi: HttpApi;
  /** The Lambdas that answer requests, the fallback among them. */
  readonly requestLambdas: readonly Lambda[];
  readonly publisher: BackgroundLambda;
  readonly reconcile: BackgroundLambda;
  readonly logokeeper: BackgroundLambda;

  constructor(scope: Construct, props: ApiProps) {
    super(scope, 'Api');
    const { environment, functionsDir, data, identity, files } = props;
    const edgeVariables = { EDGE_SECRETS: props.edgeSecret.accepted };
    const fallback = new BundledFunction(this, 'fallback', { environment, functionsDir, variables: edgeVariables });
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: stackNameOf(environment),
      defaultIntegration: createLambdaIntegration(fallback.lambda),
      createDefaultStage: false,
    });

    const variables = {
      TABLE_NAME: data.table.tableName,
      USER_POOL_ID: identity.userPool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    };
    const ownVariables = variablesByResource(environment, files);
    const resources = apiResourceNames.map((resource) => {
      const { lambda } = new BundledFunction(this, resource, {
        environment,
        functionsDir,
        statements: policyStatementsOfLambda(resource, props),
        variables: { ...variables, ...edgeVariables, ...ownVariables[resource] },
        ...settingsByResource[resource],
      });
      return { lambda, routes: this.#addRoutes(resource, lambda, environment) };
    });
    this.requestLambdas = [fallback.lambda, ...resources.map(({ lambda }) => lambda)];
    createStage(
      this.httpApi,
      environment,
      resources.flatMap(({ routes }) => routes),
    );

    /** Publisher and reconcile read whole tournaments and no user waits for them, so one table call may take 15 s. */
    const backgroundVariables = { TABLE_NAME: variables.TABLE_NAME, TABLE_TIMEOUT: '15000' };
    const publisher = new BundledFunction(this, 'publisher', {
      environment,
      functionsDir,
      variables: backgroundVariables,
      statements: policyStatementsOfLambda('publisher', props),
      timeout: Duration.seconds(60),
    });
    this.publisher = {
      lambda: publisher.lambda,
      failures: connectLambdaToStream(publisher, data.table, publisherStreamFilter),
    };

    const reconcile = new BundledFunction(this, 'reconcile', {
      environment,
      functionsDir,
      variables: backgroundVariables,
      statements: policyStatementsOfLambda('reconcile', props),
      timeout: Duration.minutes(15),
    });
    this.reconcile = { lambda: reconcile.lambda, failures: runReconcileLambdaNightly(reconcile) };

    const logokeeper = new BundledFunction(this, 'logokeeper', {
      environment,
      functionsDir,
      variables: { TABLE_NAME: variables.TABLE_NAME, FILES_BUCKET: files.bucket.bucketName },
      statements: policyStatementsOfLambda('logokeeper', props),
      ...imageLambdaSettings,
      timeout: Duration.seconds(60),
    });
    this.logokeeper = {
      lambda: logokeeper.lambda,
      failures: connectLambdaToStream(logokeeper, data.table, logoKeeperStreamFilter),
    };
  }

  #addRoutes(resource: ResourceName, lambda: Lambda, environment: Environment): StageRoute[] {
    const integration = createLambdaIntegration(lambda);
    const deployed = allRoutes.filter(
      ({ resource: owner, route }) => owner === resource && (!route.onlyIn || route.onlyIn === environment.name),
    );
    return deployed.map(({ key }) => {
      const { method, path } = splitRouteKey(key);
      const apiPath = `/api${path}`;
      const [route] = this.httpApi.addRoutes({ path: apiPath, methods: [HttpMethod[method]], integration });
      return { key: `${method} ${apiPath}`, route: route as HttpRoute };
    });
  }
}

/** What only one resource's Lambda has to know. */
function variablesByResource(
  { attempts: { perAddress, perIp, windowMinutes, shortestMs } }: Environment,
  { bucket }: FilesBucketConstruct,
): { readonly [Name in ResourceName]?: Record<string, string> } {
  return {
    upload: { FILES_BUCKET: bucket.bucketName },
    auth: {
      ATTEMPTS_PER_ADDRESS: String(perAddress),
      ATTEMPTS_PER_IP: String(perIp),
      ATTEMPTS_WINDOW_MINUTES: String(windowMinutes),
      ATTEMPTS_SHORTEST_MS: String(shortestMs),
    },
  };
}

/**
 * Grants the API one permission for each Lambda, not one for each route: CloudFormation allows 500 resources in a
 * stack.
 */
function createLambdaIntegration(lambda: Lambda): HttpLambdaIntegration {
  return new HttpLambdaIntegration(`${lambda.node.path}/Integration`, lambda, { scopePermissionToRoute: false });
}
