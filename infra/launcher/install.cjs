/** Installs the packages of the lock file that a task needs, if any is missing or of another version. */
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { withInstallLock } = require('./lock.cjs');
const { npm } = require('./npm.cjs');
const { pathInModules, projectNodePath, readFileOrEmpty, root } = require('./paths.cjs');

/** What was installed last; it is missing while an installation is under way, and after one that was killed. */
const stampFile = pathInModules('.torneo-installed');

/** @param withTools whether the task needs the tools of tests, checks and deployments: the `devDependencies` */
async function installMissingPackages({ withTools }) {
  if (isInstalled(withTools)) return;
  await withInstallLock(async () => {
    if (!isInstalled(withTools)) await install(withTools);
  });
}

/** Identifies an installation: its extent, the lock file's hash and the platform. */
function stampOf(withTools) {
  const lock = createHash('sha256').update(readFileOrEmpty(path.join(root, 'package-lock.json')));
  return `${withTools ? 'with tools' : 'without tools'} ${lock.digest('hex')} ${process.platform}-${process.arch}`;
}

/**
 * Also accepts what the user installed with `npm install`, which writes no stamp: compares npm's own list with the lock
 * file.
 */
function isInstalled(withTools) {
  const stamp = readFileOrEmpty(stampFile);
  const isStamped = stamp === stampOf(true) || (!withTools && stamp === stampOf(false));
  if (isStamped && fs.existsSync(projectNodePath())) return true;
  if (!hasEveryPackage(withTools) || projectNodeVersion() !== wantedNodeVersion()) return false;
  fs.writeFileSync(stampFile, stampOf(withTools));
  return true;
}

/** npm's own list of what is installed; `npm install --package-lock-only` lists there what it has not installed, too. */
const presentPackages = () =>
  JSON.parse(readFileOrEmpty(pathInModules('.package-lock.json')) || '{"packages":{}}').packages;

function hasEveryPackage(withTools) {
  const wanted = JSON.parse(readFileOrEmpty(path.join(root, 'package-lock.json'))).packages;
  const present = presentPackages();
  return Object.keys(wanted)
    .filter((name) => name !== '' && !wanted[name].optional && !wanted[name].devOptional)
    .filter((name) => withTools || !wanted[name].dev)
    .every(
      (name) => present[name] && present[name].version === wanted[name].version && fs.existsSync(path.join(root, name)),
    );
}

function wantedNodeVersion() {
  return `v${JSON.parse(readFileOrEmpty(path.join(root, 'package.json'))).dependencies.node}`;
}

function projectNodeVersion() {
  const { stdout } = spawnSync(projectNodePath(), ['--version'], { encoding: 'utf8' });
  return (stdout || '').trim();
}

/** Adds to a whole installation, and never takes its tools away; without one, `npm ci` begins from nothing. */
async function install(withTools) {
  const getsTools = withTools || Object.values(presentPackages()).some(({ dev }) => dev);
  const command = fs.existsSync(stampFile) ? ['install', '--no-save'] : ['ci'];
  const what = getsTools
    ? 'los paquetes del proyecto, con los de pruebas y despliegue'
    : 'los paquetes de la aplicación';
  console.error(`Instalando ${what} (npm ${command[0]}); puede tardar un minuto…`);
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  const progress = setInterval(() => console.error(`  … ${seconds()}`), 15000);
  fs.rmSync(stampFile, { force: true });
  const extent = [getsTools ? '--include=dev' : '--omit=dev', '--include=optional', '--ignore-scripts=false'];
  const code = await npm([...command, ...extent, '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(progress);
  if (code !== 0) throw new Error(`npm ${command[0]} terminó con ${code}: los paquetes no quedaron instalados.`);
  if (projectNodeVersion() !== wantedNodeVersion()) {
    throw new Error(`Falta Node ${wantedNodeVersion()}: el paquete 'node' no se instaló para esta máquina.`);
  }
  fs.writeFileSync(stampFile, stampOf(getsTools));
  console.error(`Paquetes instalados en ${seconds()}.`);
}

module.exports = { installMissingPackages };
