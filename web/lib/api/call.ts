/**
 * The typed client: one function for every route of the contract, with types only, so that no schema reaches the
 * browser through it. It carries the session: an expired one is renewed, or asked for again, and the call repeats.
 */
import type { Api } from '#shared/contract/index.ts';
import type { ParamsOf, QueryOf, ResponseOf, RouteKey, SentBody } from '#shared/contract/route.ts';
import { addressOf } from '../http/address.ts';
import { ApiError } from '../http/api-error.ts';
import { type ApiRequest, type ApiResponse, withReplay } from '../http/send.ts';
import { requestLogin } from '../session/login-request.ts';
import { savedToken } from '../session/saved-session.ts';
import { expireSession, renew } from '../session/session.ts';
import { sessionStore } from '../session/session-store.ts';

export type ApiKey = keyof Api & RouteKey;
export type GetKey = Extract<ApiKey, `GET ${string}`>;
export type Answer<Key extends ApiKey> = ResponseOf<Api[Key]>;
export type BodyFor<Key extends ApiKey> = SentBody<Api[Key]>;

type NoArguments = Record<never, never>;
type RequestArgument<Name extends string, T> = [T] extends [undefined]
  ? NoArguments
  : keyof T extends never
    ? NoArguments
    : { [N in Name]: T };
type OptionalArgument<Name extends string, T> = keyof T extends never ? NoArguments : { [N in Name]?: Partial<T> };
/** What a route needs beside its key: `params`, `query`, `body`. */
export type RouteArguments<Key extends ApiKey> = RequestArgument<'params', ParamsOf<Key>> &
  OptionalArgument<'query', QueryOf<Api[Key]>> &
  RequestArgument<'body', BodyFor<Key>>;
/** The same as an argument: optional where nothing is needed. */
export type RouteArgumentsParameter<Key extends ApiKey> =
  NoArguments extends RouteArguments<Key> ? [given?: RouteArguments<Key>] : [given: RouteArguments<Key>];

interface UntypedArguments {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
}

/** call('GET /teams/{id}', { params: { id } }): only reads; for the others see `write`. Throws ApiError. */
export async function call<Key extends GetKey>(
  key: Key,
  ...[given]: RouteArgumentsParameter<Key>
): Promise<Answer<Key>> {
  return (await request(buildRequest(key, given))) as Answer<Key>;
}

/** The request a route key and what it was given come to. */
export function buildRequest(key: RouteKey, anything: object = {}): ApiRequest {
  const given: UntypedArguments = anything;
  const [method = 'GET', path = '/'] = key.split(' ');
  const seen = (given.body as { version?: unknown } | undefined)?.version;
  return {
    method,
    address: addressOf(path, given.params, given.query),
    body: given.body,
    version: typeof seen === 'number' && method !== 'POST' ? seen : undefined,
  };
}

/** Sends a request with the session it needs. */
export const request = async (toSend: ApiRequest): Promise<unknown> => (await requestPage(toSend)).content;

/** The same for one page of a list, with the address of the next. What fails is logged. */
export async function requestPage(request: ApiRequest): Promise<ApiResponse> {
  try {
    return await withSession(request);
  } catch (error) {
    logFailure(request, error);
    throw error;
  }
}

/** What was asked and how it ended: nothing of what was sent or answered, which may be private. */
function logFailure({ method, address }: ApiRequest, error: unknown): void {
  console.error(`${method} ${address}: ${error instanceof ApiError ? `${error.status} ${error.code}` : error}`);
}

async function withSession(request: ApiRequest): Promise<ApiResponse> {
  const token = savedToken();
  try {
    return await withReplay({ ...request, token });
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return retryAfter401(request, token, error);
  }
}

const isUnauthorized = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/** After a 401: with a new token, as a visitor where that is enough, or after a new login. */
async function retryAfter401(request: ApiRequest, token: string | null, refusal: ApiError): Promise<ApiResponse> {
  if (token !== null && (await renewedToken(token))) return withReplay({ ...request, token: savedToken() });
  if (token !== null) expireSession();
  if (request.method === 'GET') {
    if (token === null) throw refusal;
    return withReplay(request);
  }
  if (sessionStore.get().status !== 'expired' || !(await requestLogin())) throw refusal;
  return withReplay({ ...request, token: savedToken() });
}

/** Another tab or call may have renewed it meanwhile. */
async function renewedToken(refused: string): Promise<boolean> {
  const current = savedToken();
  return (current !== null && current !== refused) || renew();
}
