/** Starts the built application as `npm start` does, and measures how long that takes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from '#infra/local/services/free-port.ts';

interface StartTimes {
  readonly url: string;
  /** Seconds until the application printed the line that begins with `Listo`. */
  readonly readySeconds: number;
  /** Seconds until the first page was answered. */
  readonly pageSeconds: number;
}

export interface StartedApp {
  readonly ready: Promise<StartTimes>;
  stop(): Promise<void>;
}

export function runNpmStart(dataDir: string): StartedApp {
  const running = findFreePort().then((port) => launchApp(dataDir, port));
  const ready = running.then(measureAppStart);
  // Marks a rejection as handled: a failed start that nobody awaits would end the process.
  ready.catch(() => {});
  return { ready, stop: async () => stopProcess((await running).launcher) };
}

interface LaunchedProcess {
  readonly launcher: ChildProcess;
  readonly url: string;
  readonly begin: number;
}

function launchApp(dataDir: string, port: number): LaunchedProcess {
  const begin = performance.now();
  const launcher = spawn(process.execPath, ['infra/launcher.cjs', 'start'], {
    // `npm_lifecycle_event` lets the launcher end when this process is killed, as under npm.
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      PORT: String(port),
      LOCAL_DATA_DIR: dataDir,
      LOCAL_SEED: 'demo',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { launcher, url: `http://127.0.0.1:${port}`, begin };
}

async function measureAppStart({ launcher, url, begin }: LaunchedProcess): Promise<StartTimes> {
  await waitForLine(launcher, 'Listo');
  const readySeconds = (performance.now() - begin) / 1000;
  const page = await fetch(url);
  if (page.status !== 200) throw new Error(`the first page was answered ${page.status}`);
  await page.text();
  return { url, readySeconds, pageSeconds: (performance.now() - begin) / 1000 };
}

/** Resolves at the first line that begins with `beginning`. */
async function waitForLine(child: ChildProcess, beginning: string): Promise<void> {
  const said: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (text) => {
      said.push(text);
      if (text.startsWith(beginning)) resolve();
    });
  }
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said.join('\n')}`)));
  await promise;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
