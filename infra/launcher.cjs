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
const { installWhatIsMissing } = require('./launcher/install.cjs');
const { inModules, projectNode, read, root } = require('./launcher/paths.cjs');

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];

/**
 * What each script runs with the project's Node; what follows the script's name on the command line is added.
 * `needsDatabase`: it starts the local database.
 */
const tasks = {
  start: { run: ['infra/local/main.ts'], endsWithLauncher: true, needsDatabase: true },
  dev: { run: ['infra/local/main.ts', '--dev'], endsWithLauncher: true, needsDatabase: true },
  test: { run: vitest, needsDatabase: true },
  'test:full': { run: vitest, env: { FULL: '1' }, needsDatabase: true },
  'test:mutation': {
    run: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutation/stryker.config.json'],
  },
  check: { run: ['infra/tasks/check.ts'] },
  fix: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'] },
  build: { run: ['infra/build/main.ts'] },
  synth: { run: ['infra/tasks/cdk.ts', 'synth'] },
  deploy: { run: ['infra/tasks/cdk.ts', 'deploy'] },
  bench: { run: ['tests/bench/main.ts'], needsDatabase: true },
  'create-admin': { run: ['infra/tasks/create-admin.ts'] },
};

async function main(name, args) {
  const task = tasks[name];
  if (!task) throw new Error(`No existe la tarea '${name}'. Las que hay: ${Object.keys(tasks).join(', ')}.`);
  if (task.needsDatabase) await obtainDatabase();
  await installWhatIsMissing();
  run(task, args);
}

/** Forwards what asks this process to end, and ends as the task ended. */
function run(task, args) {
  const env = { ...process.env, ...task.env };
  delete env.NODE_ENV;
  // What was compiled once need not be compiled at the next start.
  if (!env.NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = path.join(root, '.build', 'compiled');
  env.PATH = [inModules('.bin'), path.dirname(projectNode()), process.env.PATH].join(path.delimiter);
  // Through a channel the task notices that this process is gone, even after a SIGKILL.
  const stdio = ['inherit', 'inherit', 'inherit', task.endsWithLauncher ? 'ipc' : 'ignore'];
  const child = spawn(projectNode(), [...task.run, ...args], { cwd: root, env, stdio });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  onceNpmIsGone(() => child.kill('SIGTERM'));
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

/** npm does not forward signals: when npm ends, this process has to notice by itself. */
function onceNpmIsGone(end) {
  if (!process.env.npm_lifecycle_event) return;
  const callers = npmProcesses();
  const watch = setInterval(() => {
    if (npmProcesses() === callers) return;
    clearInterval(watch);
    end();
  }, 300);
}

/** The parent, which is npm or its shell; of the shell also the parent, where the system tells. */
function npmProcesses() {
  const parent = process.ppid;
  const isShell = /^(\S*\/)?sh\0-c\0/.test(read(`/proc/${parent}/cmdline`));
  const [, grandparent = ''] = (isShell && /^PPid:\s*(\d+)/m.exec(read(`/proc/${parent}/status`))) || [];
  return `${parent} ${grandparent}`;
}

main(process.argv[2], process.argv.slice(3)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
