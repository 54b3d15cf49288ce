/** What a Lambda writes: log lines through `console`, and metrics through stdout. */
import { onTestFinished, vi } from 'vitest';

interface LoggedLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly line: Record<string, unknown>;
}

/** Collects the objects given to `console`, with their level, until the test ends. */
export function captureLog(): LoggedLine[] {
  const lines: LoggedLine[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    // The line is also printed, because the suite's setup looks for private data in everything that is printed.
    const print = console[level];
    const spy = vi.spyOn(console, level).mockImplementation((line) => {
      lines.push({ level, line });
      print(line);
    });
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
}

/** Sets the stack's name and collects the metric lines written to stdout, each parsed, until the test ends. */
export function captureMetrics(stack = 'torneo-test'): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  process.env.STACK_NAME = stack;
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    if (String(text).startsWith('{"_aws"')) lines.push(JSON.parse(String(text)));
    return true;
  });
  onTestFinished(() => {
    spy.mockRestore();
    delete process.env.STACK_NAME;
  });
  return lines;
}
