/** The size of what Lambda loads, which is most of a cold start. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFunctions } from '#infra/build/functions.ts';
import { imageLambdas, lambdaNames } from '#infra/lambdas.ts';

const kilobyte = 1024;
const largest = (name: string) => (imageLambdas.includes(name) ? 640 : name === 'auth' ? 560 : 480) * kilobyte;

test('every Lambda is one small bundle', async () => {
  const folder = await builtFunctions(() => {});
  expect(readdirSync(folder).sort()).toEqual([...lambdaNames].sort());
  const tooLarge = lambdaNames
    .map((name) => ({ name, size: statSync(join(folder, name, 'index.cjs')).size }))
    .filter(({ name, size }) => size > largest(name));
  expect(tooLarge).toEqual([]);
});
