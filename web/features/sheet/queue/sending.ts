/** How operations are sent: in what form, and how long to wait between two requests. */
import { limits } from '#shared/domain/limits.ts';
import { operationFormat, type SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SendProblem } from './queue-parts.ts';
import type { QueuedOperation } from './queued-operation.ts';

/** An operation as it is sent at `now`, the device's time in milliseconds since the epoch. */
export function wireOperation({ id, content, madeAt }: QueuedOperation, now: number): SheetOperation {
  const ageSeconds = Math.min(limits.operationAgeSeconds, Math.max(0, Math.floor((now - madeAt) / 1000)));
  return { ...content, format: operationFormat, id, ageSeconds };
}

/** Milliseconds between two readings of a sheet that is on the screen: each phone shows the end within a quarter of a minute. */
export const refreshMs = 12_000;

const firstDelayMs = 1000;
const longestDelayMs = 60_000;
const longestRetryAfterMs = 10 * 60_000;

/** For how many of the milliseconds that the server asked for a queue stays silent. */
export const silenceMs = ({ retryAfterMs = 0 }: { readonly retryAfterMs?: number }): number =>
  Math.min(retryAfterMs, longestRetryAfterMs);

/** True when the server refuses whatever the owner sends, so that only something that a person does can change it. */
export const isOwnerRefused = ({ kind }: Pick<SendProblem, 'kind'>): boolean =>
  kind === 'link-refused' || kind === 'not-allowed' || kind === 'sheet-confirmed';

/** Milliseconds until the next try after `failures` failed ones in a row. */
export const delayAfterFailures = (failures: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
