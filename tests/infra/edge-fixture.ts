/** A local edge with one behaviour in front of a toy origin, over real HTTP, with a clock that the test moves. */
import { onTestFinished } from 'vitest';
import type { Behaviour } from '#infra/local/edge/behaviour.ts';
import { createEdge } from '#infra/local/edge/edge.ts';
import { edgeErrorAnswer } from '#infra/local/edge/fetch-from-origin.ts';
import type { OriginAnswer, OriginRequest } from '#infra/local/edge/messages.ts';
import { serveOnLoopback } from '#infra/local/loopback-server.ts';
import type { CachePolicy } from '#infra/local/template/policies.ts';

const noNamesSelected = { all: false, names: [] } as const;

/** A cache policy like the API's: the header Authorization and the query parameter `page` are in the key. */
export const apiCachePolicy: CachePolicy = {
  headers: { all: false, names: ['authorization'] },
  query: { all: false, names: ['page'] },
  cookies: noNamesSelected,
  minTtl: 0,
  defaultTtl: 0,
  maxTtl: 86_400,
  encodings: ['br', 'gzip'],
};

export const sharedCacheControl = 'public, max-age=0, s-maxage=5, stale-if-error=600';

export interface ToyEdge {
  /** The requests that the origin got, oldest first. */
  readonly originRequests: OriginRequest[];
  /** Sets what the origin answers from now on. */
  answers(reply: Partial<OriginAnswer> | ((request: OriginRequest) => Promise<OriginAnswer>)): void;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  readonly url: string;
  readonly clock: { seconds: number };
}

export async function startToyEdge(
  behaviour: Partial<Behaviour> = {},
  errorTtls: [number, number][] = [],
): Promise<ToyEdge> {
  const originRequests: OriginRequest[] = [];
  const clock = { seconds: 1_000_000 };
  let reply: (request: OriginRequest) => Promise<OriginAnswer> = async () => createOriginResponse();
  const edge = createEdge(
    {
      behaviours: [
        {
          matches: () => true,
          origin: (request) => {
            originRequests.push(request);
            return reply(request);
          },
          methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
          compress: true,
          cache: apiCachePolicy,
          request: { headers: { all: true, except: ['host'] }, query: noNamesSelected, cookies: noNamesSelected },
          addHeaders: (answer) => answer,
          ...behaviour,
        },
      ],
      errorTtls: new Map(errorTtls),
    },
    { now: () => clock.seconds * 1000 },
  );
  const server = await serveOnLoopback(edge, {
    port: 0,
    largestBody: 1000,
    failureAnswer: () => edgeErrorAnswer(500, 'The edge failed'),
    log: () => {},
  });
  onTestFinished(() => server.stop());
  return {
    originRequests,
    clock,
    url: server.url,
    answers: (next) => {
      reply = typeof next === 'function' ? next : async () => createOriginResponse(next);
    },
    get: (path, headers = {}, method = 'GET') => fetch(server.url + path, { headers, method }),
  };
}

export function createOriginResponse({
  status = 200,
  headers = {},
  body = Buffer.from('[]'),
}: Partial<OriginAnswer> = {}): OriginAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': sharedCacheControl, ...headers },
    body,
  };
}

export const xCacheHeaderOf = (response: Response): string | null => response.headers.get('x-cache');
