/** Reads lists that the API returns in pages, following their `Link` headers. */

import type { ApiRequest } from '../http/send-request.ts';
import {
  type ApiRouteKey,
  buildRequest,
  type RouteArgumentsParameter,
  type RouteResponse,
  requestAnswer,
} from './typed-request.ts';

interface ReadPagesResult {
  readonly rows: readonly unknown[];
  /** Address of the next page, below `/api`; null when the last page has been read. */
  readonly next: string | null;
}

/** Reads the first `most` pages of the list at `address`; by default all of them. */
export async function readPages(address: string, most = Number.POSITIVE_INFINITY): Promise<ReadPagesResult> {
  const rows: unknown[] = [];
  let next: string | null = address;
  for (let page = 0; page < most && next !== null; page += 1) {
    const received = await requestAnswer({ method: 'GET', address: next });
    rows.push(...(received.content as unknown[]));
    next = received.next;
  }
  return { rows, next };
}

/** Sends a GET request and returns its content; for a list, the rows of all its pages. */
export async function readAllPages(request: ApiRequest): Promise<unknown> {
  const { content, next } = await requestAnswer(request);
  if (next === null) return content;
  return [...(content as unknown[]), ...(await readPages(next)).rows];
}

/** Like `readAllPages`, for a route key of the contract. */
export const readAllPagesOfRoute = async <Key extends ApiRouteKey & `GET ${string}`>(
  key: Key,
  ...[given]: RouteArgumentsParameter<Key>
): Promise<RouteResponse<Key>> => (await readAllPages(buildRequest(key, given))) as RouteResponse<Key>;
