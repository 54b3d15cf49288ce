/** How long each Lambda's bundle takes to load in a fresh process, compared with the bare SDK's. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFunctions } from '#infra/build/functions.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { bundleBareSdk } from './bare-sdk.ts';
import { type Figure, medianOf } from './figures.ts';

const rounds = 7;
const mostTimesTheSdk = 1.3;
const loader = join(import.meta.dirname, 'load-one.cjs');

/** Milliseconds. */
interface Load {
  readonly clock: number;
  /** Of the thread that loads: what the clock says when the machine does nothing else. */
  readonly cpu: number;
}

export async function loadTimes(): Promise<Figure[]> {
  const functions = await buildFunctions(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'torneo-bench-sdk-'));
  try {
    const bareSdk = join(folder, 'sdk.cjs');
    await bundleBareSdk(bareSdk);
    const files = lambdaNames.map((name) => join(functions, name, 'index.cjs'));
    const [sdk = never(), ...lambdas] = await loadAll([bareSdk, ...files]);
    const measured = `${sdk.cpu.toFixed(0)} ms of CPU, ${sdk.clock.toFixed(0)} ms by the clock`;
    return [
      { what: 'load of the bare SDK', measured, limit: '', isTime: true },
      ...lambdaNames.map((name, at) => figureOf(name, lambdas[at] ?? never(), sdk)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const never = (): Load => ({ clock: Number.NaN, cpu: Number.NaN });

/**
 * Medians of each; loaded one after the other, round by round, so that what else the machine does falls on all alike.
 */
async function loadAll(files: readonly string[]): Promise<Load[]> {
  const loads: Load[][] = files.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, file] of files.entries()) loads[at]?.push(await loadOnce(file));
  }
  return loads.map((each) => ({
    clock: medianOf(each.map(({ clock }) => clock)),
    cpu: medianOf(each.map(({ cpu }) => cpu)),
  }));
}

async function loadOnce(file: string): Promise<Load> {
  const { stdout } = await promisify(execFile)(process.execPath, [loader, file], {
    env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'torneo' },
  });
  return JSON.parse(stdout);
}

function figureOf(name: string, { cpu, clock }: Load, sdk: Load): Figure {
  const ratio = cpu / sdk.cpu;
  return {
    what: `load of ${name}, of the bare SDK's`,
    measured: `${ratio.toFixed(2)} × the CPU, ${(clock / sdk.clock).toFixed(2)} × by the clock`,
    limit: `≤ ${mostTimesTheSdk} ×`,
    holds: ratio <= mostTimesTheSdk,
    isTime: true,
  };
}
