/** Failures of AWS that pass by themselves: it is too busy, out of reach, or does not answer in time. */

/** What AWS says when it cannot take a request now. */
const busy = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
  'InternalErrorException',
]);

/** No answer came: the request may have been carried out all the same. */
const unanswered = new Set(['TimeoutError', 'AbortError', 'TransactionInProgressException']);

/** Whether the same request may well succeed a moment later. */
export function isOutage(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof Error && busy.has(error.name));
}

/** Whether nobody knows if what was asked has been carried out: no answer, or one of a server that failed. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return unanswered.has(error.name) || isNetworkFailure(error) || statusOf(error) >= 500;
}

/** Node's own errors of a connection that was refused, closed or lost have a code such as ECONNREFUSED. */
function isNetworkFailure({ code, cause }: Error & { code?: unknown }): boolean {
  const reason = code ?? (cause as { code?: unknown } | undefined)?.code;
  return typeof reason === 'string' && /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(reason);
}

const statusOf = (error: Error & { $metadata?: { httpStatusCode?: number } }): number =>
  error.$metadata?.httpStatusCode ?? 0;
