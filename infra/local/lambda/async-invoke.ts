/** Invokes a Lambda asynchronously, as AWS does for events: retries failures, then sends the event to a queue. */
import { randomUUID } from 'node:crypto';
import { pause } from '../pause.ts';
import type { AsyncInvokeSettings } from '../template/async-invokes.ts';
import { LambdaFailure } from './instance.ts';
import type { Lambda } from './lambda.ts';

export interface AsyncInvokeOptions extends AsyncInvokeSettings {
  /** Called with the message for the queue when the event is given up. */
  readonly onGivenUp: (message: object) => void;
  readonly signal: AbortSignal;
  /** Waits for a number of milliseconds, or until the signal aborts. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The pause before the first retry; AWS waits twice as long before the second. */
const firstPauseMs = 60_000;

/** Resolves when the Lambda has succeeded, the event has been given up, or the signal aborts; never rejects. */
export async function invokeAsynchronously(
  lambda: Pick<Lambda, 'name' | 'invoke'>,
  event: unknown,
  { maximumRetries, maximumAgeSeconds, onGivenUp, signal, wait = pause }: AsyncInvokeOptions,
): Promise<void> {
  const requestId = randomUUID();
  const start = Date.now();
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      await lambda.invoke(event, requestId);
      return;
    } catch (failure) {
      if (signal.aborted) return;
      const pauseMs = firstPauseMs * attempt;
      const isTooOld = Date.now() + pauseMs - start > maximumAgeSeconds * 1000;
      if (attempt > maximumRetries || isTooOld) {
        const condition = attempt > maximumRetries ? 'RetriesExhausted' : 'EventAgeExceeded';
        onGivenUp(failureMessage(lambda.name, { requestId, condition, attempt, event, failure }));
        return;
      }
      await wait(pauseMs, signal);
    }
  }
}

interface GivenUpEvent {
  readonly requestId: string;
  readonly condition: 'RetriesExhausted' | 'EventAgeExceeded';
  readonly attempt: number;
  readonly event: unknown;
  readonly failure: unknown;
}

/** The record of an invocation that Lambda sends to an on-failure destination. */
function failureMessage(functionName: string, { requestId, condition, attempt, event, failure }: GivenUpEvent): object {
  const errorType = failure instanceof LambdaFailure ? failure.errorType : 'Error';
  const errorMessage = failure instanceof Error ? failure.message : String(failure);
  return {
    version: '1.0',
    timestamp: new Date().toISOString(),
    requestContext: { requestId, functionArn: functionName, condition, approximateInvokeCount: attempt },
    requestPayload: event,
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    responsePayload: { errorType, errorMessage },
  };
}
