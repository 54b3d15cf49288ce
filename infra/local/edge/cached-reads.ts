/**
 * Serves GET and HEAD requests through the edge's cache: fresh answers, revalidated ones, and one origin request for
 * identical concurrent requests.
 */

import type { Behaviour, DistributionSettings } from './behaviour.ts';
import { AnswerCache, type CachedAnswer } from './cache.ts';
import { acceptedEncodings, type CompressionEncoding, compressAnswer } from './compression.ts';
import { fetchFromOrigin, type WriteLogLine } from './fetch-from-origin.ts';
import { cacheKey } from './forwarding.ts';
import { errorTtlOf, type Freshness, freshnessOf } from './freshness.ts';
import { headerOf, type OriginAnswer, type OriginRequest } from './messages.ts';

type CacheStatus = 'Hit' | 'Miss' | 'RefreshHit' | 'Error';

export interface AnswerWithCacheStatus {
  readonly answer: OriginAnswer;
  readonly cacheStatus: CacheStatus;
}

/** An answer of the origin. `shared`: whether identical requests that arrived while it was fetched may get it too. */
interface OriginFetchResult extends AnswerWithCacheStatus {
  readonly shared: boolean;
}

interface CacheLookup {
  readonly key: string;
  readonly cached: CachedAnswer | undefined;
  readonly encodings: readonly CompressionEncoding[];
}

/** The maximum number of cache keys that are remembered as private. */
const maxPrivateCacheKeys = 10_000;

export class CachingReader {
  readonly #errorTtls: DistributionSettings['errorTtls'];
  readonly #now: () => number;
  readonly #log: WriteLogLine;
  readonly #cache = new AnswerCache();
  readonly #underWay = new Map<string, Promise<OriginFetchResult>>();
  /** Keys whose last response was private: concurrent requests for them are not merged. */
  readonly #unshared = new Set<string>();

  constructor({ errorTtls }: DistributionSettings, now: () => number, log: WriteLogLine) {
    this.#errorTtls = errorTtls;
    this.#now = now;
    this.#log = log;
  }

  async read(request: OriginRequest, behaviour: Behaviour): Promise<AnswerWithCacheStatus> {
    const encodings = allowedEncodings(request, behaviour);
    const key = cacheKey(request, behaviour.cache, encodings);
    const cached = this.#cache.get(key);
    if (cached && this.#now() < cached.freshUntil) return this.#hit(cached);
    const lookup = { key, cached, encodings };
    // The answer to a HEAD has no body to cache.
    if (request.method === 'HEAD') return this.#fetch(request, behaviour, { ...lookup, cached: undefined });
    const sameQuestion = this.#unshared.has(key) ? undefined : this.#underWay.get(key);
    // Without a wait in between, requests that arrive at the same moment find the first of them under way.
    const theirs = sameQuestion && (await sameQuestion);
    return theirs?.shared ? theirs : this.#fetchOnce(request, behaviour, lookup);
  }

  async #fetchOnce(request: OriginRequest, behaviour: Behaviour, lookup: CacheLookup): Promise<OriginFetchResult> {
    const { key } = lookup;
    const fetching = this.#fetch(request, behaviour, lookup);
    this.#underWay.set(key, fetching);
    try {
      const fetched = await fetching;
      if (fetched.shared) this.#unshared.delete(key);
      else if (this.#unshared.size < maxPrivateCacheKeys) this.#unshared.add(key);
      return fetched;
    } finally {
      if (this.#underWay.get(key) === fetching) this.#underWay.delete(key);
    }
  }

  async #fetch(request: OriginRequest, behaviour: Behaviour, lookup: CacheLookup): Promise<OriginFetchResult> {
    const { cached, encodings } = lookup;
    const answer = await fetchFromOrigin(request, behaviour, {
      encodings,
      conditions: conditionalHeadersFrom(cached),
      log: this.#log,
    });
    if (cached && answer.status === 304) return this.#confirmed(answer, behaviour, { ...lookup, cached });
    if (cached && answer.status >= 500 && this.#now() < cached.usableOnErrorUntil) return this.#hit(cached);
    const received = await compressAnswer(answer, encodings);
    const cacheStatus = answer.status >= 400 ? 'Error' : 'Miss';
    const freshness = request.method === 'GET' ? this.#freshnessOf(answer, behaviour) : undefined;
    if (!freshness) return { answer: received, cacheStatus, shared: false };
    const originTag = headerOf(answer.headers, 'etag');
    this.#keep(
      lookup.key,
      { answer: received, originTag, originModified: headerOf(answer.headers, 'last-modified') },
      freshness,
    );
    return { answer: received, cacheStatus, shared: freshness.ttl > 0 };
  }

  #confirmed(
    { headers }: OriginAnswer,
    behaviour: Behaviour,
    { key, cached }: CacheLookup & { cached: CachedAnswer },
  ): OriginFetchResult {
    const { etag: _, 'content-type': __, 'content-length': ___, ...renewed } = headers;
    const answer = { ...cached.answer, headers: { ...cached.answer.headers, ...renewed } };
    const freshness = freshnessOf(answer, behaviour.cache);
    if (freshness) this.#keep(key, { ...cached, answer }, freshness);
    return { answer, cacheStatus: 'RefreshHit', shared: (freshness?.ttl ?? 0) > 0 };
  }

  #freshnessOf(answer: OriginAnswer, behaviour: Behaviour): Freshness | undefined {
    if (answer.status === 200) return freshnessOf(answer, behaviour.cache);
    const ttl = errorTtlOf(answer, this.#errorTtls);
    return ttl > 0 ? { ttl, staleIfError: 0 } : undefined;
  }

  #keep(
    key: string,
    kept: Pick<CachedAnswer, 'answer' | 'originTag' | 'originModified'>,
    { ttl, staleIfError }: Freshness,
  ): void {
    const storedAt = this.#now();
    const freshUntil = storedAt + ttl * 1000;
    this.#cache.set(key, { ...kept, storedAt, freshUntil, usableOnErrorUntil: freshUntil + staleIfError * 1000 });
  }

  #hit({ answer, storedAt }: CachedAnswer): OriginFetchResult {
    const age = String(Math.floor((this.#now() - storedAt) / 1000));
    const cacheStatus = answer.status >= 400 ? 'Error' : 'Hit';
    return { answer: { ...answer, headers: { ...answer.headers, age } }, cacheStatus, shared: true };
  }
}

/** The encodings that both the behaviour and the viewer's Accept-Encoding allow. */
export function allowedEncodings(request: OriginRequest, { compress, cache }: Behaviour): CompressionEncoding[] {
  return compress ? acceptedEncodings(request.headers['accept-encoding'], cache.encodings) : [];
}

function conditionalHeadersFrom(cached: CachedAnswer | undefined): Record<string, string> {
  return {
    ...(cached?.originTag !== undefined && { 'if-none-match': cached.originTag }),
    ...(cached?.originModified !== undefined && { 'if-modified-since': cached.originModified }),
  };
}
