/** The HTTP API of the template as an origin: its routes, its integrations, API Gateway's limits and failures. */
import type { Origin, OriginAnswer } from '../edge/messages.ts';
import { LambdaFailure } from '../lambda/instance.ts';
import type { Lambda } from '../lambda/lambda.ts';
import { referencesIn } from '../resolve.ts';
import { resourcesOf, type Template, theOnly } from '../template.ts';
import { answerOf, gatewayMessage } from './answer.ts';
import { eventOf } from './event.ts';
import { routeFinder } from './routes.ts';

/** API Gateway takes 10 MB; an event or a result of a Lambda may have 6 MB. */
export const largestBody = 10 * 1024 * 1024;
const largestPayload = 6 * 1024 * 1024;

export function gatewayOf(template: Template, lambdas: ReadonlyMap<string, Lambda>): Origin {
  const apiId = theOnly(template, 'AWS::ApiGatewayV2::Api').logicalId;
  const lambdaByRoute = new Map(
    resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(({ properties }) => [
      properties.RouteKey as string,
      lambdaBehind(properties.Target, template, lambdas),
    ]),
  );
  const find = routeFinder([...lambdaByRoute.keys()]);

  return async (request) => {
    if (request.body.length > largestBody) return gatewayMessage(413, 'Request Entity Too Large');
    const match = find(request.method, request.path);
    const lambda = match && lambdaByRoute.get(match.routeKey);
    if (!lambda) return gatewayMessage(404, 'Not Found');
    const event = eventOf(request, match, apiId, Date.now());
    if (request.body.length * (event.isBase64Encoded ? 4 / 3 : 1) > largestPayload) {
      return gatewayMessage(413, 'Request Entity Too Large');
    }
    return invoke(lambda, event, event.requestContext.requestId);
  };
}

/** The logical ids of the functions behind the routes that `wanted` chooses. */
export function functionsServing(template: Template, wanted: (routeKey: string) => boolean): string[] {
  return resourcesOf(template, 'AWS::ApiGatewayV2::Route')
    .filter(({ properties }) => wanted(properties.RouteKey))
    .map(({ properties }) => functionBehind(properties.Target, template));
}

function functionBehind(target: unknown, template: Template): string {
  const [integrationId = ''] = referencesIn(target);
  const integration = template.Resources[integrationId]?.Properties;
  if (integration?.IntegrationType !== 'AWS_PROXY' || integration.PayloadFormatVersion !== '2.0') {
    throw new Error(`The local host knows Lambda integrations with payload 2.0 only, which ${integrationId} is not`);
  }
  return referencesIn(integration.IntegrationUri)[0] ?? '';
}

function lambdaBehind(target: unknown, template: Template, lambdas: ReadonlyMap<string, Lambda>): Lambda {
  const logicalId = functionBehind(target, template);
  const lambda = lambdas.get(logicalId);
  if (!lambda) throw new Error(`The template routes to ${logicalId}, which is not a function`);
  return lambda;
}

async function invoke(lambda: Lambda, event: unknown, requestId: string): Promise<OriginAnswer> {
  try {
    const payload = await lambda.invoke(event);
    if (payload.length > largestPayload) return gatewayMessage(500, 'Internal Server Error');
    return answerOf(payload, requestId);
  } catch (failure) {
    if (!(failure instanceof LambdaFailure)) throw failure;
    return failureAnswers[failure.reason]();
  }
}

const failureAnswers = {
  timeout: () => gatewayMessage(503, 'Service Unavailable'),
  crash: () => gatewayMessage(502, 'Internal Server Error'),
  error: () => gatewayMessage(500, 'Internal Server Error'),
} satisfies { [Reason in LambdaFailure['reason']]: () => OriginAnswer };
