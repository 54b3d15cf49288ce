/** Setup of the suites whose Lambdas run in the test's own process: fails a test in which they log private data. */
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
const original = { ...console };

for (const [method, level] of levels) {
  console[method] = (...values: unknown[]) => {
    lines.push(consoleLogLine(level, undefined, values));
    original[method](...values);
  };
}

afterEach(() => requireCleanLines(lines.splice(0), namesInThisProcess));
// Several test files run in one process, and each runs this setup.
afterAll(() => void Object.assign(console, original));
