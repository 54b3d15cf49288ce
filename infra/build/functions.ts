/** Bundles every Lambda with one esbuild call: CommonJS, which Node loads faster than modules, with the SDK inside. */
import { copyFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { codecFiles } from '#functions/platform/files/codec-files.ts';
import { imageLambdas, lambdaNames } from '../lambdas.ts';
import { buildFolder, type Log } from './built-folder.ts';
import { rootDir } from './paths.ts';

/** What the bundles are made from; the template names them by content. */
export const functionSources = [
  'functions',
  'shared',
  'web/public',
  'infra/build',
  'infra/lambdas.ts',
  'package.json',
  'package-lock.json',
];

/** The folder with one folder per Lambda, each with its `index.cjs`, and with what it loads later. */
export function buildFunctions(log: Log): Promise<string> {
  return buildFolder(
    {
      name: 'functions',
      doing: `Empaquetando ${lambdaNames.length} Lambdas`,
      sources: functionSources,
      make: (folder) => bundleFunctions(folder, lambdaNames),
    },
    log,
  );
}

/**
 * Of every bundle, the bare SDK's of the benchmark included.
 * @internal
 */
export const bundling = {
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
} as const satisfies BuildOptions;

/** @param names of the Lambdas; each gets a folder below `folder` */
export async function bundleFunctions(
  folder: string,
  names: readonly string[],
  options: Pick<BuildOptions, 'minify'> = {},
): Promise<void> {
  const withImages = imageLambdas.filter((name) => names.includes(name));
  await build({
    ...bundling,
    ...options,
    entryPoints: Object.fromEntries([
      ...names.map((name) => [`${name}/index`, entryOf(name)]),
      ...withImages.flatMap((name) => apart.map((part) => [`${name}/${part}`, join(rootDir, fileCode, `${part}.ts`)])),
    ]),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    plugins: [loadedLater, credentialsOfALambda],
  });
  for (const name of withImages) copyCodecs(join(folder, name));
}

const fileCode = 'functions/platform/files';
/** Files of their own beside the bundle: what is needed only when the first image, or the first file, comes. */
const apart = ['images', 's3'];

const loadedLater: Plugin = {
  name: 'loaded-later',
  setup: ({ onResolve }) => {
    onResolve({ filter: new RegExp(`^\\./(${apart.join('|')})\\.ts$`) }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: path.replace(/ts$/, 'cjs'), external: true } : undefined,
    );
  },
};

const credentialsOfALambda: Plugin = {
  name: 'credentials-of-a-lambda',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({
      path: join(rootDir, 'functions/platform/credentials.ts'),
    }));
  },
};

function copyCodecs(folder: string): void {
  for (const file of Object.values(codecFiles)) {
    copyFileSync(createRequire(import.meta.url).resolve(file), join(folder, basename(file)));
  }
}

function entryOf(name: string): string {
  const entry = join(rootDir, 'functions', name, 'index.ts');
  if (!existsSync(entry))
    throw new Error(`functions/${name}/index.ts is missing: it must export the handler of the Lambda "${name}"`);
  return entry;
}
