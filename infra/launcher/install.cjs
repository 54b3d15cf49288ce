/** Installs the packages of the lock file if any is missing or of another version. */
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { withInstallLock } = require('./lock.cjs');
const { npm } = require('./npm.cjs');
const { pathInModules, projectNodePath, readFileOrEmpty, root } = require('./paths.cjs');

const stampFile = pathInModules('.torneo-installed');

async function installMissingPackages() {
  if (isInstalled()) return;
  await withInstallLock(async () => {
    if (!isInstalled()) await install();
  });
}

/** Identifies an installation: the lock file's hash and the platform. */
function wantedStamp() {
  const lock = createHash('sha256').update(readFileOrEmpty(path.join(root, 'package-lock.json')));
  return `${lock.digest('hex')} ${process.platform}-${process.arch}`;
}

/**
 * Also accepts what the user installed with `npm install`, which writes no stamp: compares npm's own list with the lock
 * file.
 */
function isInstalled() {
  if (readFileOrEmpty(stampFile) === wantedStamp() && fs.existsSync(projectNodePath())) return true;
  if (!hasEveryPackage() || projectNodeVersion() !== wantedNodeVersion()) return false;
  fs.writeFileSync(stampFile, wantedStamp());
  return true;
}

function hasEveryPackage() {
  const wanted = JSON.parse(readFileOrEmpty(path.join(root, 'package-lock.json'))).packages;
  const present = JSON.parse(readFileOrEmpty(pathInModules('.package-lock.json')) || '{"packages":{}}').packages;
  return Object.keys(wanted)
    .filter((name) => name !== '' && !wanted[name].optional)
    .every((name) => present[name] && present[name].version === wanted[name].version);
}

function wantedNodeVersion() {
  return `v${JSON.parse(readFileOrEmpty(path.join(root, 'package.json'))).devDependencies.node}`;
}

function projectNodeVersion() {
  const { stdout } = spawnSync(projectNodePath(), ['--version'], { encoding: 'utf8' });
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

module.exports = { installMissingPackages };
