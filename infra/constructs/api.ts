/**
 * The HTTP API: one Lambda for each resource of the contract, with its routes, one for pages, and a fallback for
 * everything else. Also the Lambdas that no route calls.
 */
import { Duration } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { pagesPath } from '#functions/pages/origin-path.ts';
import { allRoutes, type ResourceName } from '#shared/contract/index.ts';
import { isRouteOf, splitRouteKey } from '#shared/contract/route.ts';
import { type Environment, stackNameOf } from '../environments.ts';
import { apiResourceNames } from '../lambdas.ts';
import { lambdaPermissions, policyStatementsOfLambda } from './access.ts';
import { type BackgroundLambdas, type BackgroundProps, createBackgroundLambdas } from './background.ts';
import { BundledFunction, type BundledFunctionProps, imageLambdaSettings } from './bundled-function.ts';
import type { EdgeSecretValues } from './edge-secret.ts';
import { createStage } from './stage.ts';

/**
 * The sign-in Lambda waits for several calls to Cognito in a row, each with its retries; API Gateway answers 503 after
 * 30 s.
 */
const authLambdaSettings = { timeout: Duration.seconds(25) };

/**
 * Planning a large fixture takes seconds of a whole CPU, which this memory buys; every other call of this Lambda ends as
 * soon as those of the others.
 */
const planningLambdaSettings = { memorySize: 1769, timeout: Duration.seconds(25) };
const longestCallMs = 10_000;

const settingsByResource: { readonly [Name in ResourceName]?: Partial<BundledFunctionProps> } = {
  auth: authLambdaSettings,
  upload: imageLambdaSettings,
  tournaments: planningLambdaSettings,
};

export interface ApiProps extends BackgroundProps {
  readonly edgeSecret: EdgeSecretValues;
}

export class Api extends Construct {
  readonly httpApi: HttpApi;
  /** The Lambdas that answer requests. */
  readonly requestLambdas: readonly Lambda[];
  /** The Lambdas that no route calls. */
  readonly background: BackgroundLambdas;
  /** The Lambda that answers what the site's bucket lacks. */
  readonly pages: Lambda;
  /** The Lambdas that render published pages, which name files of the site. */
  readonly renderingLambdas: readonly Lambda[];

  constructor(scope: Construct, props: ApiProps) {
    super(scope, 'Api');
    const { environment, functionsDir } = props;
    const fallback = new BundledFunction(this, 'fallback', {
      environment,
      functionsDir,
      variables: { ...edgeVariables(props), ENVIRONMENT_NAME: environment.name },
    });
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: stackNameOf(environment),
      defaultIntegration: createFallbackIntegration(fallback.lambda),
      createDefaultStage: false,
    });

    const variables = sharedVariables(props);
    const ownVariables = variablesByResource(props);
    const resourceLambdas = apiResourceNames.map((resource) => {
      const { lambda } = new BundledFunction(this, resource, {
        environment,
        functionsDir,
        statements: policyStatementsOfLambda(resource, props),
        variables: { ...variables, ...ownVariables[resource] },
        buckets: lambdaPermissions[resource].files ? { FILES_BUCKET: props.files.bucket } : {},
        ...settingsByResource[resource],
      });
      this.#addRoutes(resource, lambda, environment);
      return lambda;
    });
    this.pages = this.#addPages(props);
    this.requestLambdas = [fallback.lambda, this.pages, ...resourceLambdas];
    createStage(this.httpApi, environment);
    this.background = createBackgroundLambdas(this, props);
    this.renderingLambdas = [this.pages, this.background.publisher.lambda];
  }

  /** The Lambda of the pages is no resource of the contract. */
  #addPages(props: ApiProps): Lambda {
    const { lambda } = new BundledFunction(this, 'pages', {
      environment: props.environment,
      functionsDir: props.functionsDir,
      statements: policyStatementsOfLambda('pages', props),
      variables: { ...edgeVariables(props), TABLE_NAME: props.data.table.tableName },
      buckets: { FILES_BUCKET: props.files.bucket },
    });
    const methods = [HttpMethod.GET, HttpMethod.HEAD];
    this.httpApi.addRoutes({ path: `${pagesPath}/{proxy+}`, methods, integration: createLambdaIntegration(lambda) });
    return lambda;
  }

  #addRoutes(resource: ResourceName, lambda: Lambda, environment: Environment): void {
    const integration = createLambdaIntegration(lambda);
    for (const { key, resource: owner, route } of allRoutes) {
      if (owner !== resource || !isRouteOf(route, environment.name)) continue;
      const { method, path } = splitRouteKey(key);
      this.httpApi.addRoutes({ path: `/api${path}`, methods: [HttpMethod[method]], integration });
    }
  }
}

const edgeVariables = ({ edgeSecret }: ApiProps) => ({ EDGE_SECRETS: edgeSecret.accepted });

/** What every resource's Lambda has to know. */
const sharedVariables = (props: ApiProps): Record<string, string> => ({
  ...edgeVariables(props),
  TABLE_NAME: props.data.table.tableName,
  USER_POOL_ID: props.identity.userPool.userPoolId,
  USER_POOL_CLIENT_ID: props.identity.client.userPoolClientId,
  USER_WRITES_PER_MINUTE: String(props.environment.userWrites.perMinute),
  USER_WRITES_BURST: String(props.environment.userWrites.burst),
});

/** What only one resource's Lambda has to know. */
function variablesByResource({ environment: { attempts, onAws } }: ApiProps): {
  readonly [Name in ResourceName]?: Record<string, string>;
} {
  const attemptLimits = {
    ATTEMPTS_PER_ADDRESS: String(attempts.perAddress),
    ATTEMPTS_PER_IP: String(attempts.perIp),
    ATTEMPTS_WINDOW_MINUTES: String(attempts.windowMinutes),
  };
  return {
    tournaments: { LONGEST_CALL: String(longestCallMs) },
    auth: {
      ...(!onAws && { SERVED_OVER_HTTP: '1' }),
      ...attemptLimits,
      ATTEMPTS_SHORTEST_MS: String(attempts.shortestMs),
    },
    matches: attemptLimits,
  };
}

/**
 * API Gateway calls the fallback as `<api>/$default/$default`, a segment less than any other route: this permission is
 * for `<api>/<stage>/<anything>`.
 */
const createFallbackIntegration = (lambda: Lambda): HttpLambdaIntegration =>
  new HttpLambdaIntegration(`${lambda.node.path}/Integration`, lambda);

/**
 * Grants the API one permission for each Lambda, not one for each route: CloudFormation allows 500 resources in a
 * stack.
 */
function createLambdaIntegration(lambda: Lambda): HttpLambdaIntegration {
  return new HttpLambdaIntegration(`${lambda.node.path}/Integration`, lambda, { scopePermissionToRoute: false });
}
