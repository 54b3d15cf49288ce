/**
 * The typed client: one function for every route of the contract, with types only, so that no schema reaches the
 * browser through it. It carries the session: an expired one is renewed, or asked for again, and the call repeats.
 */
import type { Api } from '#shared/contract/index.ts';
import type { BodySent, ParamsOf, QueryOf, ResponseOf, RouteKey } from '#shared/contract/route.ts';
import { addressOf } from '../http/address.ts';
import { ApiError } from '../http/api-error.ts';
import { exchange, type Outgoing, type Received } from '../http/send.ts';
import { askForLogin } from '../session/login-request.ts';
import { savedToken } from '../session/saved-session.ts';
import { expire, renew } from '../session/session.ts';
import { sessionStore } from '../session/session-store.ts';

export type ApiKey = keyof Api & RouteKey;
export type GetKey = Extract<ApiKey, `GET ${string}`>;
export type Answer<Key extends ApiKey> = ResponseOf<Api[Key]>;
export type BodyFor<Key extends ApiKey> = BodySent<Api[Key]>;

type Nothing = Record<never, never>;
type Part<Name extends string, T> = [T] extends [undefined]
  ? Nothing
  : keyof T extends never
    ? Nothing
    : { [N in Name]: T };
type OptionalPart<Name extends string, T> = keyof T extends never ? Nothing : { [N in Name]?: Partial<T> };
/** What a route needs beside its key: `params`, `query`, `body`. */
export type Given<Key extends ApiKey> = Part<'params', ParamsOf<Key>> &
  OptionalPart<'query', QueryOf<Api[Key]>> &
  Part<'body', BodyFor<Key>>;
/** The same as an argument: optional where nothing is needed. */
export type GivenArgument<Key extends ApiKey> = Nothing extends Given<Key> ? [given?: Given<Key>] : [given: Given<Key>];

interface LooseGiven {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
}

/** call('GET /teams/{id}', { params: { id } }): only reads; for the others see `write`. Throws ApiError. */
export async function call<Key extends GetKey>(key: Key, ...[given]: GivenArgument<Key>): Promise<Answer<Key>> {
  return (await carry(outgoingFor(key, given))) as Answer<Key>;
}

/** The request a route key and what it was given come to. */
export function outgoingFor(key: RouteKey, anything: object = {}): Outgoing {
  const given: LooseGiven = anything;
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
export const carry = async (request: Outgoing): Promise<unknown> => (await converse(request)).content;

/** The same for one page of a list, with the address of the next. What fails is logged. */
export async function converse(request: Outgoing): Promise<Received> {
  try {
    return await converseAs(request);
  } catch (error) {
    logFailure(request, error);
    throw error;
  }
}

/** What was asked and how it ended: nothing of what was sent or answered, which may be private. */
function logFailure({ method, address }: Outgoing, error: unknown): void {
  console.error(`${method} ${address}: ${error instanceof ApiError ? `${error.status} ${error.code}` : error}`);
}

async function converseAs(request: Outgoing): Promise<Received> {
  const token = savedToken();
  try {
    return await exchange({ ...request, token });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return repeat(request, token, error);
  }
}

const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/** After a 401: with a new token, as a visitor where that is enough, or after a new login. */
async function repeat(request: Outgoing, token: string | null, refusal: ApiError): Promise<Received> {
  if (token !== null && (await hasNewToken(token))) return exchange({ ...request, token: savedToken() });
  if (token !== null) expire();
  if (request.method === 'GET') {
    if (token === null) throw refusal;
    return exchange(request);
  }
  if (sessionStore.get().status !== 'expired' || !(await askForLogin())) throw refusal;
  return exchange({ ...request, token: savedToken() });
}

/** Another tab or call may have renewed it meanwhile. */
async function hasNewToken(refused: string): Promise<boolean> {
  const current = savedToken();
  return (current !== null && current !== refused) || renew();
}
