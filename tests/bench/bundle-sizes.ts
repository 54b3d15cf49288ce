/** How large what Lambda loads is, minified, as the real build makes it. */
import { buildFunctions } from '#infra/build/functions.ts';
import { imageLambdas, lambdaNames } from '#infra/lambdas.ts';
import { codeSize } from '#tests/support/code-size.ts';
import { type Figure, kilobytes } from './figures.ts';

const kilobyte = 1024;
const largest = (name: string): number => (imageLambdas.includes(name) ? 640 : name === 'auth' ? 560 : 480);

export async function bundleSizes(): Promise<Figure[]> {
  const folder = await buildFunctions(() => {});
  return lambdaNames.map((name) => {
    const size = codeSize(folder, name);
    const code = imageLambdas.includes(name) ? ' without image code' : '';
    return {
      what: `Lambda bundle ${name}${code}`,
      measured: kilobytes(size),
      limit: `≤ ${largest(name)} KB`,
      holds: size <= largest(name) * kilobyte,
    };
  });
}
