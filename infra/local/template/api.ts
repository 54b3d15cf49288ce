/** Reads the template's HTTP API: its routes, the Lambda behind each, and how many requests each lets through. */
import { mayCallLambda } from './call-permissions.ts';
import { referencesIn } from './intrinsic-functions.ts';
import { onlyResourceOf, resourcesOf, type Template } from './template.ts';

/** A token bucket: it holds `burst` requests at most and is refilled with `perSecond` requests a second. */
export interface ThrottleSettings {
  readonly perSecond: number;
  readonly burst: number;
}

export interface RouteSettings {
  /** The logical id of the Lambda that serves the route. */
  readonly functionId: string;
  /** Whether a permission lets the API call the Lambda for this route. */
  readonly mayCallLambda: boolean;
  /** How long the API waits for the Lambda's result, in milliseconds. */
  readonly timeoutMs: number;
  /** Undefined for an API without limits. */
  readonly throttle: ThrottleSettings | undefined;
}

export interface ApiSettings {
  readonly logicalId: string;
  /** By route key, as in `GET /api/teams/{id}`. */
  readonly routes: ReadonlyMap<string, RouteSettings>;
}

/** API Gateway's longest and default wait for an integration of an HTTP API, in milliseconds. */
const defaultTimeoutMs = 30_000;

/** The API and its routes. Throws for settings with which the local host would behave differently from AWS. */
export function apiSettingsOf(template: Template): ApiSettings {
  const { logicalId, properties } = onlyResourceOf(template, 'AWS::ApiGatewayV2::Api');
  if (properties.ProtocolType !== 'HTTP') throw new Error('The local host knows APIs of the type HTTP only');
  const throttle = throttleOfStage(template);
  const routes = resourcesOf(template, 'AWS::ApiGatewayV2::Route').map((route): [string, RouteSettings] => {
    const { RouteKey, Target, AuthorizationType = 'NONE' } = route.properties;
    if (AuthorizationType !== 'NONE') {
      throw new Error(`The local host does not know the authorization ${AuthorizationType} of ${RouteKey}`);
    }
    const integration = integrationBehind(Target, template);
    const isPermitted = mayCallLambda(template, logicalId, RouteKey, integration.functionId);
    return [RouteKey, { ...integration, mayCallLambda: isPermitted, throttle }];
  });
  return { logicalId, routes: new Map(routes) };
}

function integrationBehind(target: unknown, template: Template): Pick<RouteSettings, 'functionId' | 'timeoutMs'> {
  const [integrationId = ''] = referencesIn(target);
  const integration = template.Resources[integrationId]?.Properties;
  if (integration?.IntegrationType !== 'AWS_PROXY' || integration.PayloadFormatVersion !== '2.0') {
    throw new Error(`The local host knows Lambda integrations with payload 2.0 only, which ${integrationId} is not`);
  }
  return {
    functionId: referencesIn(integration.IntegrationUri)[0] ?? '',
    timeoutMs: integration.TimeoutInMillis ?? defaultTimeoutMs,
  };
}

/** The throttle of each route, whose requests are counted apart from those of the others. */
function throttleOfStage(template: Template): ThrottleSettings | undefined {
  const { properties } = onlyResourceOf(template, 'AWS::ApiGatewayV2::Stage');
  if (properties.StageName !== '$default') {
    throw new Error(`The local host knows the stage $default only, which ${properties.StageName} is not`);
  }
  const { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst } = properties.DefaultRouteSettings ?? {};
  if (perSecond === undefined && burst === undefined) return undefined;
  if (perSecond === undefined || burst === undefined) {
    throw new Error('The local host knows throttles with a rate and a burst only');
  }
  return { perSecond, burst };
}
