/** Measures the built code of a Lambda. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { imageProcessingLambdaNames } from '#infra/lambdas.ts';

/** The size of a Lambda's code in bytes, including code that it loads later, but not the image codecs. */
export function measureCodeSize(functions: string, name: string): number {
  const files = ['index.cjs', ...(imageProcessingLambdaNames.includes(name) ? ['s3.cjs'] : [])];
  return files.reduce((sum, file) => sum + statSync(join(functions, name, file)).size, 0);
}
