/**
 * Sees to it that the local database is there on platforms that the lock file leaves out: not every registry has the
 * packages of all of them, so a lock file with all of them could not be installed everywhere.
 */
const fs = require('node:fs');
const path = require('node:path');
const { whileLocked } = require('./lock.cjs');
const { npm } = require('./npm.cjs');
const { read, root } = require('./paths.cjs');

const locked = '@dynoxide/linux-x64';
const folder = path.join(root, '.build', 'dynoxide');

/** Forced, because the package is chosen by its name, and not by what npm takes this machine for. */
const install = [
  'install --force --ignore-scripts --no-package-lock --no-audit --no-fund --no-update-notifier --loglevel=error',
  '--fetch-retries=1 --fetch-retry-mintimeout=1000 --fetch-timeout=60000',
].flatMap((flags) => flags.split(' '));

/** Rejects with what to do when there is no database for this platform. */
async function obtainDatabase() {
  const platform = process.env.LOCAL_DATABASE_PLATFORM || `${process.platform}-${process.arch}`;
  const name = `@dynoxide/${platform}`;
  if (process.env.LOCAL_DYNAMODB_ENDPOINT || name === locked) return;
  const { version } = JSON.parse(read(path.join(root, 'package-lock.json'))).packages[`node_modules/${locked}`];
  if (isThere(name, version)) return;
  await whileLocked(async () => {
    if (!isThere(name, version)) await download(name, version);
  });
}

function isThere(name, version) {
  const manifest = read(path.join(folder, 'node_modules', name, 'package.json'));
  return manifest !== '' && JSON.parse(manifest).version === version;
}

/** In a folder of its own first, so that a kill leaves no half of it behind. */
async function download(name, version) {
  const draft = `${folder}-${process.pid}`;
  fs.mkdirSync(draft, { recursive: true });
  try {
    fs.writeFileSync(
      path.join(draft, 'package.json'),
      JSON.stringify({ private: true, dependencies: { [name]: version } }),
    );
    const log = fs.openSync(path.join(draft, 'npm.log'), 'w');
    const code = await npm(install, {
      cwd: draft,
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    if (code !== 0) throw new Error(missing(name, version, read(path.join(draft, 'npm.log'))));
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(draft, folder);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

function missing(name, version, log) {
  const [, reason = 'npm falló'] = /\bcode (E\w+)/.exec(log) || [];
  return (
    `La base de datos local para esta máquina, ${name} ${version}, no se pudo bajar (${reason}): ` +
    'poné en LOCAL_DYNAMODB_ENDPOINT la dirección de un DynamoDB, por ejemplo la de DynamoDB Local.'
  );
}

module.exports = { obtainDatabase };
