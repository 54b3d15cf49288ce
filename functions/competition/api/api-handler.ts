/**
 * The frame of every API Lambda: picks the handler by route key, with authentication, validation and responses around
 * it.
 */
import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { ResponseOf, Route, RouteKey, Routes } from '#shared/contract/route.ts';
import { environment } from '../../platform/environment.ts';
import {
  type AnswerWithHeaders,
  answerFromResult,
  problemAnswer,
  readIfMatchVersion,
  type UnfinishedJob,
} from '../../platform/http/answer.ts';
import { edgeMiddleware } from '../../platform/http/edge-secret.ts';
import { openAnonymousRead } from '../../platform/http/open-answers.ts';
import { readRequest } from '../../platform/http/read-request.ts';
import { viewerAddress } from '../../platform/http/viewer-address.ts';
import { logFailure } from '../../platform/log/log.ts';
import { countOne, withMetrics } from '../../platform/log/metrics.ts';
import { isOutage } from '../../platform/outage.ts';
import { notFoundProblem, Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import {
  resultWithinTimeLimit,
  unavailableOrUnknownProblem,
  withJobWindow,
  withWriteWindow,
} from '../../platform/table/write-window.ts';
import { authenticate, bearerTokenOf } from './authenticate.ts';
import { idempotencyKeyOf, withIdempotency } from './idempotency-key.ts';
import { limitWrites } from './limit-writes.ts';
import { logRequest } from './log-request.ts';
import type { ApiRequest } from './request.ts';
import type { RoutedEvent } from './routed-event.ts';

type ResponseBodyOfRoute<R> = ResponseOf<R> extends undefined ? undefined : ResponseOf<R>;

/** One handler for each declared route; a missing handler does not compile. */
export type Handlers<R> = {
  [Key in keyof R]: (
    request: ApiRequest<Key, R[Key]>,
  ) => Promise<
    | ResponseBodyOfRoute<R[Key]>
    | AnswerWithHeaders<ResponseBodyOfRoute<R[Key]>>
    | (R[Key] extends { job: unknown } ? UnfinishedJob : never)
  >;
};

export type ApiHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * A Lambda's handler for the given routes. It takes the routes as a value, so that a Lambda loads the schemas of its
 * own resource only.
 */
export function createApiHandler<const R extends Routes>(routes: R, handlers: Handlers<R>): ApiHandler {
  const handler = middy<RoutedEvent, APIGatewayProxyStructuredResultV2>()
    .use(logMiddleware())
    .use(openReadsMiddleware())
    .use(problemMiddleware())
    .use(edgeMiddleware())
    .use(routeMiddleware(routes))
    .use(authenticate())
    .handler(async (event) => {
      const handle = handlers[routeKeyOf(event) as unknown as keyof R] as unknown as (
        request: ApiRequest,
      ) => Promise<unknown>;
      const request = await requestFromEvent(event);
      await limitWrites(event, request.body, request.now);
      const work = () => withIdempotency(request.retryKey, request.now, () => handle(request));
      const result = await runWithinTimeLimit(event.route, work, hasAnswerTimeLimit(event));
      if (isSave(event)) countOne('Saves');
      return answerFromResult(event, event.route, result);
    });
  const serveRequest = handler as unknown as ApiHandler;
  return (event, context) =>
    withMetrics(() =>
      withWriteWindow(Math.min(context.getRemainingTimeInMillis(), environment().longestCall), () =>
        serveRequest(event, context),
      ),
    );
}

/**
 * Runs a job's call within the times of a job, and any other write until its Lambda's write window ends. Reads and actions
 * have no limit but the Lambda's own.
 */
function runWithinTimeLimit<T>({ job }: Route, work: () => Promise<T>, hasLimit: boolean): Promise<T> {
  if (job) return withJobWindow(() => resultWithinTimeLimit(work()));
  return hasLimit ? resultWithinTimeLimit(work()) : work();
}

/**
 * Whether a write must be answered before the time limit. Actions (POST with 200), such as a recalculation or a logo's
 * encoding, may take longer.
 */
function hasAnswerTimeLimit({ route, requestContext: { http } }: RoutedEvent): boolean {
  return http.method !== 'GET' && !(http.method === 'POST' && route.status === 200);
}

/** Whether the request creates, changes or deletes an entity; actions (POST with 200, logout) do not. */
function isSave({ route, requestContext: { http } }: RoutedEvent): boolean {
  return http.method === 'POST' ? route.status === 201 : http.method !== 'GET';
}

/** The contract's key of an event's route: `GET /api/teams/{id}` becomes `GET /teams/{id}`. */
function routeKeyOf(event: APIGatewayProxyEventV2): RouteKey {
  return event.routeKey.replace(' /api', ' ') as RouteKey;
}

function routeMiddleware(routes: Routes): MiddlewareObj<RoutedEvent> {
  return {
    before: ({ event }) => {
      const route = routes[routeKeyOf(event)];
      if (!route) throw notFoundProblem('Esa dirección no existe.');
      event.route = route;
      event.caller = null;
      event.sheetLink = null;
    },
  };
}

async function requestFromEvent(event: RoutedEvent): Promise<ApiRequest> {
  const input = await readRequest(event, event.route);
  const now = new Date();
  const inBody = (input.body as { version?: number } | undefined)?.version;
  return {
    params: input.params,
    query: input.query,
    body: input.body,
    file: input.file,
    caller: event.caller,
    sheetLink: event.sheetLink,
    seenVersion: readIfMatchVersion(event.headers['if-match']) ?? inBody,
    cookies: readCookies(event.cookies ?? []),
    token: bearerTokenOf(event),
    viewerIp: viewerAddress(event),
    now,
    retryKey: idempotencyKeyOf(event),
    path: event.rawPath,
    author: authorOf(event, now),
  } as ApiRequest;
}

const authorOf = ({ caller, sheetLink }: RoutedEvent, now: Date): Authorship => ({
  by: caller?.id ?? 0,
  at: now.toISOString(),
  ...(sheetLink && { link: sheetLink.linkId }),
});

function readCookies(cookies: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [name.trim(), value.join('=')];
    }),
  );
}

