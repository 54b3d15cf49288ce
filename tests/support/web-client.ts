/** An HTTP client of the running application, like any program outside of it. */
import type { Api } from '#shared/contract/index.ts';
import { type PathParamsOf, type ResponseOf, type SentBody, splitRouteKey } from '#shared/contract/route.ts';

export interface HttpAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export type SendRequest = <Key extends keyof Api>(
  key: Key,
  request?: {
    params?: PathParamsOf<Key>;
    query?: Record<string, string>;
    body?: SentBody<Api[Key]>;
    headers?: Record<string, string>;
  },
) => Promise<HttpAnswer<ResponseOf<Api[Key]>>>;

/** Without a `token`, the client is a visitor without an account. */
export function createClient(url: string, token?: string): SendRequest {
  return async (key, { params = {}, query, body, headers = {} } = {}) => {
    const { method, path } = splitRouteKey(key);
    const target = path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent((params as Record<string, string>)[name] ?? ''),
    );
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const response = await fetch(`${url}/api${target}${search}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
}

/** The body of a successful answer; throws an error with the status and body of any other. */
export async function expectOk<T>(answer: Promise<HttpAnswer<T>>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Signs in as the test user with this role. */
export async function signIn(url: string, role: 'Admin' | 'DT'): Promise<SendRequest> {
  const anonymous = createClient(url);
  const users = (await anonymous('GET /auth/test-users')).body;
  const user = users.find(({ roles }) => roles.includes(role));
  if (!user) throw new Error(`there is no test user with the role ${role}`);
  const { email, password } = user;
  return createClient(url, (await anonymous('POST /auth/login', { body: { email, password } })).body.token);
}

/** The longest wait for a value, in milliseconds: longer than anything takes on a busy machine. */
const longestWaitMs = 60_000;

/**
 * Repeats `read` until its value satisfies `holds`, or until the longest wait is over; returns the last value, which
 * the caller has to check.
 */
export async function readUntil<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = Date.now() + longestWaitMs;
  let value = await read();
  while (!holds(value) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    value = await read();
  }
  return value;
}
