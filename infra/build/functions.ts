/** Bundles every Lambda with one esbuild call: CommonJS, which Node loads faster than modules, with the SDK inside. */
import { copyFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { codecFiles } from '#functions/platform/files/codec-files.ts';
import { imageLambdas, lambdaNames } from '../lambdas.ts';
import { builtFolder, type Log } from './built-folder.ts';
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

/** The folder with one folder per Lambda, each with its `index.cjs`. */
export function builtFunctions(log: Log): Promise<string> {
  return builtFolder(
    {
      name: 'functions',
      doing: `Empaquetando ${lambdaNames.length} Lambdas`,
      sources: [
        'functions',
        'shared',
        'web/public',
        'infra/build',
        'infra/lambdas.ts',
        'package.json',
        'package-lock.json',
      ],
      make: bundle,
    },
    log,
  );
}

async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: Object.fromEntries([
      ...lambdaNames.map((name) => [`${name}/index`, entryOf(name)]),
      ...imageLambdas.map((name) => [`${name}/images`, join(rootDir, imageCode)]),
    ]),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
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
    plugins: [imagesApart],
  });
  for (const name of imageLambdas) copyCodecs(join(folder, name));
}

const imageCode = 'functions/platform/files/images.ts';

/** Image code is a file of its own beside the bundle, read when the first image comes. */
const imagesApart: Plugin = {
  name: 'images-apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/images\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './images.cjs', external: true } : undefined,
    );
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
