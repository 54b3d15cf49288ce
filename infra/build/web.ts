/** Builds the site with Vite: the application, and the files of published pages. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolderOfTarget, type WriteLogLine } from './built-folder.ts';
import { buildPageAssets, siteSources } from './page-assets.ts';
import { rootDir } from './paths.ts';
import { runNode } from './run-node.ts';

/** Returns the folder with the built files that browsers download. */
export function buildWeb(log: WriteLogLine): Promise<string> {
  return builtFolderOfTarget(
    {
      name: 'web',
      doing: 'Construyendo el sitio',
      sources: siteSources,
      make: async (folder) => {
        await runNode(
          join(rootDir, 'node_modules', 'vite', 'bin', 'vite.js'),
          ['build', 'web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
          // With the NODE_ENV of a test runner, React's development build would get into the site.
          { NODE_ENV: 'production' },
        );
        const { folder: built } = await buildPageAssets(log);
        cpSync(join(built, 'assets'), join(folder, 'assets'), { recursive: true });
      },
    },
    log,
  );
}
