/**
 * Downloads the local database on platforms that the lock file leaves out. It names only one platform's package,
 * because not every npm registry has the packages of all platforms.
 */
const fs = require('node:fs');
const path = require('node:path');
const { withInstallLock } = require('./lock.cjs');
const { npm } = require('./npm.cjs');
const { readFileOrEmpty, root } = require('./paths.cjs');

const databasePackageInLockFile = '@dynoxide/linux-x64';
const databaseDir = path.join(root, '.build', 'dynoxide');

/** The option `--force`, because npm refuses the package of a platform other than the one it detects. */
const installArguments = [
  'install --force --ignore-scripts --no-package-lock --no-audit --no-fund --no-update-notifier --loglevel=error',
  '--fetch-retries=1 --fetch-retry-mintimeout=1000 --fetch-timeout=60000',
].flatMap((flags) => flags.split(' '));

/**
 * Makes sure that the database for this platform is there. If none can be downloaded, rejects with what the user can
 * do.
 */
async function obtainDatabase() {
  const platform = process.env.LOCAL_DATABASE_PLATFORM || `${process.platform}-${process.arch}`;
  const name = `@dynoxide/${platform}`;
  if (process.env.LOCAL_DYNAMODB_ENDPOINT || name === databasePackageInLockFile) return;
  const { version } = JSON.parse(readFileOrEmpty(path.join(root, 'package-lock.json'))).packages[
    `node_modules/${databasePackageInLockFile}`
  ];
  if (isDownloaded(name, version)) return;
  await withInstallLock(async () => {
    if (!isDownloaded(name, version)) await downloadDatabase(name, version);
  });
}

function isDownloaded(name, version) {
  const manifest = readFileOrEmpty(path.join(databaseDir, 'node_modules', name, 'package.json'));
  return manifest !== '' && JSON.parse(manifest).version === version;
}

/** Downloads into a draft folder first, so that a kill never leaves half a database in place. */
async function downloadDatabase(name, version) {
  const draft = `${databaseDir}-${process.pid}`;
  fs.mkdirSync(draft, { recursive: true });
  try {
    fs.writeFileSync(
      path.join(draft, 'package.json'),
      JSON.stringify({ private: true, dependencies: { [name]: version } }),
    );
    const log = fs.openSync(path.join(draft, 'npm.log'), 'w');
    const code = await npm(installArguments, {
      cwd: draft,
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    if (code !== 0)
      throw new Error(missingDatabaseMessage(name, version, readFileOrEmpty(path.join(draft, 'npm.log'))));
    fs.rmSync(databaseDir, { recursive: true, force: true });
    fs.renameSync(draft, databaseDir);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

function missingDatabaseMessage(name, version, log) {
  const [, reason = 'npm falló'] = /\bcode (E\w+)/.exec(log) || [];
  return (
    `La base de datos local para esta máquina, ${name} ${version}, no se pudo bajar (${reason}): ` +
    'poné en LOCAL_DYNAMODB_ENDPOINT la dirección de un DynamoDB, por ejemplo la de DynamoDB Local.'
  );
}

module.exports = { obtainDatabase };
