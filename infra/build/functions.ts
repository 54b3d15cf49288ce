/**
 * Bundles every Lambda with one esbuild call: as CommonJS, which Node loads faster than modules, and with the AWS SDK
 * inside.
 */
import { copyFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { codecFiles, shareImageFiles } from '#functions/platform/files/codec-files.ts';
import {
  computingLambdaNames,
  imageProcessingLambdaNames,
  lambdaNames,
  logoLambdaNames,
  pictureLambdaNames,
} from '../lambdas.ts';
import { builtFolderOfTarget, type WriteLogLine } from './built-folder.ts';
import { bundleOptions } from './bundle-options.ts';
import { buildPageAssets } from './page-assets.ts';
import { rootDir } from './paths.ts';
import { publicationBuildOf } from './publication-build.ts';
import { definesOf, type PublicationConstants, writePublicationConstants } from './publication-constants.ts';

/**
 * Files and folders that the bundles are built from.
 * @internal
 */
export const functionSources = [
  'functions',
  'shared',
  'web/views',
  'web/ui',
  'infra/build',
  'infra/lambdas.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Returns the folder with one folder for each Lambda: its bundle `index.cjs`, and the modules that the bundle loads on
 * first use.
 */
export async function buildFunctions(log: WriteLogLine): Promise<string> {
  const { pageAssets } = await buildPageAssets(log);
  return builtFolderOfTarget(
    {
      name: 'functions',
      doing: `Empaquetando ${lambdaNames.length} Lambdas`,
      sources: functionSources,
      inputs: Object.values(pageAssets),
      make: async (folder) => {
        const constants = { pageAssets, publicationBuild: await publicationBuildOf(pageAssets) };
        await bundleFunctions(folder, lambdaNames, constants);
        writePublicationConstants(folder, constants);
      },
    },
    log,
  );
}

/** @param names the Lambdas to bundle, each into a folder of its own below `folder` */
export async function bundleFunctions(
  folder: string,
  names: readonly string[],
  constants: PublicationConstants,
  options: Pick<BuildOptions, 'minify'> = {},
): Promise<void> {
  await build({
    ...bundleOptions,
    ...options,
    define: { ...bundleOptions.define, ...definesOf(constants) },
    entryPoints: Object.fromEntries([
      ...names.map((name) => [`${name}/index`, entryFileOf(name)]),
      ...names.flatMap((name) =>
        besideBundle(name).modules.map((part) => [`${name}/${part}`, join(rootDir, lazyModules[part])]),
      ),
    ]),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    plugins: [lazyModulesPlugin, lambdaCredentialsPlugin],
  });
  for (const name of names) copyFiles(besideBundle(name).files, join(folder, name));
}

/**
 * Modules in files of their own beside `index.cjs`, which loads them when they are first needed, so that they do not
 * slow the cold start.
 */
const lazyModules = {
  'image-thread': 'functions/platform/files/image-thread.ts',
  s3: 'functions/platform/files/s3.ts',
  outlook: 'functions/competition/publication/documents/outlook.ts',
  calendar: 'functions/competition/publication/feeds/calendar.ts',
  rasterize: 'functions/competition/publication/feeds/share-image/rasterize.ts',
  'plan-fixture': 'shared/domain/fixture/plan-fixture.ts',
  'fixture-faults': 'shared/text/fixture-faults.ts',
  'change-text': 'shared/text/changes/change-text.ts',
  'render-page': 'web/views/render-page.tsx',
} as const;

interface BesideBundle {
  readonly modules: readonly (keyof typeof lazyModules)[];
  /** Files of packages. */
  readonly files: Readonly<Record<string, string>>;
}

/** What lies beside a Lambda's bundle. */
function besideBundle(name: string): BesideBundle {
  const { modules, files } = besideBundleOf(name);
  return { modules: [...modules, ...(computingLambdaNames.includes(name) ? (['outlook'] as const) : [])], files };
}

function besideBundleOf(name: string): BesideBundle {
  if (imageProcessingLambdaNames.includes(name)) return { modules: ['image-thread', 's3'], files: codecFiles };
  if (name === 'tournaments') return { modules: ['plan-fixture', 'fixture-faults', 'change-text'], files: {} };
  if (name === 'matches') return { modules: ['change-text'], files: {} };
  if (pictureLambdaNames.includes(name))
    return { modules: ['s3', 'calendar', 'rasterize', 'render-page'], files: shareImageFiles };
  if (name === 'publisher') return { modules: ['render-page'], files: {} };
  return { modules: logoLambdaNames.includes(name) ? ['s3'] : [], files: {} };
}

const lazyModulesPlugin: Plugin = {
  name: 'loaded-later',
  setup: ({ onResolve }) => {
    const names = Object.keys(lazyModules).join('|');
    onResolve({ filter: new RegExp(`^(\\./|#shared/|#web/)(.+/)?(${names})\\.tsx?$`) }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${basename(path, extname(path))}.cjs`, external: true } : undefined,
    );
  },
};

const lambdaCredentialsPlugin: Plugin = {
  name: 'credentials-of-a-lambda',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({
      path: join(rootDir, 'functions/platform/credentials.ts'),
    }));
  },
};

function copyFiles(files: BesideBundle['files'], folder: string): void {
  for (const file of Object.values(files)) {
    copyFileSync(createRequire(import.meta.url).resolve(file), join(folder, basename(file)));
  }
}

function entryFileOf(name: string): string {
  const entry = join(rootDir, 'functions', name, 'index.ts');
  if (!existsSync(entry))
    throw new Error(`functions/${name}/index.ts is missing: it must export the handler of the Lambda "${name}"`);
  return entry;
}
