/**
 * A fake of the API for screens: it answers in place of `fetch`. Each answer is checked with the contract's schema, and so
 * is what a screen sends. A route without an answer is answered with an empty list, or else with the contract's example.
 */
import * as z from 'zod/mini';
import { type Api, allRoutes, type DeclaredRoute } from '#shared/contract/index.ts';
import { type ProblemCode, problemKinds } from '#shared/contract/problem.ts';
import { type ResponseOf, type RouteKey, splitRouteKey } from '#shared/contract/route.ts';
import { exampleOfSchema } from '#shared/contract/schema-examples.ts';

export interface ReceivedRequest {
  readonly key: RouteKey;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What answers in place of the contract's answer: a refusal, something in front of the API, silence. */
export class Fault {
  readonly answer: () => Response | Promise<Response>;
  constructor(answer: Fault['answer']) {
    this.answer = answer;
  }
}

/** What the fake found wrong since the last call: for a screen it would only be a connection that failed. */
const broken: string[] = [];
export const takeBrokenRules = (): string[] => broken.splice(0);
function fail(words: string): never {
  broken.push(words);
  throw new TypeError(words);
}

type Answer<Key extends keyof Api> = Readonly<ResponseOf<Api[Key]>> | Fault;
/** Answers by route; a function answers by what is asked. */
export type Answers = {
  readonly [Key in keyof Api]?: Answer<Key> | ((request: ReceivedRequest) => Answer<Key>);
};

const routes = allRoutes.map((declared) => {
  const { method, path } = splitRouteKey(declared.key);
  return { ...declared, method, pattern: new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/** Answers all requests until the next call. Returns the requests that change something, as they come. */
export function answerRequests(answers: Answers): ReceivedRequest[] {
  const changes: ReceivedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    const method = init?.method ?? 'GET';
    const found = routes.find((route) => route.method === method && route.pattern.test(url.pathname));
    if (!found) return fail(`the contract has no route ${method} ${url.pathname}`);
    const request: ReceivedRequest = {
      key: found.key,
      params: { ...found.pattern.exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    if (method !== 'GET') changes.push(request);
    const { error } = z.safeParse(found.route.body ?? z.unknown(), request.body);
    if (error) return fail(`the contract takes no such body for ${found.key}: ${z.prettifyError(error)}`);
    const given = answers[found.key as keyof Api];
    const answer = typeof given === 'function' ? given(request) : given;
    return answer instanceof Fault ? answer.answer() : responseOf(found, answer);
  };
  return changes;
}

function responseOf({ key, route }: DeclaredRoute, given: unknown): Response {
  if (route.status === 204) return new Response(null, { status: 204 });
  const answer = given ?? usualAnswer(route.response);
  const { error } = z.safeParse(route.response ?? z.unknown(), answer);
  if (error) return fail(`the contract has no such answer to ${key}: ${z.prettifyError(error)}`);
  return new Response(JSON.stringify(answer), { status: route.status });
}

const usualAnswer = (schema: z.ZodMiniType | undefined): unknown =>
  schema?._zod.def.type === 'array' ? [] : exampleOfSchema(schema);

const respond = (status: number, body: object | string, headers = {}) =>
  new Fault(() => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }));

/** A refusal by the API, with what the person is told. */
export const refusal = (code: ProblemCode, detail: string, more: object = {}): Fault =>
  respond(problemKinds[code].status, { code, detail, ...more });
export const notFound = refusal('not-found', 'No existe');
/** An answer that the API never gives, for what nevertheless must not break a screen. */
export const impossibleAnswer = (body: object): Fault => respond(200, body);

/** API Gateway's own answer when a function failed: in English, and not a problem document. */
export const gatewayError = respond(500, { message: 'Internal Server Error' });
/** The API's answer when one of its handlers failed. */
export const apiError = refusal('internal', 'Algo salió mal de nuestro lado. Probá de nuevo en un momento.');
/** The API's answer while DynamoDB throttles the table. */
export const tableBusyError = refusal('unavailable', 'El servicio no da abasto en este momento. Probá de nuevo.');
/** Refusals by API Gateway, by a firewall in front of it and by CloudFront, which never reach the API. */
export const gatewayRefusal = respond(403, { message: 'Forbidden' });
export const cloudFrontRefusal = respond(403, '<html><h1>403 ERROR</h1>Request blocked.</html>');
export const payloadTooLarge = respond(413, { message: 'Request Entity Too Large' });
export const addressTooLong = respond(414, { message: 'URI Too Long' });
export const connectionReset = new Fault(() => Promise.reject(new TypeError('Failed to fetch')));
/** Silence: the screen keeps waiting for as long as the test lasts. */
export const noAnswer = new Fault(() => new Promise(() => undefined));
/** The request's deadline is over before anything answers. */
export const lateAnswer = new Fault(() => Promise.reject(new DOMException('signal timed out', 'TimeoutError')));
