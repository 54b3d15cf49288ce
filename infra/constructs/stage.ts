/** The API's only stage: throttles of the routes that write, and an access log if the environment has one. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  type HttpApi,
  type HttpRoute,
  HttpStage,
  type IAccessLogSettings,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { type Environment, regionalNameOf } from '../environments.ts';

export interface StageRoute {
  /** The route key, as in `POST /api/teams`. */
  readonly key: string;
  readonly route: HttpRoute;
}

export function createStage(httpApi: HttpApi, environment: Environment, routes: readonly StageRoute[]): void {
  const stage = new HttpStage(httpApi, 'DefaultStage', {
    httpApi,
    autoDeploy: true,
    accessLogSettings: environment.accessLogs ? accessLogSettingsOf(httpApi, environment) : undefined,
  });
  const { perSecond, burst } = environment.writeThrottle;
  const limit = { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst };
  // Logins have none: whoever called the API itself in a loop, refused by its secret, would lock everybody else out.
  const writes = routes.filter(({ key }) => !key.startsWith('GET ') && !key.includes(' /api/auth/'));
  (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(writes.map(({ key }) => [key, limit]));
  // API Gateway rejects settings of a route that does not exist yet.
  stage.node.addDependency(...writes.map(({ route }) => route));
}

/** The fields of a line: none that identifies the client, so neither IP nor path nor query. */
const accessLogFields = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  routeKey: '$context.routeKey',
  status: '$context.status',
  responseLength: '$context.responseLength',
  responseLatency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
};

function accessLogSettingsOf(httpApi: HttpApi, environment: Environment): IAccessLogSettings {
  const logGroup = new LogGroup(httpApi, 'AccessLogs', {
    // With this prefix, API Gateway needs no entry in the account's log resource policy, whose size is limited.
    logGroupName: `/aws/vendedlogs/${regionalNameOf(environment, 'api')}`,
    retention: environment.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  return {
    destination: new LogGroupLogDestination(logGroup),
    format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
  };
}
