/** Runs npm for the launcher. */
const { spawn } = require('node:child_process');
const { root } = require('./paths.cjs');

/**
 * Runs npm without the settings that a calling npm passes on (omit, production), which could leave packages out.
 * Resolves to the exit code or signal. Shows npm's output unless `options.stdio` says otherwise.
 */
function npm(args, options = {}) {
  const env = {};
  for (const name of Object.keys(process.env)) {
    if (!isSettingOfOuterNpm(name)) env[name] = process.env[name];
  }
  const own = process.env.npm_execpath;
  const [command, ...first] = own && /npm-cli\.c?js$/.test(own) ? [process.execPath, own] : ['npm'];
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, [...first, ...args], { cwd: root, env, shell, stdio: ['ignore', 2, 2], ...options });
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

module.exports = { npm };
