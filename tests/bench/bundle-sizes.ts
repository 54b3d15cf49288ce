/** The sizes of the minified Lambda bundles of the real build. */
import { buildFunctions } from '#infra/build/functions.ts';
import { imageProcessingLambdaNames, lambdaNames } from '#infra/lambdas.ts';
import { measureCodeSize } from '#tests/support/code-size.ts';
import { type BenchFigure, formatKilobytes } from './figures.ts';

const bytesPerKilobyte = 1024;
const bundleLimitInKilobytes = (name: string): number =>
  imageProcessingLambdaNames.includes(name) ? 640 : name === 'auth' ? 560 : 480;

export async function measureBundleSizes(): Promise<BenchFigure[]> {
  const folder = await buildFunctions(() => {});
  return lambdaNames.map((name) => {
    const size = measureCodeSize(folder, name);
    const code = imageProcessingLambdaNames.includes(name) ? ' without image code' : '';
    return {
      what: `Lambda bundle ${name}${code}`,
      measured: formatKilobytes(size),
      limit: `≤ ${bundleLimitInKilobytes(name)} KB`,
      holds: size <= bundleLimitInKilobytes(name) * bytesPerKilobyte,
    };
  });
}
