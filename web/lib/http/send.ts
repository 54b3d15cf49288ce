/** One request to the API: a deadline, JSON both ways, and every failure as an ApiError. */

import { ApiError, networkErrorText } from './api-error.ts';
import { recordNetworkFailure, recordResponse } from './connection.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotency-keys.ts';
import { forgetLostChange, recordUnconfirmed, versionAfterOwnChange } from './lost-changes.ts';
import { nextAddress } from './next-address.ts';
import { deadline, takePrefetched } from './prefetch.ts';

export interface ApiRequest {
  readonly method: string;
  /** Below `/api`. */
  readonly address: string;
  readonly body?: unknown;
  readonly token?: string | null;
  /** The version the caller saw, sent as If-Match. */
  readonly version?: number | undefined;
}

export interface ApiResponse {
  readonly content: unknown;
  /** Where the list goes on, below `/api`; null at its end, and for what is no list. */
  readonly next: string | null;
}

export const send = async (outgoing: ApiRequest): Promise<unknown> => (await withReplay(outgoing)).content;

/** A change that only clashes with an own one, whose answer got lost, is sent again to follow it. */
export async function withReplay(outgoing: ApiRequest): Promise<ApiResponse> {
  const { address, body, version } = outgoing;
  if (version === undefined) return fetchJson(outgoing);
  try {
    const received = await fetchJson(outgoing);
    forgetLostChange(address);
    return received;
  } catch (error) {
    const own = versionAfterOwnChange(address, error);
    if (own !== undefined && own !== version) {
      return withReplay({ ...outgoing, version: own, body: { ...(body as object), version: own } });
    }
    if (error instanceof ApiError && error.mayBeDone) recordUnconfirmed(address, body);
    throw error;
  }
}

async function fetchJson({ method, address, body, token, version }: ApiRequest): Promise<ApiResponse> {
  const isRead = method === 'GET';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (!isRead) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (method === 'POST' && body !== undefined) headers['idempotency-key'] = idempotencyKeyFor(address, body);

  const early = isRead && !token ? takePrefetched(address) : undefined;
  const response = await answerTo(
    early ??
      fetch(`/api${address}`, {
        method,
        headers,
        // A copy in the browser is only used after asking whether it still holds.
        cache: isRead ? 'no-cache' : 'no-store',
        signal: AbortSignal.timeout(deadline),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  );
  const content = await contentOf(response);
  if (response.ok) forgetIdempotencyKey(address, body);
  if (!response.ok) throw new ApiError(response.status, problemIn(content));
  return { content, next: nextAddress(response.headers.get('link')) };
}

async function answerTo(request: Promise<Response>): Promise<Response> {
  try {
    const response = await request;
    recordResponse();
    return response;
  } catch (error) {
    recordNetworkFailure();
    throw new ApiError(0, isTimeout(error) ? networkErrorText.timeout : networkErrorText.connection);
  }
}

/** As `AbortSignal.timeout` ends a request. */
const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((error) => {
    throw new ApiError(0, isTimeout(error) ? networkErrorText.timeout : networkErrorText.connection);
  });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, or half an answer.
    throw new ApiError(response.ok ? 0 : response.status);
  }
}

function problemIn(content: unknown): object {
  return typeof content === 'object' && content !== null ? content : {};
}