/** The sentence of a refused login is repeated in `errorMessage`, where clients of the login look for it. */
function problemMiddleware(): MiddlewareObj<RoutedEvent, APIGatewayProxyStructuredResultV2> {
  return {
    onError: (request) => {
      const problem = problemFromError(request.error);
      const isLogin = routeKeyOf(request.event) === 'POST /auth/login';
      request.response = problemAnswer(problem, isLogin ? { success: false, errorMessage: problem.message } : {});
    },
  };
}

function problemFromError(error: unknown): Problem {
  if (error instanceof Problem) return error;
  logFailure(error);
  if (!isOutage(error)) return new Problem('internal', 'Algo salió mal de nuestro lado. Probá de nuevo en un momento.');
  return unavailableOrUnknownProblem('El servicio no da abasto en este momento. Probá de nuevo.');
}

function openReadsMiddleware(): MiddlewareObj<RoutedEvent, APIGatewayProxyStructuredResultV2> {
  const open: MiddlewareObj<RoutedEvent, APIGatewayProxyStructuredResultV2>['after'] = (request) => {
    if (request.response) request.response = openAnonymousRead(request.event, request.response);
  };
  return { after: open, onError: open };
}

function logMiddleware(): MiddlewareObj<RoutedEvent, APIGatewayProxyStructuredResultV2> {
  const started = new WeakMap<object, number>();
  const write: MiddlewareObj<RoutedEvent, APIGatewayProxyStructuredResultV2>['after'] = ({ event, response }) =>
    logRequest(event, response?.statusCode ?? 500, Date.now() - (started.get(event) ?? Date.now()));
  return {
    before: ({ event }) => {
      started.set(event, Date.now());
    },
    after: write,
    onError: write,
  };
}
