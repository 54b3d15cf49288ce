/**
 * Setup of the suites whose Lambdas run in the test's own process: fails a test in which they log private data, and
 * prints what a failed test logged.
 */
import { afterAll, afterEach } from 'vitest';
import { consoleLogLine, type LogLevel } from '#infra/local/lambda/log-format.ts';
import { requireCleanLines } from './function-log.ts';
import { namesInThisProcess } from './people.ts';

const levels = [
  ['debug', 'DEBUG'],
  ['log', 'INFO'],
  ['info', 'INFO'],
  ['warn', 'WARN'],
  ['error', 'ERROR'],
] as const satisfies readonly (readonly [keyof Console, LogLevel])[];

const lines: string[] = [];
/** Prints each call of the console again; sending all of them to Vitest takes longer than many a request. */
const prints: (() => void)[] = [];
const original = { ...console };

for (const [method, level] of levels) {
  console[method] = (...values: unknown[]) => {
    lines.push(consoleLogLine(level, undefined, values));
    prints.push(() => original[method](...values));
  };
}

afterEach(({ task }) => {
  const printsOfTest = prints.splice(0);
  if (task.result?.state === 'fail') for (const print of printsOfTest) print();
  requireCleanLines(lines.splice(0), namesInThisProcess);
});
// Several test files run in one process, and each runs this setup.
afterAll(() => {
  for (const print of prints.splice(0)) print();
  Object.assign(console, original);
});
