/** Builds the site with Vite: the application, and the files of published pages. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolderOfTarget, type WriteLogLine } from './built-folder.ts';
import { buildLook, lookSources } from './look.ts';
import { rootDir } from './paths.ts';
import { runNode } from './run-node.ts';

/**
 * The look's sources are the site's, too: the site holds its files, which pages name by the look's fingerprint.
 *
 * @internal
 */
export const webSources = ['web', 'shared', 'infra/build', 'package.json', ...lookSources];

/** Returns the folder with the built files that browsers download. */
export function buildWeb(log: WriteLogLine): Promise<string> {
  return builtFolderOfTarget(
    {
      name: 'web',
      doing: 'Construyendo el sitio',
      sources: webSources,
      make: async (folder) => {
        await runNode(
          join(rootDir, 'node_modules', 'vite', 'bin', 'vite.js'),
          ['build', 'web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
          // With the NODE_ENV of a test runner, React's development build would get into the site.
          { NODE_ENV: 'production' },
        );
        cpSync(await buildLook(log), folder, { recursive: true });
      },
    },
    log,
  );
}
