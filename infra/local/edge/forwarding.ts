/** Which parts of a viewer's request are in the cache key, and which reach the origin. */

import type { CachePolicy, NameSelection, RequestPolicy } from '../template/policies.ts';
import type { CompressionEncoding } from './compression.ts';
import type { OriginRequest } from './messages.ts';

/**
 * Headers of conditional and range requests: where the edge caches, it handles them itself and does not forward them.
 */
const conditionalRequestHeaders = ['if-none-match', 'if-modified-since', 'if-range', 'range'];

/** Headers that concern one connection, or that `originRequestOf` sets itself. */
const neverForwardedHeaders = [
  'accept-encoding',
  'connection',
  'cookie',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
];

/** The IP address from which the edge calls an origin. */
const edgeIp = '127.0.0.1';

/** The cache key: requests with the same key get the same cached answer. */
export function cacheKey(
  request: OriginRequest,
  policy: CachePolicy,
  encodings: readonly CompressionEncoding[],
): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => isNameSelected(policy.headers, name))
    .sort();
  return JSON.stringify([
    request.path,
    sortedQuery(selectQueryParameters(request.query, [policy.query])),
    headers,
    selectCookies(request, [policy.cookies]),
    encodings,
  ]);
}

export function originRequestOf(
  request: OriginRequest,
  cache: CachePolicy,
  extra: RequestPolicy,
  encodings: readonly CompressionEncoding[],
): OriginRequest {
  const keepsAnswers = cache.maxTtl > 0 && ['GET', 'HEAD'].includes(request.method);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) =>
        !neverForwardedHeaders.includes(name) &&
        !(keepsAnswers && conditionalRequestHeaders.includes(name)) &&
        [cache.headers, extra.headers].some((selection) => isNameSelected(selection, name)),
    ),
  );
  const cookies = selectCookies(request, [cache.cookies, extra.cookies]);
  return {
    ...request,
    sourceIp: edgeIp,
    query: selectQueryParameters(request.query, [cache.query, extra.query]),
    headers: {
      'user-agent': 'Amazon CloudFront',
      ...headers,
      ...(cookies && { cookie: cookies }),
      ...(encodings.length > 0 && { 'accept-encoding': encodings.join(', ') }),
      host: 'origin.local',
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.sourceIp].filter(Boolean).join(', '),
    },
  };
}

/** Whether any cookie reaches the origin. If none does, CloudFront also removes the cookies that the origin sets. */
export function forwardsCookies(cache: CachePolicy, extra: RequestPolicy): boolean {
  return [cache.cookies, extra.cookies].some((selection) => selection.all || selection.names.length > 0);
}

function selectQueryParameters(query: string, selections: readonly NameSelection[]): string {
  return query
    .split('&')
    .filter((pair) => pair !== '' && selections.some((selection) => isNameSelected(selection, parameterNameOf(pair))))
    .join('&');
}

function parameterNameOf(pair: string): string {
  const [name = ''] = pair.split('=');
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

function sortedQuery(query: string): string {
  return query.split('&').sort().join('&');
}

function selectCookies({ headers }: OriginRequest, selections: readonly NameSelection[]): string {
  return (headers.cookie ?? '')
    .split(/;\s*/)
    .filter(
      (cookie) =>
        cookie !== '' && selections.some((selection) => isNameSelected(selection, cookie.split('=')[0] ?? '')),
    )
    .join('; ');
}

function isNameSelected(selection: NameSelection, name: string): boolean {
  return selection.all ? !selection.except.includes(name) : selection.names.includes(name);
}
