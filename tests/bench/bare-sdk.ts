/** A bundle of nothing but the SDK's DynamoDB clients, to compare the Lambdas with, from the same kind of build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { builtFunctions } from '#infra/build/functions.ts';
import { rootDir } from '#infra/build/paths.ts';

/** What a program that reads and writes a table needs of the SDK. */
const sdkAlone = `
  export { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  export {
    BatchGetCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand,
  } from '@aws-sdk/lib-dynamodb';
`;

/** Those of the Lambdas; `demandSameBuild` notices when they are not the same any more. */
const settings: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  absWorkingDir: rootDir,
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
};

/** Writes the bundle to `outfile`. */
export async function bundleBareSdk(outfile: string): Promise<void> {
  await demandSameBuild();
  await build({ ...settings, stdin: { contents: sdkAlone, resolveDir: rootDir }, outfile });
}

/** A Lambda built with these settings is the very file of the real build. */
async function demandSameBuild(): Promise<void> {
  const real = join(await builtFunctions(() => {}), 'fallback', 'index.cjs');
  const entry = join(rootDir, 'functions', 'fallback', 'index.ts');
  const { outputFiles } = await build({ ...settings, entryPoints: [entry], write: false });
  if (outputFiles[0]?.text !== readFileSync(real, 'utf8')) {
    throw new Error('The settings in tests/bench/bare-sdk.ts are not those of infra/build/functions.ts any more.');
  }
}
