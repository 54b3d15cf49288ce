/** Bundles the Lambda handlers again when their sources change, and replaces them in the running host. */
import { type FSWatcher, rmSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { bundleFunctions } from '../../build/functions.ts';
import { buildDir, rootDir } from '../../build/paths.ts';
import type { PublicationConstants } from '../../build/publication-constants.ts';
import { lambdaNames } from '../../lambdas.ts';
import type { StoppableService } from '../application.ts';
import type { Host } from '../host.ts';
import { localStackName } from '../local-template.ts';

interface RebuildLambdasOptions {
  readonly host: Pick<Host, 'replaceFunction'>;
  /** Of the start, whose assets the host serves: bundles made later are told the same. */
  readonly constants: PublicationConstants;
  readonly log: (line: string) => void;
  /** Called after Lambdas were replaced, with their names. */
  readonly onReplaced: (names: readonly string[]) => Promise<void>;
}

/** How long no file may change before the build starts, because editors save a file in several steps. */
const quietMsBeforeBuild = 50;

export function rebuildLambdasOnChange({ host, constants, log, onReplaced }: RebuildLambdasOptions): StoppableService {
  const folder = join(buildDir, `dev-${process.pid}`);
  const changed = new Set<string>();
  let version = 0;
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();

  const rebuild = async () => {
    const names = lambdaNames.filter((name) => changed.has(name));
    changed.clear();
    if (names.length === 0) return;
    const start = performance.now();
    version += 1;
    const target = join(folder, String(version));
    try {
      await bundleFunctions(target, names, constants, { minify: false });
    } catch {
      // esbuild prints the error itself; the last working code keeps running until a build succeeds.
      for (const name of names) changed.add(name);
      log('Los handlers siguen como estaban.');
      return;
    }
    for (const name of names) host.replaceFunction(`${localStackName}-${name}`, join(target, name, 'index.cjs'));
    const what = names.length === 1 ? names[0] : `${names.length} Lambdas`;
    log(`Handlers al día: ${what}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
    await onReplaced(names).catch(({ message }: Error) => log(`Nada se publicó de nuevo: ${message}`));
  };

  const note = (names: readonly string[]) => {
    for (const name of names) changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(rebuild);
    }, quietMsBeforeBuild);
  };
  const watchers = watchedFolders.map(({ folderName, lambdasUsing }) =>
    watchFolder(folderName, (file) => note(lambdasUsing(file))),
  );

  return {
    async stop() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await building;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The watched folders. `lambdasUsing` names the Lambdas that contain a file: the one of its folder, or all of them if
 * they share it.
 */
const watchedFolders: readonly {
  readonly folderName: string;
  readonly lambdasUsing: (file: string) => readonly string[];
}[] = [
  {
    folderName: 'functions',
    lambdasUsing: (file) => {
      const [name = ''] = file.split(sep);
      return lambdaNames.includes(name) ? [name] : lambdaNames;
    },
  },
  { folderName: 'shared', lambdasUsing: () => lambdaNames },
  { folderName: join('web', 'views'), lambdasUsing: () => ['pages', 'publisher'] },
];

function watchFolder(folderName: string, onChange: (file: string) => void): FSWatcher {
  return watch(join(rootDir, folderName), { recursive: true }, (_event, file) => {
    if (file && /\.tsx?$/.test(file)) onChange(file);
  });
}
