/**
 * The HTTP API: one Lambda for each resource of the contract, with its routes. Also the Lambdas that no route calls:
 * publisher, reconcile and logokeeper.
 */
import { Duration } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { allRoutes, type ResourceName } from '#shared/contract/index.ts';
import { splitRouteKey } from '#shared/contract/route.ts';
import { type Environment, stackNameOf } from '../environments.ts';
import { apiResourceNames } from '../lambdas.ts';
import { policyStatementsOfLambda } from './access.ts';
import { BundledFunction } from './bundled-function.ts';
import type { DataTable } from './data.ts';
import type { FilesBucketConstruct } from './files.ts';
import type { UserPoolConstruct } from './identity.ts';
import { runReconcileLambdaNightly } from './reconcile.ts';
import { connectLambdaToStream, logoKeeperStreamFilter, publisherStreamFilter } from './stream.ts';

/**
 * Settings of the Lambdas that process images: this memory buys one whole CPU and holds the pixels of the largest
 * image.
 */
const imageLambdaSettings = { memorySize: 1769, timeout: Duration.seconds(20) };

export interface ApiProps {
  readonly environment: Environment;
  readonly functionsDir: string;
  readonly data: DataTable;
  readonly identity: UserPoolConstruct;
  readonly files: FilesBucketConstruct;
}

export class Api extends Construct {
  readonly httpApi: HttpApi;

  constructor(scope: Construct, props: ApiProps) {
    super(scope, 'Api');
    const { environment, functionsDir, data, identity, files } = props;
    const bucketVariables = { FILES_BUCKET: files.bucket.bucketName };
    const { perAddress, perIp, windowMinutes, shortestMs } = environment.attempts;
    const ownVariables: { readonly [Name in ResourceName]?: Record<string, string> } = {
      upload: bucketVariables,
      auth: {
        ATTEMPTS_PER_ADDRESS: String(perAddress),
        ATTEMPTS_PER_IP: String(perIp),
        ATTEMPTS_WINDOW_MINUTES: String(windowMinutes),
        ATTEMPTS_SHORTEST_MS: String(shortestMs),
      },
    };
    const variables = {
      TABLE_NAME: data.table.tableName,
      USER_POOL_ID: identity.userPool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    };
    const fallback = new BundledFunction(this, 'fallback', { environment, functionsDir });
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: stackNameOf(environment),
      defaultIntegration: createLambdaIntegration(fallback.lambda),
    });

    for (const resource of apiResourceNames) {
      const { lambda } = new BundledFunction(this, resource, {
        environment,
        functionsDir,
        statements: policyStatementsOfLambda(resource, props),
        variables: { ...variables, ...ownVariables[resource] },
        ...(resource === 'upload' && imageLambdaSettings),
      });
      this.#addRoutes(resource, lambda, environment);
    }

    /** Publisher and reconcile read whole tournaments and no user waits for them, so one table call may take 15 s. */
    const backgroundVariables = { TABLE_NAME: variables.TABLE_NAME, TABLE_TIMEOUT: '15000' };
    const publisher = new BundledFunction(this, 'publisher', {
      environment,
      functionsDir,
      variables: backgroundVariables,
      statements: policyStatementsOfLambda('publisher', props),
      timeout: Duration.seconds(60),
    });
    connectLambdaToStream(publisher, data.table, publisherStreamFilter);

    const reconcile = new BundledFunction(this, 'reconcile', {
      environment,
      functionsDir,
      variables: backgroundVariables,
      statements: policyStatementsOfLambda('reconcile', props),
      timeout: Duration.minutes(15),
    });
    runReconcileLambdaNightly(reconcile);

    const logokeeper = new BundledFunction(this, 'logokeeper', {
      environment,
      functionsDir,
      variables: { TABLE_NAME: variables.TABLE_NAME, ...bucketVariables },
      statements: policyStatementsOfLambda('logokeeper', props),
      ...imageLambdaSettings,
      timeout: Duration.seconds(60),
    });
    connectLambdaToStream(logokeeper, data.table, logoKeeperStreamFilter);
  }

  #addRoutes(resource: ResourceName, lambda: Lambda, environment: Environment): void {
    const integration = createLambdaIntegration(lambda);
    for (const { key, route } of allRoutes.filter((declared) => declared.resource === resource)) {
      if (route.onlyIn && route.onlyIn !== environment.name) continue;
      const { method, path } = splitRouteKey(key);
      this.httpApi.addRoutes({ path: `/api${path}`, methods: [HttpMethod[method]], integration });
    }
  }
}

/**
 * Grants the API one permission for each Lambda, not one for each route: CloudFormation allows 500 resources in a
 * stack.
 */
function createLambdaIntegration(lambda: Lambda): HttpLambdaIntegration {
  return new HttpLambdaIntegration(`${lambda.node.path}/Integration`, lambda, { scopePermissionToRoute: false });
}
