/** Calls the running application as any client does, typed by the contract. */
import type { Api } from '#shared/contract/index.ts';
import {
  type PathParamsOf,
  type ResponseOf,
  type RouteKey,
  type SentBody,
  splitRouteKey,
} from '#shared/contract/route.ts';

type CallableRouteKey = keyof Api & RouteKey;

export class ApiClient {
  readonly #baseUrl: string;
  #token = '';

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  async signIn(email: string, password: string): Promise<void> {
    const { token } = await this.call('POST /auth/login', {}, { email, password });
    this.#token = token;
  }

  async call<K extends CallableRouteKey>(
    key: K,
    params: PathParamsOf<K>,
    body?: SentBody<Api[K]>,
  ): Promise<ResponseOf<Api[K]>> {
    const { method, path } = splitRouteKey(key);
    const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(Reflect.get(params, name))));
    const response = await fetch(`${this.#baseUrl}/api${url}`, {
      method,
      headers: { 'content-type': 'application/json', ...(this.#token && { authorization: `Bearer ${this.#token}` }) },
      signal: AbortSignal.timeout(30_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${key}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as ResponseOf<Api[K]>;
  }
}
