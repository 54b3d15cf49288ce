/**
 * Writes the output of the Lambdas: all of it into `functions.log`, one JSON object per line, and warnings and errors
 * also to the terminal.
 */

import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintLine } from './lambda/instance.ts';

export interface FunctionLog {
  readonly printerOf: (functionName: string) => PrintLine;
  close(): Promise<void>;
}

/** Opens `functions.log` in the data folder and empties it. */
export function openFunctionLog(dataDir: string, log: (line: string) => void): FunctionLog {
  mkdirSync(dataDir, { recursive: true });
  const file = createWriteStream(join(dataDir, 'functions.log'));
  // A log file that cannot be written, as on a full disk, must not stop the application.
  file.on('error', (error) => log(`functions.log: ${error.message}`));
  return {
    printerOf: (functionName) => (line, stream) => {
      const record = recordOfLine(line);
      if (file.writable) file.write(`${JSON.stringify({ function: functionName, ...record })}\n`);
      const terminalMessage = terminalMessageOf(record) ?? (stream === 'stderr' ? line : undefined);
      if (terminalMessage !== undefined) log(`[${functionName}] ${terminalMessage}`);
    },
    async close() {
      file.end();
      if (!file.closed) await once(file, 'close');
    },
  };
}

type LogRecord = { readonly [field: string]: unknown };

/** The line's JSON object; any other text becomes the `record` of an event, as in Lambda's Telemetry API. */
function recordOfLine(line: string): LogRecord {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as LogRecord;
  } catch {
    // Not JSON: text that a library wrote to stdout or stderr by itself.
  }
  return { time: new Date().toISOString(), type: 'function', record: line };
}

const terminalLevels: readonly unknown[] = ['WARN', 'ERROR', 'FATAL'];

/** What the terminal shows of a warning or an error; undefined for any other record. */
function terminalMessageOf({ level, message, type, record }: LogRecord): string | undefined {
  if (type === 'platform.report') {
    const { status, errorType } = record as { status: string; errorType: string };
    return `${status}: ${errorType}`;
  }
  if (!terminalLevels.includes(level)) return undefined;
  if (typeof message === 'string') return message;
  const { stackTrace } = (message ?? {}) as { stackTrace?: unknown };
  return Array.isArray(stackTrace) ? stackTrace.join('\n') : JSON.stringify(message);
}
