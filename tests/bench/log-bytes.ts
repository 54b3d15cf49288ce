/** The bytes that a Lambda logs for a call, for `npm run cost`. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { measured } from '#infra/cost/measured-2026-11.ts';
import { costFigure } from './cost-figures.ts';
import { fetchAgain } from './fetch-again.ts';
import type { BenchFigure } from './figures.ts';

const loggedCalls = 50;

/** `log` is the file with the output of all functions. */
export async function measureLogBytes(url: string, log: string): Promise<BenchFigure[]> {
  const before = statSync(log).size;
  // Errors are not cached, so that each of these calls reaches a Lambda.
  for (let id = 1; id <= loggedCalls; id += 1)
    await (await fetchAgain(`${url}/api/teams/${1_000_000 + id}`)).arrayBuffer();
  await waitUntilWritten(log);
  const bytes = (statSync(log).size - before) / loggedCalls;
  return [costFigure('a call', bytes, measured.call.logBytes, 'bytes of log')];
}

async function waitUntilWritten(file: string): Promise<void> {
  for (let size = -1; size !== statSync(file).size; ) {
    size = statSync(file).size;
    await sleep(500);
  }
}
