/** Temporary failures of AWS services: throttled, unreachable, or timed out. */

/** Exceptions by which AWS rejects a request that may succeed later. */
const retryableErrorNames = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
  'InternalErrorException',
  'TransactionConflictException',
]);

/** Exceptions without an answer from AWS: the request may have been carried out. */
const unansweredErrorNames = new Set(['TimeoutError', 'AbortError', 'TransactionInProgressException']);

/** Thrown while the keys that verify tokens are not available, so that a token may be valid or not. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

/** Whether the same request may succeed a moment later. */
export function isOutage(error: unknown): boolean {
  if (error instanceof KeysUnavailableError) return true;
  return isOutcomeUnknown(error) || (error instanceof Error && retryableErrorNames.has(error.name));
}

/** Whether the outcome of the request is unknown: no answer, or a server error. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return unansweredErrorNames.has(error.name) || isNetworkFailure(error) || httpStatusOf(error) >= 500;
}

/** Whether a connection was refused, closed or lost: Node's errors then have a code such as ECONNREFUSED. */
function isNetworkFailure({ code, cause }: Error & { code?: unknown }): boolean {
  const reason = code ?? (cause as { code?: unknown } | undefined)?.code;
  return typeof reason === 'string' && /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(reason);
}

const httpStatusOf = (error: Error & { $metadata?: { httpStatusCode?: number } }): number =>
  error.$metadata?.httpStatusCode ?? 0;
