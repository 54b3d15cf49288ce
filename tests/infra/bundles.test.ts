/** The size of the Lambdas' code, whose loading takes most of a cold start. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFunctions } from '#infra/build/functions.ts';
import { constantsFile } from '#infra/build/publication-constants.ts';
import { lambdaNames, pictureLambdaNames } from '#infra/lambdas.ts';
import { codeSizeLimit, measureCodeSize } from '#tests/support/code-size.ts';

test('every Lambda is one bundle below its size limit, and so is what it loads later', async () => {
  const folder = await buildFunctions(() => {});
  expect(readdirSync(folder).sort()).toEqual([...lambdaNames, constantsFile].sort());
  const tooLarge = lambdaNames
    .map((name) => ({ name, size: measureCodeSize(folder, name), limit: codeSizeLimit(name) }))
    .filter(({ size, limit }) => size.bundle > limit.bundle || size.loadedLater > limit.loadedLater);
  expect(tooLarge).toEqual([]);
});

test('the modules that a Lambda loads later are counted', async () => {
  const folder = await buildFunctions(() => {});
  const counted = (name: string) => measureCodeSize(folder, name).loadedLater;
  const later = ['s3.cjs', 'calendar.cjs', 'rasterize.cjs', 'outlook.cjs', 'render-page.cjs'];
  for (const name of pictureLambdaNames) {
    const bytes = later.map((file) => readFileSync(join(folder, name, file)).length);
    expect(counted(name)).toBe(Math.max(...bytes));
  }
  expect(counted('canchas')).toBe(0);
});

test('every module that a Lambda loads later is deployed with it', async () => {
  const folder = await buildFunctions(() => {});
  for (const name of lambdaNames) {
    const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.cjs'));
    const code = files.map((file) => readFileSync(join(folder, name, file), 'utf8')).join('\n');
    const loaded = [...code.matchAll(/["'`]\.\/([\w-]+\.cjs)["'`]/g)].map(([, file]) => file);
    expect({ name, missing: loaded.filter((file) => !files.includes(file ?? '')) }).toEqual({ name, missing: [] });
  }
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
