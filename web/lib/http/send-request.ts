/** Sends a request to the API: with a deadline, JSON in both directions, and every failure as an ApiError. */

import { ApiError, networkProblemByCause } from './api-error.ts';
import { markApiReachable, markApiUnreachable } from './connection.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotency-keys.ts';
import { forgetLostChange, rememberUnconfirmedChange, storedVersionIfOwnChange } from './lost-changes.ts';
import { nextPageAddress } from './next-address.ts';

const requestDeadlineMs = 10_000;

export interface ApiRequest {
  readonly method: string;
  /** Path and query below `/api`. */
  readonly address: string;
  readonly body?: unknown;
  readonly token?: string | null;
  /** What `token` is: a user's session by default, or the link of a match's sheet. */
  readonly tokenScheme?: 'Bearer' | 'Sheet';
  /** The version of the entity that the user edited, sent as If-Match. */
  readonly version?: number | undefined;
  /** The Idempotency-Key; a POST without one gets a key of its own, or none with null: its body is idempotent itself. */
  readonly retryKey?: string | null;
  /** Milliseconds until an unanswered request fails; 10 s when absent. */
  readonly deadlineMs?: number;
}

export interface ApiResponse {
  readonly content: unknown;
  /** Address of a list's next page, below `/api`; null on the last page and for anything but a list. */
  readonly next: string | null;
  /** True when the server has not done all of it yet (202): the same request goes on. */
  readonly isUnderWay: boolean;
}

export const sendForContent = async (outgoing: ApiRequest): Promise<unknown> =>
  (await sendAndResolveOwnConflict(outgoing)).content;

/**
 * Sends a request. A change is sent again when it conflicts only with the user's own earlier change, whose response got
 * lost.
 */
export async function sendAndResolveOwnConflict(outgoing: ApiRequest): Promise<ApiResponse> {
  const { address, body, version } = outgoing;
  if (version === undefined) return fetchJson(outgoing);
  try {
    const received = await fetchJson(outgoing);
    forgetLostChange(address);
    return received;
  } catch (error) {
    const own = storedVersionIfOwnChange(address, error);
    if (own !== undefined && own !== version) {
      return sendAndResolveOwnConflict({ ...outgoing, version: own, body: { ...(body as object), version: own } });
    }
    if (error instanceof ApiError && error.mayHaveSucceeded) rememberUnconfirmedChange(address, body);
    throw error;
  }
}

async function fetchJson(outgoing: ApiRequest): Promise<ApiResponse> {
  const { method, address, body, token, tokenScheme = 'Bearer', version, retryKey } = outgoing;
  const { deadlineMs = requestDeadlineMs } = outgoing;
  const isRead = method === 'GET';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (!isRead) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `${tokenScheme} ${token}`;
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (retryKey) headers['idempotency-key'] = retryKey;
  else if (retryKey !== null && method === 'POST' && body !== undefined)
    headers['idempotency-key'] = idempotencyKeyFor(address, body);

  const response = await awaitResponse(
    fetch(`/api${address}`, {
      method,
      headers,
      // With 'no-cache' the browser uses its cached copy only after the server has confirmed that it is current.
      cache: isRead ? 'no-cache' : 'no-store',
      signal: AbortSignal.timeout(deadlineMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const content = await jsonContentOf(response);
  if (!response.ok) {
    throw new ApiError(response.status, { ...problemFieldsInContent(content), ...retryAfterIn(response) });
  }
  const isUnderWay = response.status === 202;
  if (!isUnderWay) forgetIdempotencyKey(address, body);
  return { content, next: nextPageAddress(response.headers.get('link')), isUnderWay };
}

async function awaitResponse(request: Promise<Response>): Promise<Response> {
  try {
    const response = await request;
    markApiReachable();
    return response;
  } catch (error) {
    markApiUnreachable();
    throw networkErrorFrom(error);
  }
}

/** The ApiError for a request without a complete response; `AbortSignal.timeout` ends one with a TimeoutError. */
function networkErrorFrom(error: unknown): ApiError {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(0, isTimeout ? networkProblemByCause.timeout : networkProblemByCause.connection);
}

async function jsonContentOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((error) => {
    throw networkErrorFrom(error);
  });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: a proxy's HTML page, or a truncated response.
    throw new ApiError(response.ok ? 0 : response.status);
  }
}

/** Empty when the server did not say when to try again, or said it as a date. */
function retryAfterIn({ headers }: Response): { retryAfterSeconds?: number } {
  const text = headers.get('retry-after') ?? '';
  return /^\d+$/.test(text) ? { retryAfterSeconds: Number(text) } : {};
}

function problemFieldsInContent(content: unknown): object {
  return typeof content === 'object' && content !== null ? content : {};
}
