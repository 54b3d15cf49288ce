/**
 * The lines that a Lambda with the JSON log format writes: one for each call of the console, as Lambda's Node.js runtime
 * formats it, and the platform's report of an invocation (infra/decisions/2026-11-22-gateway-as-aws.md).
 */
import { format } from 'node:util';

export type LogLevel = 'TRACE' | 'DEBUG' | 'INFO' | 'WARN' | 'ERROR' | 'FATAL';

/**
 * The line for one call of the console: a single argument becomes `message` as it is, several become one text. Errors
 * are written with type, message and stack.
 *
 * @param requestId the invocation's id; undefined outside of an invocation
 */
export function consoleLogLine(level: LogLevel, requestId: string | undefined, values: readonly unknown[]): string {
  const line = { timestamp: new Date().toISOString(), level, requestId };
  if (values.length !== 1) {
    const error = values.find((value) => value instanceof Error);
    return JSON.stringify({ ...line, message: format(...values), ...(error && plainError(error)) });
  }
  try {
    return JSON.stringify({ ...line, message: values[0] }, (_, value) =>
      value instanceof Error ? { ...plainError(value), ...value } : value,
    );
  } catch {
    // A value that JSON cannot hold, such as a circular reference, is written as text.
    return JSON.stringify({ ...line, message: format(values[0]) });
  }
}

function plainError(error: Error) {
  return {
    errorType: error.constructor.name,
    errorMessage: error.message,
    stackTrace: (error.stack ?? '').split('\n'),
  };
}

export interface FailedInvocation {
  readonly requestId: string;
  /** 'error': the handler failed. 'failure': its process ended. 'timeout': it took longer than its timeout. */
  readonly status: 'error' | 'timeout' | 'failure';
  readonly errorType: string;
  readonly durationMs: number;
}

/** The platform's report of a failed invocation. The local host leaves out reports of successful ones. */
export function platformReportLine({ requestId, status, errorType, durationMs }: FailedInvocation): string {
  const record = { requestId, status, errorType, metrics: { durationMs: Math.round(durationMs) } };
  return JSON.stringify({ time: new Date().toISOString(), type: 'platform.report', record });
}
