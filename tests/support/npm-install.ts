/** Installs npm packages below `.build` on first use, for tools too large for the project's own dependencies. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const installTimeoutMs = 300_000;

/** Installs the packages of the folder's package.json; `what` names them in the error. */
export async function npmInstall(folder: string, what: string): Promise<void> {
  const own = process.env.npm_execpath;
  const [command, ...first] = own && /npm-cli\.c?js$/.test(own) ? [process.execPath, own] : ['npm'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // By default npm retries for minutes where there is no network.
  const impatient = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];
  const flags = ['--ignore-scripts', '--no-package-lock', ...quiet, ...impatient];
  const child = spawn(command, [...first, 'install', ...flags], {
    cwd: folder,
    env: environmentForNestedNpm(process.env),
    stdio: ['ignore', 2, 2],
    timeout: installTimeoutMs,
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${what} could not be installed: npm ended with ${code ?? signal}`);
}

/** The environment for the nested npm: it inherits from the outer npm only the settings for downloads. */
const environmentForNestedNpm = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        name !== 'NODE_ENV' &&
        (!/^npm_/i.test(name) ||
          /^npm_config_(registry|.*proxy|.*ca|cafile|strict_ssl|cache|userconfig|globalconfig)$/i.test(name)),
    ),
  );
