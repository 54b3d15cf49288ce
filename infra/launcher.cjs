/**
 * Runs every npm script: installs what is missing, then starts the task with the Node of the project's own packages.
 * Plain CommonJS without recent syntax, because it runs on whatever Node the machine has.
 */
const [oldestNode] = /\d+/.exec(require('../package.json').engines.node);
if (Number(process.versions.node.split('.')[0]) < Number(oldestNode)) {
  console.error(`Hace falta Node ${oldestNode} o más nuevo para empezar; este es ${process.version}.`);
  process.exit(1);
}

const { spawn, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.dirname(__dirname);
const inModules = (...names) => path.join(root, 'node_modules', ...names);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];

const stampFile = inModules('.torneo-installed');
/** What each script runs with the project's Node; what follows the script's name on the command line is added. */
const tasks = {
  start: { run: ['infra/local/main.ts'], endsWithLauncher: true },
  dev: { run: ['infra/local/main.ts', '--dev'], endsWithLauncher: true },
  test: { run: vitest },
  'test:full': { run: vitest, env: { FULL: '1' } },
  'test:mutation': {
    run: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutation/stryker.config.json'],
  },
  check: { run: ['infra/tasks/check.ts'] },
  fix: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'] },
  build: { run: ['infra/build/main.ts'] },
  synth: { run: ['infra/tasks/cdk.ts', 'synth'] },
  deploy: { run: ['infra/tasks/cdk.ts', 'deploy'] },
  bench: { run: ['tests/bench/main.ts'] },
  'create-admin': { run: ['infra/tasks/create-admin.ts'] },
};

async function main(name, args) {
  const task = tasks[name];
  if (!task) throw new Error(`No existe la tarea '${name}'. Las que hay: ${Object.keys(tasks).join(', ')}.`);
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

/** A signal to npm ends npm and the shell it started this in, and says nothing here: this process is left behind. */
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

function projectNode() {
  return inModules('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

async function installWhatIsMissing() {
  if (isInstalled()) return;
  const unlock = await lockInstallation();
  try {
    if (!isInstalled()) await install();
  } finally {
    unlock();
  }
}

/** What an installation depends on. */
function wantedStamp() {
  const lock = createHash('sha256').update(read(path.join(root, 'package-lock.json')));
  return `${lock.digest('hex')} ${process.platform}-${process.arch}`;
}

/** Trusts an `npm install` done by hand as well, which leaves no stamp but npm's own list of what is there. */
function isInstalled() {
  if (read(stampFile) === wantedStamp() && fs.existsSync(projectNode())) return true;
  if (!hasEveryPackage() || projectNodeVersion() !== wantedNodeVersion()) return false;
  fs.writeFileSync(stampFile, wantedStamp());
  return true;
}

function hasEveryPackage() {
  const wanted = JSON.parse(read(path.join(root, 'package-lock.json'))).packages;
  const present = JSON.parse(read(inModules('.package-lock.json')) || '{"packages":{}}').packages;
  return Object.keys(wanted)
    .filter((name) => name !== '' && !wanted[name].optional)
    .every((name) => present[name] && present[name].version === wanted[name].version);
}

function wantedNodeVersion() {
  return `v${JSON.parse(read(path.join(root, 'package.json'))).devDependencies.node}`;
}

function projectNodeVersion() {
  const { stdout } = spawnSync(projectNode(), ['--version'], { encoding: 'utf8' });
  return (stdout || '').trim();
}

async function install() {
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  console.error('Instalando los paquetes del proyecto (npm ci); tarda alrededor de un minuto…');
  const progress = setInterval(() => console.error(`  … ${seconds()}`), 15000);
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--no-audit', '--no-fund'];
  const code = await npm(['ci', ...flags, '--loglevel=error']);
  clearInterval(progress);
  if (code !== 0) throw new Error(`npm ci terminó con ${code}: los paquetes no quedaron instalados.`);
  if (projectNodeVersion() !== wantedNodeVersion()) {
    throw new Error(`Falta Node ${wantedNodeVersion()}: el paquete 'node' no se instaló para esta máquina.`);
  }
  fs.writeFileSync(stampFile, wantedStamp());
  console.error(`Paquetes instalados en ${seconds()}.`);
}

/** npm without the settings of the npm that runs this script, which could leave packages out. */
function npm(args) {
  const env = {};
  for (const name of Object.keys(process.env)) {
    if (!isSettingOfOuterNpm(name)) env[name] = process.env[name];
  }
  const own = process.env.npm_execpath;
  const [command, ...first] = own && /npm-cli\.c?js$/.test(own) ? [process.execPath, own] : ['npm'];
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, [...first, ...args], { cwd: root, env, shell, stdio: ['ignore', 2, 2] });
    const stop = () => child.kill('SIGTERM');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(name, stop);
      resolve(signal || code);
    });
  });
}

function isSettingOfOuterNpm(name) {
  const aboutDownloads = /^npm_config_(registry|.*proxy|.*ca|cafile|strict_ssl|cache|userconfig|globalconfig)$/;
  return (
    name === 'NODE_ENV' || name === 'INIT_CWD' || (/^npm_/i.test(name) && !aboutDownloads.test(name.toLowerCase()))
  );
}

/** Two launchers at once: the second waits for the first, unless that one is gone. */
async function lockInstallation() {
  const file = path.join(root, '.build', 'installing');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = read(file);
    if (owner !== '' && !isAlive(Number(owner)) && read(file) === owner) fs.rmSync(file, { force: true });
    else {
      if (!told) console.error('Otro proceso está instalando los paquetes; esperando…');
      told = true;
      await new Promise((done) => setTimeout(done, 300));
    }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

main(process.argv[2], process.argv.slice(3)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
