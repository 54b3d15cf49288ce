/**
 * Bundles the handlers again when their sources change, and puts the new code in the place of the old while it runs.
 */
import { type FSWatcher, rmSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { bundleFunctions } from '../../build/functions.ts';
import { localStackName } from '../../build/local-assembly.ts';
import { buildDir, rootDir } from '../../build/paths.ts';
import { lambdaNames } from '../../lambdas.ts';
import type { Part } from '../application.ts';
import type { Host } from '../host.ts';

interface WatchInput {
  readonly host: Pick<Host, 'replaceFunction'>;
  readonly log: (line: string) => void;
}

/** Editors write a file in several steps. */
const quietMs = 50;

export function watchHandlers({ host, log }: WatchInput): Part {
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
      await bundleFunctions(target, names, { minify: false });
    } catch {
      // esbuild reports the error; the last working code keeps running until the next good build.
      for (const name of names) changed.add(name);
      log('Los handlers siguen como estaban.');
      return;
    }
    for (const name of names) host.replaceFunction(`${localStackName}-${name}`, join(target, name, 'index.cjs'));
    const what = names.length === 1 ? names[0] : `${names.length} Lambdas`;
    log(`Handlers al día: ${what}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };

  const note = (names: readonly string[]) => {
    for (const name of names) changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(rebuild);
    }, quietMs);
  };
  const watchers = sources.map(({ source, madeOf }) => watchSources(source, (file) => note(madeOf(file))));

  return {
    async stop() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await building;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Which Lambdas a file is part of: those of its folder, or all of them where they share it. */
const sources: readonly { readonly source: string; readonly madeOf: (file: string) => readonly string[] }[] = [
  {
    source: 'functions',
    madeOf: (file) => {
      const [name = ''] = file.split(sep);
      return lambdaNames.includes(name) ? [name] : lambdaNames;
    },
  },
  { source: 'shared', madeOf: () => lambdaNames },
];

function watchSources(source: string, onChange: (file: string) => void): FSWatcher {
  return watch(join(rootDir, source), { recursive: true }, (_event, file) => {
    if (file && /\.tsx?$/.test(file)) onChange(file);
  });
}
