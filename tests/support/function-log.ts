/** Looks for what must never be in the log of the Lambdas: lines that are not log records, and private data. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastNames, officials } from '#infra/local/seed/demo-people.ts';

const emailPattern = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
const demoNames = [...lastNames, ...officials.map(({ name }) => name)];
const namePattern = new RegExp(`(?<!\\p{L})(${demoNames.join('|')})(?!\\p{L})`, 'u');

/** Throws, quoting the first faulty line, when the application in this data folder has logged one. */
export function requireCleanFunctionLog(dataDir: string): void {
  const file = join(dataDir, 'functions.log');
  if (!existsSync(file)) return;
  // A killed application may leave half a line at the end.
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const fault = faultOfLogLine(line);
    if (fault) throw new Error(`functions.log has ${fault}: ${line.slice(0, 500)}`);
  }
}

/** What is wrong with a line of functions.log; undefined when nothing is. */
export function faultOfLogLine(line: string): string | undefined {
  if (emailPattern.test(line)) return 'an e-mail address';
  if (namePattern.test(line)) return 'the name of a person';
  const record = parseObject(line);
  if (!record) return 'a line that is no JSON object';
  const { level, message } = record as { level?: unknown; message?: unknown };
  if (typeof message === 'string' && parseObject(message)) return 'a message that has to be parsed again';
  const status = Number((message as { status?: unknown } | null | undefined)?.status);
  if (status >= 500 && level !== 'ERROR') return 'a failed call that is no error';
  return undefined;
}

function parseObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
