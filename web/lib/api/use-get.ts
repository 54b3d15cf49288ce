/** The hook by which components read from the API; SWR caches the data under the address of the request. */
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { readAllPages } from './read-pages.ts';
import type { GetRouteKey, RouteArguments, RouteResponse } from './typed-request.ts';
import { buildRequest, requestContent } from './typed-request.ts';

export interface LoadState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** True while `data` still belongs to the previous request. */
  readonly isPrevious: boolean;
  readonly retry: () => void;
}

/** Time between two requests for live data on a visible page. */
export const liveIntervalMs = 30_000;

/**
 * Without arguments (null) nothing is requested. With `isLive` the request is repeated regularly; as a function, `isLive`
 * decides by the latest response. A list is read with all its pages, or only one page when the query has a `limit`.
 */
export function useGet<Key extends GetRouteKey>(
  key: Key,
  given: RouteArguments<Key> | null,
  { isLive = false }: { isLive?: boolean | ((latest: RouteResponse<Key>) => boolean) } = {},
): LoadState<RouteResponse<Key>> {
  const toSend = given === null ? null : buildRequest(key, given);
  const options: SWRConfiguration<RouteResponse<Key>> = {
    refreshInterval:
      typeof isLive === 'function'
        ? (latest) => (latest === undefined || isLive(latest) ? liveIntervalMs : 0)
        : isLive
          ? liveIntervalMs
          : 0,
  };
  const read = hasQueryLimit(given) ? requestContent : readAllPages;
  const load = () => (toSend ? (read(toSend) as Promise<RouteResponse<Key>>) : Promise.reject());
  const loaded = useSWR<RouteResponse<Key>>(toSend?.address ?? null, load, options);
  const { data, error, isLoading } = loaded;
  return { data, error, isLoading, isPrevious: isLoading && data !== undefined, retry: () => repeatRequest(loaded) };
}

const hasQueryLimit = (given: { readonly query?: { readonly limit?: number } } | object | null): boolean =>
  given !== null && 'query' in given && given.query?.limit !== undefined;

/** Repeats a request, unless one is already under way, whose response a second request would discard. */
export function repeatRequest({ isValidating, mutate }: Pick<SWRResponse, 'isValidating' | 'mutate'>): void {
  if (!isValidating) void mutate();
}
