/** Logs one line for each request: route, status and duration, never a body, a token or a name. */
import type { RoutedEvent } from './routed-event.ts';

/** A request that failed on our side (5xx) is an error; a refusal (4xx) is not. */
export function logRequest(
  event: Pick<RoutedEvent, 'routeKey' | 'requestContext'> & Partial<Pick<RoutedEvent, 'caller' | 'sheetLink'>>,
  status: number,
  milliseconds: number,
): void {
  const line = {
    route: event.routeKey,
    status,
    milliseconds,
    gatewayRequestId: event.requestContext?.requestId,
    userId: event.caller?.id ?? null,
    linkId: event.sheetLink?.linkId ?? null,
  };
  if (status >= 500) console.error(line);
  else console.info(line);
}
