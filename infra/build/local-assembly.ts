/**
 * Synthesizes the stack for this machine in a child process, so that this process never loads the CDK, which takes
 * seconds.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { environmentNamed, stackNameOf } from '../environments.ts';
import { builtFolderOfTarget, type WriteLogLine } from './built-folder.ts';
import { functionSources } from './functions.ts';
import { rootDir } from './paths.ts';
import { runNode } from './run-node.ts';

export const localStackName = stackNameOf(environmentNamed('local'));

/**
 * Returns the folder of the CDK's cloud assembly: the template, and one folder for each Lambda's code.
 *
 * @param functionsDir the folder with the bundles
 */
export function buildLocalAssembly(log: WriteLogLine, functionsDir: string): Promise<string> {
  return builtFolderOfTarget(
    {
      name: 'assembly',
      doing: 'Sintetizando el stack para esta máquina',
      sources: [...listTemplateSources(), ...functionSources],
      inputs: [basename(functionsDir)],
      make: (folder) =>
        runNode(join('infra', 'app.ts'), [], {
          CDK_OUTDIR: folder,
          CDK_CONTEXT_JSON: JSON.stringify({ env: 'local', functionsDir }),
        }),
    },
    log,
  );
}

/** Everything in `infra` that can change the template: all but the launcher, the local host, tasks, data and cost. */
function listTemplateSources(): string[] {
  return readdirSync(join(rootDir, 'infra'))
    .filter((entry) => !['cost', 'data', 'launcher', 'launcher.cjs', 'local', 'tasks'].includes(entry))
    .map((entry) => join('infra', entry));
}
