/** Turns a handler's value into a gateway response: status, caching headers, ETag and 304. */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { JobProgress } from '#shared/contract/jobs.ts';
import type { ProblemBody } from '#shared/contract/problem.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Problem } from '../problem.ts';

/** A handler's value together with cookies and headers to send. */
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

/** The progress of a job that the same call will go on with: answered with 202. */
export class UnfinishedJob {
  readonly progress: JobProgress;

  constructor(progress: JobProgress) {
    this.progress = progress;
  }
}

const retryJobAfterSeconds = 1;

const cacheControlShared = 'public, max-age=0, s-maxage=5, stale-if-error=86400';
const cacheControlPrivate = 'private, no-store';

export function answerFromResult(
  event: APIGatewayProxyEventV2,
  route: Route,
  given: unknown,
): APIGatewayProxyStructuredResultV2 {
  if (given instanceof UnfinishedJob) return progressAnswer(given.progress);
  const {
    value,
    cookies,
    headers: more,
  } = given instanceof AnswerWithHeaders ? given : new AnswerWithHeaders(given, {});
  const isShared = route.cache === 'shared' && event.headers.authorization === undefined;
  const headers: Record<string, string> = {
    ...more,
    'cache-control': isShared ? cacheControlShared : cacheControlPrivate,
  };
  const withCookies = cookies.length > 0 ? { cookies } : {};
  if (route.status === 204) return { statusCode: 204, headers, ...withCookies };

  headers['content-type'] = 'application/json; charset=utf-8';
  headers.etag = etagOf(value);
  if (event.requestContext.http.method === 'GET' && hasSameEtag(event.headers['if-none-match'], headers.etag)) {
    return { statusCode: 304, headers };
  }
  return { statusCode: route.status, headers, body: JSON.stringify(value), ...withCookies };
}

function progressAnswer(progress: JobProgress): APIGatewayProxyStructuredResultV2 {
  const headers = {
    'cache-control': cacheControlPrivate,
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(retryJobAfterSeconds),
  };
  return { statusCode: 202, headers, body: JSON.stringify(progress) };
}

export function problemAnswer(problem: Problem, more: Partial<ProblemBody> = {}): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': cacheControlPrivate,
      ...problem.headers,
    },
    ...(problem.cookies.length > 0 && { cookies: [...problem.cookies] }),
    body: JSON.stringify({ ...problem.toBody(), ...more }),
  };
}

/**
 * The ETag: `"version-hash"` for an entity and `"hash"` for a list. If-Match compares the version, If-None-Match the
 * whole tag.
 */
function etagOf(value: unknown): string {
  const canonical = JSON.stringify(value, withSortedKeys);
  const hash = createHash('sha256').update(canonical).digest('base64url').slice(0, 22);
  const version = (value as { version?: unknown } | null)?.version;
  return typeof version === 'number' ? `"${version}-${hash}"` : `"${hash}"`;
}

/** Sorts the keys of objects, because the table returns the keys of a map in any order. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Removes the `W/` of a weak ETag, which CloudFront's compression adds. */
const stripWeakPrefix = (tag: string): string => tag.trim().replace(/^W\//, '');

function hasSameEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => stripWeakPrefix(tag) === etag);
}

/**
 * The version in an If-Match header: undefined without the header or for `*`; -1, which no entity has, for a tag this
 * API never sends.
 */
export function readIfMatchVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^"?(\d{1,15})(-[\w-]+)?"?$/.exec(stripWeakPrefix(header))?.[1];
  return version === undefined ? -1 : Number(version);
}
