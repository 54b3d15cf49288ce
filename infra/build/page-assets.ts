/** Builds the styles, script and font of published pages, and reads how Vite has named them by their content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '#shared/pages/page-data.ts';
import { builtFolderOfTarget, type WriteLogLine } from './built-folder.ts';
import { rootDir } from './paths.ts';
import { runNode } from './run-node.ts';

/** Files and folders that the site is built from, the files of published pages included. */
export const siteSources = ['web', 'shared', 'infra/build', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The part of Vite's manifest that is read: the built file, by its source relative to `web/visitor`. */
type Manifest = Readonly<Record<string, { readonly file: string } | undefined>>;

export interface BuiltPageAssets {
  /** The folder whose `assets` holds the three files. */
  readonly folder: string;
  /** Their addresses on the site. */
  readonly pageAssets: PageAssets;
}

export async function buildPageAssets(log: WriteLogLine): Promise<BuiltPageAssets> {
  const folder = await builtFolderOfTarget(
    {
      name: 'page-assets',
      doing: 'Construyendo los estilos y el script de las páginas',
      sources: siteSources,
      make: (draft) =>
        runNode(
          join(rootDir, 'node_modules', 'vite', 'bin', 'vite.js'),
          ['build', 'web/visitor', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
          { NODE_ENV: 'production' },
        ),
    },
    log,
  );
  return { folder, pageAssets: readManifest(join(folder, 'manifest.json')) };
}

function readManifest(file: string): PageAssets {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const addressOf = (source: string): string => {
    const built = manifest[source];
    if (!built) throw new Error(`${file} names no file for ${source}`);
    return `/${built.file}`;
  };
  return {
    css: addressOf('style.css'),
    script: addressOf('main.ts'),
    font: addressOf('../app/fonts/archivo-narrow.woff2'),
  };
}
