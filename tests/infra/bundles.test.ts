/** The size of the Lambdas' bundles, whose loading takes most of a cold start. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFunctions } from '#infra/build/functions.ts';
import { imageProcessingLambdaNames, lambdaNames } from '#infra/lambdas.ts';
import { measureCodeSize } from '#tests/support/code-size.ts';

const kilobyte = 1024;
const maxBundleSize = (name: string) =>
  (imageProcessingLambdaNames.includes(name) ? 640 : name === 'auth' ? 560 : 480) * kilobyte;

test('every Lambda is one bundle below its size limit', async () => {
  const folder = await buildFunctions(() => {});
  expect(readdirSync(folder).sort()).toEqual([...lambdaNames].sort());
  const tooLarge = lambdaNames
    .map((name) => ({ name, size: measureCodeSize(folder, name) }))
    .filter(({ name, size }) => size > maxBundleSize(name));
  expect(tooLarge).toEqual([]);
});

test("no bundle contains the SDK's search for credentials, which would be a third of its size", async () => {
  const folder = await buildFunctions(() => {});
  const searching = lambdaNames.filter((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.cjs'))
      .some((file) => readFileSync(join(folder, name, file), 'utf8').includes('AWS_WEB_IDENTITY_TOKEN_FILE')),
  );
  expect(searching).toEqual([]);
});
