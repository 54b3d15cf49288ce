/**
 * Runs every npm script: installs what is missing, then starts the task with the Node of the project's own packages.
 * Plain CommonJS without recent syntax, because it runs on whatever Node the machine has.
 */
const [oldestNode] = /\d+/.exec(require('../package.json').engines.node);
if (Number(process.versions.node.split('.')[0]) < Number(oldestNode)) {
  console.error(`Hace falta Node ${oldestNode} o más nuevo para empezar; este es ${process.version}.`);
  process.exit(1);
}

const { spawn } = require('node:child_process');
const path = require('node:path');
const { obtainDatabase } = require('./launcher/database.cjs');
const { installMissingPackages } = require('./launcher/install.cjs');
const { pathInModules, projectNodePath, readFileOrEmpty, root } = require('./launcher/paths.cjs');

// Node reads the configuration itself, as bundling it once for each suite takes seconds.
const vitestCommand = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=tests/vitest.config.ts',
  '--configLoader=native',
];

/**
 * What each npm script runs with the project's Node; further arguments of the command line are appended.
 * `needsDatabase`: the script starts the local database. `endsWithLauncher`: the script stops once the launcher is
 * gone. `withoutTools`: the script needs none of the `devDependencies`, two thirds of all that would be installed.
 */
const tasks = {
  start: { run: ['infra/local/main.ts'], endsWithLauncher: true, needsDatabase: true, withoutTools: true },
  dev: { run: ['infra/local/main.ts', '--dev'], endsWithLauncher: true, needsDatabase: true, withoutTools: true },
  test: { run: vitestCommand, needsDatabase: true },
  'test:full': { run: vitestCommand, env: { FULL: '1' }, needsDatabase: true },
  'test:histories': {
    run: [...vitestCommand, 'model-based/stored', 'model-based/full/stored'],
    env: { FULL: '1', HISTORIES: process.env.HISTORIES || '10000' },
    needsDatabase: true,
  },
  'test:mutation': {
    run: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutation/stryker.config.json'],
  },
  check: { run: ['infra/tasks/check.ts'] },
  fix: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'] },
  build: { run: ['infra/build/main.ts'], withoutTools: true },
  bench: { run: ['tests/bench/main.ts'], needsDatabase: true },
  synth: { run: ['infra/tasks/synth.ts'] },
  bootstrap: { run: ['infra/tasks/bootstrap.ts'] },
  diff: { run: ['infra/tasks/diff.ts'] },
  deploy: { run: ['infra/tasks/deploy.ts'] },
  drift: { run: ['infra/tasks/drift.ts'] },
  reconcile: { run: ['infra/tasks/reconcile.ts'] },
  smoke: { run: ['infra/tasks/smoke.ts'] },
  'create-admin': { run: ['infra/tasks/create-admin.ts'] },
  'rotate-edge-secret': { run: ['infra/tasks/rotate-edge-secret.ts'] },
  destroy: { run: ['infra/tasks/destroy.ts'] },
  export: { run: ['infra/tasks/export.ts'], needsDatabase: true },
  import: { run: ['infra/tasks/import.ts'], needsDatabase: true },
  cost: { run: ['infra/cost/main.ts'] },
};

async function main(name, args) {
  const task = tasks[name];
  if (!task) throw new Error(`No existe la tarea '${name}'. Las que hay: ${Object.keys(tasks).join(', ')}.`);
  if (task.needsDatabase) await obtainDatabase();
  await installMissingPackages({ withTools: !task.withoutTools });
  runTask(task, args);
}

/** Runs the task, forwards signals to it, and exits with its exit code or signal. */
function runTask(task, args) {
  const env = { ...process.env, ...task.env };
  delete env.NODE_ENV;
  // Caches compiled JavaScript, so that the next start is faster.
  if (!env.NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = path.join(root, '.build', 'compiled');
  env.PATH = [pathInModules('.bin'), path.dirname(projectNodePath()), process.env.PATH].join(path.delimiter);
  // The IPC channel closes when this process ends, even by SIGKILL; by that the task notices.
  const stdio = ['inherit', 'inherit', 'inherit', task.endsWithLauncher ? 'ipc' : 'ignore'];
  const child = spawn(projectNodePath(), [...task.run, ...args], { cwd: root, env, stdio });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  callWhenNpmEnds(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

/** Calls `end` once npm is gone: npm forwards no signals, so this process watches its parent processes. */
function callWhenNpmEnds(end) {
  if (!process.env.npm_lifecycle_event) return;
  const callers = npmProcesses();
  const watch = setInterval(() => {
    if (npmProcesses() === callers) return;
    clearInterval(watch);
    end();
  }, 300);
}

/** Ids of the processes that started this one: npm, or npm's shell and that shell's parent where /proc tells it. */
function npmProcesses() {
  const parent = process.ppid;
  const isShell = /^(\S*\/)?sh\0-c\0/.test(readFileOrEmpty(`/proc/${parent}/cmdline`));
  const [, grandparent = ''] = (isShell && /^PPid:\s*(\d+)/m.exec(readFileOrEmpty(`/proc/${parent}/status`))) || [];
  return `${parent} ${grandparent}`;
}

main(process.argv[2], process.argv.slice(3)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
