/** The time to load the bundle of each Lambda in a new process, compared with a bundle of only the AWS SDK. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFunctions } from '#infra/build/functions.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { bundleBareSdk } from './bare-sdk.ts';
import { type BenchFigure, medianOf } from './figures.ts';

const loadsPerBundle = 7;
/** Those that render pages also load React. */
const maxLoadRatioToSdk = (name: string): number => (['publisher', 'pages'].includes(name) ? 1.5 : 1.3);
const loaderScript = join(import.meta.dirname, 'load-one.cjs');

/** Load times in milliseconds. */
interface LoadTime {
  readonly clock: number;
  /** CPU time of the loading thread, which does not depend on how busy the machine is. */
  readonly cpu: number;
}

export async function measureLoadTimes(): Promise<BenchFigure[]> {
  const functions = await buildFunctions(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'torneo-bench-sdk-'));
  try {
    const bareSdk = join(folder, 'sdk.cjs');
    await bundleBareSdk(bareSdk);
    const files = lambdaNames.map((name) => join(functions, name, 'index.cjs'));
    const [sdk = createUnmeasuredLoadTime(), ...lambdas] = await measureMedianLoadTimes([bareSdk, ...files]);
    const measured = `${sdk.cpu.toFixed(0)} ms of CPU, ${sdk.clock.toFixed(0)} ms by the clock`;
    return [
      { what: 'load of the bare SDK', measured, limit: '', isTime: true },
      ...lambdaNames.map((name, at) => loadTimeFigureOf(name, lambdas[at] ?? createUnmeasuredLoadTime(), sdk)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const createUnmeasuredLoadTime = (): LoadTime => ({ clock: Number.NaN, cpu: Number.NaN });

/** The median times of each file. The files take turns, so that other load of the machine affects all alike. */
async function measureMedianLoadTimes(files: readonly string[]): Promise<LoadTime[]> {
  const loads: LoadTime[][] = files.map(() => []);
  for (let round = 0; round < loadsPerBundle; round += 1) {
    for (const [at, file] of files.entries()) loads[at]?.push(await measureOneLoad(file));
  }
  return loads.map((each) => ({
    clock: medianOf(each.map(({ clock }) => clock)),
    cpu: medianOf(each.map(({ cpu }) => cpu)),
  }));
}

async function measureOneLoad(file: string): Promise<LoadTime> {
  const { stdout } = await promisify(execFile)(process.execPath, [loaderScript, file], {
    env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'torneo' },
  });
  return JSON.parse(stdout);
}

function loadTimeFigureOf(name: string, { cpu, clock }: LoadTime, sdk: LoadTime): BenchFigure {
  const ratio = cpu / sdk.cpu;
  const limit = maxLoadRatioToSdk(name);
  return {
    what: `load of ${name}, of the bare SDK's`,
    measured: `${ratio.toFixed(2)} × the CPU, ${(clock / sdk.clock).toFixed(2)} × by the clock`,
    limit: `≤ ${limit} ×`,
    holds: ratio <= limit,
    isTime: true,
  };
}
