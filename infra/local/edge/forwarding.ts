/** What of a viewer's request is in the cache key, and what of it reaches the origin. */

import type { CachePolicy, NameSelection, RequestPolicy } from '../template/policies.ts';
import type { Encoding } from './compression.ts';
import type { OriginRequest } from './messages.ts';

/** The edge answers these itself, from what it keeps. */
const conditions = ['if-none-match', 'if-modified-since', 'if-range', 'range'];

/** These are about one connection, or replaced below. */
const neverForwarded = ['accept-encoding', 'connection', 'cookie', 'keep-alive', 'te', 'transfer-encoding', 'upgrade'];

/** From where the edge itself calls. */
const edgeIp = '127.0.0.1';

/** Requests with equal keys get the same copy. */
export function cacheKey(request: OriginRequest, policy: CachePolicy, encodings: readonly Encoding[]): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => isSelected(policy.headers, name))
    .sort();
  return JSON.stringify([
    request.path,
    sorted(queryOf(request.query, [policy.query])),
    headers,
    cookiesOf(request, [policy.cookies]),
    encodings,
  ]);
}

export function originRequestOf(
  request: OriginRequest,
  cache: CachePolicy,
  extra: RequestPolicy,
  encodings: readonly Encoding[],
): OriginRequest {
  const keepsAnswers = cache.maxTtl > 0 && ['GET', 'HEAD'].includes(request.method);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) =>
        !neverForwarded.includes(name) &&
        !(keepsAnswers && conditions.includes(name)) &&
        [cache.headers, extra.headers].some((selection) => isSelected(selection, name)),
    ),
  );
  const cookies = cookiesOf(request, [cache.cookies, extra.cookies]);
  return {
    ...request,
    sourceIp: edgeIp,
    query: queryOf(request.query, [cache.query, extra.query]),
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

/** Whether the origin sees cookies at all; if it does not, CloudFront removes those it sets. */
export function forwardsCookies(cache: CachePolicy, extra: RequestPolicy): boolean {
  return [cache.cookies, extra.cookies].some((selection) => selection.all || selection.names.length > 0);
}

function queryOf(query: string, selections: readonly NameSelection[]): string {
  return query
    .split('&')
    .filter((pair) => pair !== '' && selections.some((selection) => isSelected(selection, nameOf(pair))))
    .join('&');
}

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=');
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

function sorted(query: string): string {
  return query.split('&').sort().join('&');
}

function cookiesOf({ headers }: OriginRequest, selections: readonly NameSelection[]): string {
  return (headers.cookie ?? '')
    .split(/;\s*/)
    .filter(
      (cookie) => cookie !== '' && selections.some((selection) => isSelected(selection, cookie.split('=')[0] ?? '')),
    )
    .join('; ');
}

function isSelected(selection: NameSelection, name: string): boolean {
  return selection.all ? !selection.except.includes(name) : selection.names.includes(name);
}
