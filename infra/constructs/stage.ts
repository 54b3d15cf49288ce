/** The API's only stage: a throttle for each of its routes, and an access log if the environment has one. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type HttpApi, HttpStage, type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { type Environment, regionalNameOf } from '../environments.ts';

export function createStage(httpApi: HttpApi, environment: Environment): void {
  const { perSecond, burst } = environment.throttle;
  new HttpStage(httpApi, 'DefaultStage', {
    httpApi,
    autoDeploy: true,
    accessLogSettings: environment.accessLogs ? accessLogSettingsOf(httpApi, environment) : undefined,
    // For every route alike: API Gateway keeps the settings of a single route when the route is removed, and then
    // refuses each later change of the stage.
    throttle: { rateLimit: perSecond, burstLimit: burst },
  });
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
