/** Lets only one process at a time install packages in this repository. */
const fs = require('node:fs');
const path = require('node:path');
const { readFileOrEmpty, root } = require('./paths.cjs');

/** Runs `act` while holding the lock file. A second launcher waits for the first, unless the first has died. */
async function withInstallLock(act) {
  const file = path.join(root, '.build', 'installing');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = readFileOrEmpty(file);
    if (owner !== '' && !isProcessAlive(Number(owner)) && readFileOrEmpty(file) === owner)
      fs.rmSync(file, { force: true });
    else {
      if (!told) console.error('Otro proceso está instalando los paquetes; esperando…');
      told = true;
      await new Promise((done) => setTimeout(done, 300));
    }
  }
  try {
    return await act();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

module.exports = { withInstallLock };
