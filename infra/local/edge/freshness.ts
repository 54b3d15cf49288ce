/** How long CloudFront may keep an answer: the origin's Cache-Control within the cache policy's limits. */

import type { CachePolicy } from '../template/policies.ts';
import { headerOf, type OriginAnswer } from './messages.ts';

export interface Freshness {
  /** Seconds it is served without asking; 0 is kept, but confirmed by the origin each time. */
  readonly ttl: number;
  /** Seconds after that during which it stands in for a failing origin. */
  readonly staleIfError: number;
}

type Limits = Pick<CachePolicy, 'minTtl' | 'defaultTtl' | 'maxTtl'>;

/** `undefined` when the answer must not be kept. `status` must be 200. */
export function freshnessOf({ headers }: OriginAnswer, limits: Limits): Freshness | undefined {
  // A cached Set-Cookie would reach every visitor.
  if (headers['set-cookie'] !== undefined) return undefined;
  const directives = directivesOf(headerOf(headers, 'cache-control') ?? '');
  const staleIfError = Math.min(directives.get('stale-if-error') ?? limits.maxTtl, limits.maxTtl);
  const forbidden = directives.has('no-store') || directives.has('private');
  if (forbidden && limits.minTtl === 0) return undefined;
  if (forbidden || directives.has('no-cache')) return { ttl: limits.minTtl, staleIfError };
  const wanted =
    directives.get('s-maxage') ?? directives.get('max-age') ?? secondsUntilExpiry(headers) ?? limits.defaultTtl;
  return { ttl: Math.min(Math.max(wanted, limits.minTtl), limits.maxTtl), staleIfError };
}

/** Statuses CloudFront keeps whatever the origin says, and those it keeps when the origin gives a time. */
const errorsKeptAlways = [404, 414, 500, 501, 502, 503, 504];
const errorsKeptWhenTold = [400, 403, 405, 412, 415];
const defaultErrorTtl = 10;

/** Seconds an error is kept; 0 for not at all. `minimums` is the distribution's error caching minimum by status. */
export function errorTtlOf({ status, headers }: OriginAnswer, minimums: ReadonlyMap<number, number>): number {
  const directives = directivesOf(headerOf(headers, 'cache-control') ?? '');
  const told = directives.get('s-maxage') ?? directives.get('max-age');
  const isKept = errorsKeptAlways.includes(status) || (errorsKeptWhenTold.includes(status) && told !== undefined);
  return isKept ? Math.max(told ?? 0, minimums.get(status) ?? defaultErrorTtl) : 0;
}

function directivesOf(cacheControl: string): Map<string, number | undefined> {
  return new Map(
    cacheControl
      .split(',')
      .map((part) => part.trim().toLowerCase().split('='))
      .filter(([name]) => name)
      .map(([name = '', value]) => [name, secondsIn(value)]),
  );
}

function secondsIn(value: string | undefined): number | undefined {
  const digits = /^"?(\d+)"?$/.exec(value ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function secondsUntilExpiry(headers: OriginAnswer['headers']): number | undefined {
  const expires = headerOf(headers, 'expires');
  if (expires === undefined) return undefined;
  const seconds = (Date.parse(expires) - Date.parse(headerOf(headers, 'date') ?? new Date().toUTCString())) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.max(0, Math.floor(seconds));
}
