/** Makes this thread's console write lines in Lambda's JSON log format. */
import { consoleLogLine, type LogLevel } from './log-format.ts';

const levelByMethod = {
  trace: 'TRACE',
  debug: 'DEBUG',
  log: 'INFO',
  info: 'INFO',
  warn: 'WARN',
  error: 'ERROR',
} as const satisfies Partial<Record<keyof Console, LogLevel>>;

/** @param currentRequestId the id of the invocation that is running; undefined while none is */
export function formatConsoleAsLambda(currentRequestId: () => string | undefined): void {
  for (const [method, level] of Object.entries(levelByMethod)) {
    console[method as keyof typeof levelByMethod] = (...values: unknown[]) => {
      process.stdout.write(`${consoleLogLine(level, currentRequestId(), values)}\n`);
    };
  }
}
