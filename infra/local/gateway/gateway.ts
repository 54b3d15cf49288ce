/**
 * The template's HTTP API: runs the Lambda of each route, with API Gateway's limits and errors
 * (infra/decisions/2026-11-22-gateway-as-aws.md). The edge calls it as an origin; it also has an address of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Origin, OriginAnswer } from '../edge/messages.ts';
import { LambdaFailure } from '../lambda/instance.ts';
import type { Lambda } from '../lambda/lambda.ts';
import type { ApiSettings, RouteSettings } from '../template/api.ts';
import { answerFromLambdaPayload, gatewayErrorAnswer } from './answer.ts';
import { lambdaEventOf } from './event.ts';
import { decodePath } from './path.ts';
import { createRouteFinder } from './routes.ts';
import { createThrottle } from './throttle.ts';

/** API Gateway's limit for a request's body, and Lambda's limit for an event or a result. */
export const maxBodyBytes = 10 * 1024 * 1024;
const maxPayloadBytes = 6 * 1024 * 1024;

interface ServedRoute {
  readonly lambda: Lambda;
  readonly mayCallLambda: boolean;
  readonly timeoutMs: number;
  /** Whether the route's throttle lets the next request through. */
  readonly admit: () => boolean;
}

export function gatewayOf({ logicalId, routes }: ApiSettings, lambdas: ReadonlyMap<string, Lambda>): Origin {
  const served = new Map([...routes].map(([routeKey, settings]) => [routeKey, servedRouteOf(settings, lambdas)]));
  const find = createRouteFinder([...served.keys()]);

  return async (request) => {
    if (request.body.length > maxBodyBytes) return gatewayErrorAnswer(413, 'Request Entity Too Large');
    const path = decodePath(request.path);
    if (!path) return gatewayErrorAnswer(400, 'Bad Request');
    const match = find(request.method, path.routed);
    const route = match && served.get(match.routeKey);
    if (!route) return gatewayErrorAnswer(404, 'Not Found');
    if (!route.admit()) return gatewayErrorAnswer(429, 'Too Many Requests');
    if (!route.mayCallLambda) return gatewayErrorAnswer(500, 'Internal Server Error');
    const event = lambdaEventOf({ ...request, path: path.raw }, match, logicalId, Date.now());
    if (request.body.length * (event.isBase64Encoded ? 4 / 3 : 1) > maxPayloadBytes) {
      return gatewayErrorAnswer(413, 'Request Entity Too Large');
    }
    return invokeForAnswer(route, event, event.requestContext.requestId);
  };
}

function servedRouteOf(
  { functionId, throttle, ...settings }: RouteSettings,
  lambdas: ReadonlyMap<string, Lambda>,
): ServedRoute {
  const lambda = lambdas.get(functionId);
  if (!lambda) throw new Error(`The template routes to ${functionId}, which is not a function`);
  return { ...settings, lambda, admit: throttle ? createThrottle(throttle) : () => true };
}

/** The Lambda's answer: 500 when it fails in any way, 503 when it takes longer than the API waits. */
async function invokeForAnswer(
  { lambda, timeoutMs }: ServedRoute,
  event: unknown,
  requestId: string,
): Promise<OriginAnswer> {
  const done = new AbortController();
  const late = sleep(timeoutMs, 'late' as const, { ref: false, signal: done.signal }).catch(() => 'late' as const);
  try {
    const payload = await Promise.race([lambda.invoke(event), late]);
    if (payload === 'late') return gatewayErrorAnswer(503, 'Service Unavailable');
    if (payload.length > maxPayloadBytes) return gatewayErrorAnswer(500, 'Internal Server Error');
    return answerFromLambdaPayload(payload, requestId);
  } catch (failure) {
    if (!(failure instanceof LambdaFailure)) throw failure;
    return gatewayErrorAnswer(500, 'Internal Server Error');
  } finally {
    done.abort();
  }
}
