/** Logs one JSON line for each request: route, status and duration, never a body, a token or a name. */
import type { RoutedEvent } from './routed-event.ts';

export function logCall(event: RoutedEvent, status: number, milliseconds: number): void {
  const line = {
    level: status >= 500 ? 'ERROR' : 'INFO',
    route: event.routeKey,
    status,
    milliseconds,
    requestId: event.requestContext?.requestId,
    userId: event.caller?.id ?? null,
  };
  console.info(JSON.stringify(line));
}
