/** Reads the template's HTTP API: its routes and the Lambda behind each. */
import { referencesIn } from './intrinsic-functions.ts';
import { onlyResourceOf, resourcesOf, type Template } from './template.ts';

export interface ApiSettings {
  readonly logicalId: string;
  /** The logical id of the Lambda by route key, like `GET /api/teams/{id}`. */
  readonly functionByRoute: ReadonlyMap<string, string>;
}

export function apiSettingsOf(template: Template): ApiSettings {
  return {
    logicalId: onlyResourceOf(template, 'AWS::ApiGatewayV2::Api').logicalId,
    functionByRoute: new Map(
      resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(({ properties }) => [
        properties.RouteKey,
        functionIdBehind(properties.Target, template),
      ]),
    ),
  };
}

function functionIdBehind(target: unknown, template: Template): string {
  const [integrationId = ''] = referencesIn(target);
  const integration = template.Resources[integrationId]?.Properties;
  if (integration?.IntegrationType !== 'AWS_PROXY' || integration.PayloadFormatVersion !== '2.0') {
    throw new Error(`The local host knows Lambda integrations with payload 2.0 only, which ${integrationId} is not`);
  }
  return referencesIn(integration.IntegrationUri)[0] ?? '';
}
