/** Synthesizes the stack for this machine, in a process of its own: the CDK takes seconds to load. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, type Log } from './built-folder.ts';
import { functionSources } from './functions.ts';
import { rootDir } from './paths.ts';
import { runNode } from './run-node.ts';

export const localStackName = 'torneo-local';

/** The cloud assembly: the template and one folder per Lambda asset. */
export function buildLocalAssembly(log: Log): Promise<string> {
  return buildFolder(
    {
      name: 'assembly',
      doing: 'Sintetizando el stack para esta máquina',
      sources: [...stackSources(), ...functionSources],
      make: (folder) =>
        runNode(join('infra', 'app.ts'), [], {
          CDK_OUTDIR: folder,
          CDK_CONTEXT_JSON: JSON.stringify({ env: 'local' }),
        }),
    },
    log,
  );
}

/** All of `infra` but what runs the template instead of making it. */
function stackSources(): string[] {
  return readdirSync(join(rootDir, 'infra'))
    .filter((entry) => !['launcher', 'launcher.cjs', 'local', 'tasks'].includes(entry))
    .map((entry) => join('infra', entry));
}
