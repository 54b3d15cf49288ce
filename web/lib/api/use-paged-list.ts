/**
 * The hook for a long list: reads its first page, and one page more each time `more` is called; all of them are read
 * again regularly.
 */
import { useState } from 'react';
import useSWR from 'swr';
import { readPages } from './read-pages.ts';
import { buildRequest, type GetRouteKey, type RouteArguments, type RouteResponse } from './typed-request.ts';
import { liveIntervalMs } from './use-get.ts';

export interface PagedList<Row> {
  /** Undefined until the first page has arrived. */
  readonly rows: readonly Row[] | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly more: () => void;
  readonly error: unknown;
  readonly retry: () => void;
}

interface FirstPagesOfList<Row> {
  readonly address: string;
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

type ListRowOfRoute<Key extends GetRouteKey> = RouteResponse<Key> extends readonly (infer Row)[] ? Row : never;

export function usePagedList<Key extends GetRouteKey>(
  key: Key,
  given: RouteArguments<Key>,
): PagedList<ListRowOfRoute<Key>> {
  const { address } = buildRequest(key, given);
  const [wanted, setWanted] = useState({ address, count: 1 });
  const count = wanted.address === address ? wanted.count : 1;
  const { data, error, isLoading, mutate } = useSWR<FirstPagesOfList<ListRowOfRoute<Key>>>(
    `${address}#${count}`,
    () => readFirstPages<ListRowOfRoute<Key>>(address, count),
    { refreshInterval: liveIntervalMs },
  );
  // Until the list at a new address arrives, SWR still returns the previous list.
  const latest = data?.address === address ? data : undefined;
  return {
    rows: latest?.rows,
    hasMore: latest?.hasMore ?? false,
    isLoadingMore: isLoading && latest !== undefined,
    more: () => setWanted({ address, count: count + 1 }),
    error,
    retry: () => void mutate(),
  };
}

async function readFirstPages<Row>(address: string, count: number): Promise<FirstPagesOfList<Row>> {
  const { rows, next } = await readPages(address, count);
  return { address, rows: rows as readonly Row[], hasMore: next !== null };
}
