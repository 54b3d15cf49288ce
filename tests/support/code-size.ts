/** Measures the built code of a Lambda. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a Lambda's code: what a cold start loads, and the largest of the modules beside it, each loaded on its first use. */
export interface CodeSize {
  readonly bundle: number;
  readonly loadedLater: number;
}

const bundleFile = 'index.cjs';

export function measureCodeSize(functions: string, name: string): CodeSize {
  const sizeOf = (file: string): number => statSync(join(functions, name, file)).size;
  const later = readdirSync(join(functions, name)).filter((file) => file.endsWith('.cjs') && file !== bundleFile);
  return { bundle: sizeOf(bundleFile), loadedLater: Math.max(0, ...later.map(sizeOf)) };
}

const kilobyte = 1024;

/** Lambdas that may have more than 480 KB: those that call Cognito. */
const largerBundles: Readonly<Record<string, number>> = { auth: 560 };

/** The most bytes that a Lambda's code may have. */
export const codeSizeLimit = (name: string): CodeSize => ({
  bundle: (largerBundles[name] ?? 480) * kilobyte,
  loadedLater: 480 * kilobyte,
});
