/** How large the code of a Lambda is that its cold start loads. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { imageLambdas } from '#infra/lambdas.ts';

/** The size in bytes of a Lambda's code, what it loads later included, but not the image code. */
export function codeSize(functions: string, name: string): number {
  const files = ['index.cjs', ...(imageLambdas.includes(name) ? ['s3.cjs'] : [])];
  return files.reduce((sum, file) => sum + statSync(join(functions, name, file)).size, 0);
}
