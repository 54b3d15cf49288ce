/** Looks for what must never be in the log of the Lambdas: lines that are not log records, and private data. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NameWords } from './people.ts';

const emailPattern = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;

/** Throws, quoting the first faulty line, when the application in this data folder has logged one. */
export function requireCleanFunctionLog(dataDir: string, names: NameWords): void {
  const file = join(dataDir, 'functions.log');
  // A killed application may leave half a line at the end.
  if (existsSync(file)) requireCleanLines(readFileSync(file, 'utf8').split('\n').slice(0, -1), names);
}

/** Throws, quoting it, when one of the lines is faulty. */
export function requireCleanLines(lines: readonly string[], names: NameWords): void {
  for (const line of lines) {
    const fault = faultOfLogLine(line, names);
    if (fault) throw new Error(`A Lambda logged ${fault}: ${line.slice(0, 500)}`);
  }
}

/** What is wrong with a line of a Lambda's log; undefined when nothing is. */
export function faultOfLogLine(line: string, names: NameWords): string | undefined {
  if (emailPattern.test(line)) return 'an e-mail address';
  const name = names.findIn(line);
  if (name) return `the name of a person, ${name}`;
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
