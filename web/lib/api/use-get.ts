/** The one SWR hook below all others: a GET of the contract, its key the request itself. A list is read whole. */
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { useSession } from '../session/use-session.ts';
import type { Answer, GetKey, RouteArguments } from './call.ts';
import { buildRequest, request } from './call.ts';
import { readAllPages } from './read-pages.ts';

export interface LoadState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** `data` still belongs to the request before this one. */
  readonly isPrevious: boolean;
  readonly retry: () => void;
}

export const liveInterval = { visitor: 10_000, user: 30_000 };

/**
 * `given` null asks nothing yet. `isLive` asks again every 10 s (30 s when signed in, as those answers are not
 * shared), and not at all while the page is hidden; it may depend on the last answer. Who says a `limit` is answered
 * one page of so many, all others every page.
 */
export function useGet<Key extends GetKey>(
  key: Key,
  given: RouteArguments<Key> | null,
  { isLive = false }: { isLive?: boolean | ((latest: Answer<Key>) => boolean) } = {},
): LoadState<Answer<Key>> {
  const { isAuthenticated } = useSession();
  const toSend = given === null ? null : buildRequest(key, given);
  const interval = liveInterval[isAuthenticated ? 'user' : 'visitor'];
  const options: SWRConfiguration<Answer<Key>> = {
    refreshInterval:
      typeof isLive === 'function'
        ? (latest) => (latest === undefined || isLive(latest) ? interval : 0)
        : isLive
          ? interval
          : 0,
  };
  const read = hasLimit(given) ? request : readAllPages;
  const load = () => (toSend ? (read(toSend) as Promise<Answer<Key>>) : Promise.reject());
  const asked = useSWR<Answer<Key>>(toSend?.address ?? null, load, options);
  const { data, error, isLoading } = asked;
  return { data, error, isLoading, isPrevious: isLoading && data !== undefined, retry: () => askAgain(asked) };
}

const hasLimit = (given: { readonly query?: { readonly limit?: number } } | object | null): boolean =>
  given !== null && 'query' in given && given.query?.limit !== undefined;

/** Skipped while a request is under way, which a new one would discard. */
export function askAgain({ isValidating, mutate }: Pick<SWRResponse, 'isValidating' | 'mutate'>): void {
  if (!isValidating) void mutate();
}
