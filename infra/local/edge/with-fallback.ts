/** Two origins in place of one, as CloudFront's origin groups are: the second answers when the first fails. */
import type { Origin } from './messages.ts';

const methodsThatFailOver = ['GET', 'HEAD', 'OPTIONS'];

/** @param statuses answers of the first origin with which it counts as failed */
export function withFallback(first: Origin, second: Origin, statuses: readonly number[]): Origin {
  return async (request) => {
    if (!methodsThatFailOver.includes(request.method)) return first(request);
    const answer = await first(request).catch(() => undefined);
    return answer && !statuses.includes(answer.status) ? answer : second(request);
  };
}
