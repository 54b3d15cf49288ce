/** How long CloudFront caches an answer: as the origin's Cache-Control says, within the limits of the cache policy. */

import type { CachePolicy } from '../template/policies.ts';
import { headerOf, type OriginAnswer } from './messages.ts';

export interface Freshness {
  /**
   * Seconds for which the cached answer is served without asking the origin. With 0 the answer is cached, but the
   * origin confirms it each time.
   */
  readonly ttl: number;
  /** Further seconds for which the expired answer is served if the origin fails. */
  readonly staleIfError: number;
}

type TtlLimits = Pick<CachePolicy, 'minTtl' | 'defaultTtl' | 'maxTtl'>;

/** The freshness of an answer with status 200; undefined when the answer must not be cached. */
export function freshnessOf({ headers }: OriginAnswer, limits: TtlLimits): Freshness | undefined {
  // A cached Set-Cookie would reach every visitor.
  if (headers['set-cookie'] !== undefined) return undefined;
  const directives = parseCacheControl(headerOf(headers, 'cache-control') ?? '');
  const staleIfError = Math.min(directives.get('stale-if-error') ?? limits.maxTtl, limits.maxTtl);
  const forbidden = directives.has('no-store') || directives.has('private');
  if (forbidden && limits.minTtl === 0) return undefined;
  if (forbidden || directives.has('no-cache')) return { ttl: limits.minTtl, staleIfError };
  const wanted =
    directives.get('s-maxage') ?? directives.get('max-age') ?? secondsUntilExpiry(headers) ?? limits.defaultTtl;
  return { ttl: Math.min(Math.max(wanted, limits.minTtl), limits.maxTtl), staleIfError };
}

/**
 * Error statuses that CloudFront always caches, and those it caches only if the origin's Cache-Control gives a time.
 */
const statusesAlwaysCached = [404, 414, 500, 501, 502, 503, 504];
const statusesCachedIfTimeGiven = [400, 403, 405, 412, 415];
const defaultErrorTtl = 10;

/**
 * Seconds for which an error answer is cached; 0 for not at all. `minimums`: the distribution's error caching minimum,
 * by status.
 */
export function errorTtlOf({ status, headers }: OriginAnswer, minimums: ReadonlyMap<number, number>): number {
  const directives = parseCacheControl(headerOf(headers, 'cache-control') ?? '');
  const givenTime = directives.get('s-maxage') ?? directives.get('max-age');
  const isCached =
    statusesAlwaysCached.includes(status) || (statusesCachedIfTimeGiven.includes(status) && givenTime !== undefined);
  return isCached ? Math.max(givenTime ?? 0, minimums.get(status) ?? defaultErrorTtl) : 0;
}

function parseCacheControl(cacheControl: string): Map<string, number | undefined> {
  return new Map(
    cacheControl
      .split(',')
      .map((part) => part.trim().toLowerCase().split('='))
      .filter(([name]) => name)
      .map(([name = '', value]) => [name, parseDirectiveSeconds(value)]),
  );
}

function parseDirectiveSeconds(value: string | undefined): number | undefined {
  const digits = /^"?(\d+)"?$/.exec(value ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function secondsUntilExpiry(headers: OriginAnswer['headers']): number | undefined {
  const expires = headerOf(headers, 'expires');
  if (expires === undefined) return undefined;
  const seconds = (Date.parse(expires) - Date.parse(headerOf(headers, 'date') ?? new Date().toUTCString())) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.max(0, Math.floor(seconds));
}
