/** How long each Lambda's bundle takes to load in a fresh process, compared with the bare SDK's. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtFunctions } from '#infra/build/functions.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { bundleBareSdk } from './bare-sdk.ts';
import { type Figure, medianOf } from './figures.ts';

const rounds = 7;
const mostTimesTheSdk = 1.3;
const loader = join(import.meta.dirname, 'load-one.cjs');

export async function loadTimes(): Promise<Figure[]> {
  const functions = await builtFunctions(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'torneo-bench-sdk-'));
  try {
    const bareSdk = join(folder, 'sdk.cjs');
    await bundleBareSdk(bareSdk);
    const files = lambdaNames.map((name) => join(functions, name, 'index.cjs'));
    const [sdk = [], ...lambdas] = await loadAll([bareSdk, ...files]);
    const sdkTime = medianOf(sdk);
    return [
      { what: 'bare SDK loads in', measured: `${sdkTime.toFixed(0)} ms`, limit: '', isTime: true },
      ...lambdaNames.map((name, at) => figureOf(name, medianOf(lambdas[at] ?? []), sdkTime)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One after the other, round by round, so that what else the machine does falls on all of them alike. */
async function loadAll(files: readonly string[]): Promise<number[][]> {
  const times: number[][] = files.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, file] of files.entries()) times[at]?.push(await loadOnce(file));
  }
  return times;
}

async function loadOnce(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [loader, file], {
    env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'torneo' },
  });
  return Number(stdout);
}

function figureOf(name: string, time: number, sdkTime: number): Figure {
  const ratio = time / sdkTime;
  return {
    what: `${name} loads in, of the bare SDK's time`,
    measured: `${ratio.toFixed(2)} × (${time.toFixed(0)} ms)`,
    limit: `≤ ${mostTimesTheSdk} ×`,
    holds: ratio <= mostTimesTheSdk,
    isTime: true,
  };
}
