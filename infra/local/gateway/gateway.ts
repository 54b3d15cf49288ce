/**
 * The template's HTTP API as an origin of the edge: runs the Lambda of each route, with API Gateway's limits and
 * errors.
 */
import type { Origin, OriginAnswer } from '../edge/messages.ts';
import { LambdaFailure } from '../lambda/instance.ts';
import type { Lambda } from '../lambda/lambda.ts';
import type { ApiSettings } from '../template/api.ts';
import { answerFromLambdaPayload, gatewayErrorAnswer } from './answer.ts';
import { lambdaEventOf } from './event.ts';
import { createRouteFinder } from './routes.ts';

/** API Gateway's limit for a request's body, and Lambda's limit for an event or a result. */
export const maxBodyBytes = 10 * 1024 * 1024;
const maxPayloadBytes = 6 * 1024 * 1024;

export function gatewayOf({ logicalId, functionByRoute }: ApiSettings, lambdas: ReadonlyMap<string, Lambda>): Origin {
  const lambdaByRoute = new Map([...functionByRoute].map(([routeKey, id]) => [routeKey, findLambda(id, lambdas)]));
  const find = createRouteFinder([...lambdaByRoute.keys()]);

  return async (request) => {
    if (request.body.length > maxBodyBytes) return gatewayErrorAnswer(413, 'Request Entity Too Large');
    const match = find(request.method, request.path);
    const lambda = match && lambdaByRoute.get(match.routeKey);
    if (!lambda) return gatewayErrorAnswer(404, 'Not Found');
    const event = lambdaEventOf(request, match, logicalId, Date.now());
    if (request.body.length * (event.isBase64Encoded ? 4 / 3 : 1) > maxPayloadBytes) {
      return gatewayErrorAnswer(413, 'Request Entity Too Large');
    }
    return invokeForAnswer(lambda, event, event.requestContext.requestId);
  };
}

function findLambda(logicalId: string, lambdas: ReadonlyMap<string, Lambda>): Lambda {
  const lambda = lambdas.get(logicalId);
  if (!lambda) throw new Error(`The template routes to ${logicalId}, which is not a function`);
  return lambda;
}

async function invokeForAnswer(lambda: Lambda, event: unknown, requestId: string): Promise<OriginAnswer> {
  try {
    const payload = await lambda.invoke(event);
    if (payload.length > maxPayloadBytes) return gatewayErrorAnswer(500, 'Internal Server Error');
    return answerFromLambdaPayload(payload, requestId);
  } catch (failure) {
    if (!(failure instanceof LambdaFailure)) throw failure;
    return failureAnswers[failure.reason]();
  }
}

const failureAnswers = {
  timeout: () => gatewayErrorAnswer(503, 'Service Unavailable'),
  crash: () => gatewayErrorAnswer(502, 'Internal Server Error'),
  error: () => gatewayErrorAnswer(500, 'Internal Server Error'),
} satisfies { [Reason in LambdaFailure['reason']]: () => OriginAnswer };
