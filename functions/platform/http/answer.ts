/** From a handler's value to a gateway answer: status, freshness, ETag and 304. */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import type { Problem } from '../problem.ts';

/** A value with cookies and headers beside it. */
export class AnswerWithHeaders<T> {
  readonly value: T;
  readonly cookies: string[];
  readonly headers: Record<string, string>;

  constructor(value: T, { cookies = [], headers = {} }: { cookies?: string[]; headers?: Record<string, string> }) {
    this.value = value;
    this.cookies = cookies;
    this.headers = headers;
  }
}

const sharedFor5Seconds = 'public, max-age=0, s-maxage=5, stale-if-error=86400';
const neverStored = 'private, no-store';

export function toAnswer(
  event: APIGatewayProxyEventV2,
  route: Route,
  given: unknown,
): APIGatewayProxyStructuredResultV2 {
  const {
    value,
    cookies,
    headers: more,
  } = given instanceof AnswerWithHeaders ? given : new AnswerWithHeaders(given, {});
  const isShared = route.cache === 'shared' && event.headers.authorization === undefined;
  const headers: Record<string, string> = { ...more, 'cache-control': isShared ? sharedFor5Seconds : neverStored };
  const withCookies = cookies.length > 0 ? { cookies } : {};
  if (route.status === 204) return { statusCode: 204, headers, ...withCookies };

  const body = JSON.stringify(value);
  headers['content-type'] = 'application/json; charset=utf-8';
  headers.etag = etagOf(value);
  if (event.requestContext.http.method === 'GET' && matchesEtag(event.headers['if-none-match'], headers.etag)) {
    return { statusCode: 304, headers };
  }
  return { statusCode: route.status, headers, body, ...withCookies };
}

export function problemAnswer(problem: Problem): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': neverStored,
      ...problem.headers,
    },
    body: JSON.stringify(problem.toBody()),
  };
}

/** `"version-hash"` for an entity, `"hash"` for a list: If-Match reads the version, If-None-Match the whole. */
function etagOf(value: unknown): string {
  const canonical = JSON.stringify(value, withSortedKeys);
  const hash = createHash('sha256').update(canonical).digest('base64url').slice(0, 22);
  const version = (value as { version?: unknown } | null)?.version;
  return typeof version === 'number' ? `"${version}-${hash}"` : `"${hash}"`;
}

/** The table keeps no order of keys inside a map. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** CloudFront's compression turns ETags into weak ones (`W/`); the prefix is ignored. */
const stripWeakPrefix = (tag: string): string => tag.trim().replace(/^W\//, '');

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => stripWeakPrefix(tag) === etag);
}

/** The version in If-Match: undefined without one or with `*`; -1, which no entity has, when it is none of ours. */
export function versionInIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^"?(\d{1,15})(-[\w-]+)?"?$/.exec(stripWeakPrefix(header))?.[1];
  return version === undefined ? -1 : Number(version);
}
