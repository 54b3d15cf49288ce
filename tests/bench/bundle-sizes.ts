/** The sizes of the minified Lambda bundles of the real build, and of the modules that they load on first use. */
import { buildFunctions } from '#infra/build/functions.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { codeSizeLimit, measureCodeSize } from '#tests/support/code-size.ts';
import { type BenchFigure, formatKilobytes } from './figures.ts';

export async function measureBundleSizes(): Promise<BenchFigure[]> {
  const folder = await buildFunctions(() => {});
  return lambdaNames.flatMap((name) => {
    const [size, limit] = [measureCodeSize(folder, name), codeSizeLimit(name)];
    const figure = (what: string, measured: number, most: number): BenchFigure => ({
      what,
      measured: formatKilobytes(measured),
      limit: `≤ ${formatKilobytes(most)}`,
      holds: measured <= most,
    });
    const later = figure(`what ${name} loads later`, size.loadedLater, limit.loadedLater);
    return [figure(`Lambda bundle ${name}`, size.bundle, limit.bundle), ...(size.loadedLater > 0 ? [later] : [])];
  });
}
