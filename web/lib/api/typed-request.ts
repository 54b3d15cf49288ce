/**
 * The typed API client for all routes of the contract. It imports only the contract's types, so that it brings no
 * schema into the bundle. Requests carry the session's token; when it has expired, it is renewed or the user signs in
 * again, and the request is repeated.
 */
import type { Api } from '#shared/contract/index.ts';
import type { ParsedQuery, PathParamsOf, ResponseOf, RouteKey, SentBody } from '#shared/contract/route.ts';
import { fillRouteAddress } from '../http/address.ts';
import { ApiError } from '../http/api-error.ts';
import { type ApiRequest, type ApiResponse, sendAndResolveOwnConflict } from '../http/send-request.ts';
import { requestLogin } from '../session/login-request.ts';
import { readSavedToken } from '../session/saved-session.ts';
import { expireSession, renewSession } from '../session/session.ts';
import { sessionStore } from '../session/session-store.ts';

export type ApiRouteKey = keyof Api & RouteKey;
export type GetRouteKey = Extract<ApiRouteKey, `GET ${string}`>;
export type RouteResponse<Key extends ApiRouteKey> = ResponseOf<Api[Key]>;
export type RouteBody<Key extends ApiRouteKey> = SentBody<Api[Key]>;

type NoRouteArguments = Record<never, never>;
type RequiredRouteArgument<Name extends string, T> = [T] extends [undefined]
  ? NoRouteArguments
  : keyof T extends never
    ? NoRouteArguments
    : { [N in Name]: T };
type QueryArgument<T> = keyof T extends never
  ? NoRouteArguments
  : NoRouteArguments extends T
    ? { query?: T }
    : { query: T };
/** The arguments that a route's key requires: `params`, `query`, `body`. */
export type RouteArguments<Key extends ApiRouteKey> = RequiredRouteArgument<'params', PathParamsOf<Key>> &
  QueryArgument<ParsedQuery<Api[Key]>> &
  RequiredRouteArgument<'body', RouteBody<Key>>;
/** The arguments of a route as a rest parameter, which may be omitted when the route requires none. */
export type RouteArgumentsParameter<Key extends ApiRouteKey> =
  NoRouteArguments extends RouteArguments<Key> ? [given?: RouteArguments<Key>] : [given: RouteArguments<Key>];

interface UntypedRouteArguments {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
}

/** Reads from the API, as in getFromApi('GET /teams/{id}', { params: { id } }). Throws ApiError. */
export async function getFromApi<Key extends GetRouteKey>(
  key: Key,
  ...[given]: RouteArgumentsParameter<Key>
): Promise<RouteResponse<Key>> {
  return (await requestContent(buildRequest(key, given))) as RouteResponse<Key>;
}

/** Routes that may calculate for longer than the usual deadline, with their own in milliseconds. */
const deadlinesOfSlowRoutes: Partial<Record<RouteKey, number>> = { 'POST /tournaments/{id}/fixture/plan': 30_000 };

/** Builds the HTTP request from a route key and its arguments. */
export function buildRequest(key: RouteKey, routeArguments: object = {}): ApiRequest {
  const given: UntypedRouteArguments = routeArguments;
  const [method = 'GET', path = '/'] = key.split(' ');
  const version = (given.body as { version?: unknown } | undefined)?.version;
  const deadlineMs = deadlinesOfSlowRoutes[key];
  return {
    method,
    address: fillRouteAddress(path, given.params, given.query),
    body: given.body,
    version: typeof version === 'number' && method !== 'POST' ? version : undefined,
    ...(deadlineMs !== undefined && { deadlineMs }),
  };
}

/** Sends a request with the session's token and returns the content of the response. */
export const requestContent = async (toSend: ApiRequest): Promise<unknown> => (await requestAnswer(toSend)).content;

/** Like `requestContent`, but returns all of the response: also a list's next page, and whether a job is finished. */
export async function requestAnswer(request: ApiRequest): Promise<ApiResponse> {
  try {
    return await sendWithSession(request);
  } catch (error) {
    logRequestFailure(request, error);
    throw error;
  }
}

/** Logs the method, the address and the error, but no body, as bodies may be private. */
function logRequestFailure({ method, address }: ApiRequest, error: unknown): void {
  console.error(`${method} ${address}: ${error instanceof ApiError ? `${error.status} ${error.code}` : error}`);
}

async function sendWithSession(request: ApiRequest): Promise<ApiResponse> {
  const token = readSavedToken();
  try {
    return await sendAndResolveOwnConflict({ ...request, token });
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return retryAfter401(request, token, error);
  }
}

const isUnauthorized = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/**
 * Repeats a request that got a 401 with a renewed token. When the token cannot be renewed, a GET is repeated without a
 * token, and a change after the user has signed in again. Another tab may have removed a signed-in user's token.
 */
async function retryAfter401(request: ApiRequest, token: string | null, refusal: ApiError): Promise<ApiResponse> {
  if (token !== null || sessionStore.get().status === 'authenticated') {
    if (await ensureRenewedToken(token)) return sendAndResolveOwnConflict({ ...request, token: readSavedToken() });
    expireSession();
  }
  if (request.method === 'GET') {
    if (token === null) throw refusal;
    return sendAndResolveOwnConflict(request);
  }
  if (sessionStore.get().status !== 'expired' || !(await requestLogin())) throw refusal;
  return sendAndResolveOwnConflict({ ...request, token: readSavedToken() });
}

/** Resolves to true when there is a new token; another tab or request may have renewed it already. */
async function ensureRenewedToken(refused: string | null): Promise<boolean> {
  const current = readSavedToken();
  return (current !== null && current !== refused) || renewSession();
}
