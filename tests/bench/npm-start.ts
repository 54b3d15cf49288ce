/** Starts the application as `npm start` does, with everything built, and says when it was ready. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '#infra/local/services/free-port.ts';

interface Started {
  readonly url: string;
  /** Until the line that begins with `Listo`. */
  readonly readySeconds: number;
  /** Until the first page was answered, too. */
  readonly pageSeconds: number;
}

export interface Starting {
  readonly ready: Promise<Started>;
  stop(): Promise<void>;
}

export function npmStart(dataDir: string): Starting {
  const running = freePort().then((port) => launch(dataDir, port));
  const ready = running.then(started);
  // Whoever asks for it hears of a failure; without anybody it is no crash.
  ready.catch(() => {});
  return { ready, stop: async () => stop((await running).launcher) };
}

interface Running {
  readonly launcher: ChildProcess;
  readonly url: string;
  readonly begin: number;
}

function launch(dataDir: string, port: number): Running {
  const begin = performance.now();
  const launcher = spawn(process.execPath, ['infra/launcher.cjs', 'start'], {
    // As under npm: the launcher ends when this process is gone without a word.
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

async function started({ launcher, url, begin }: Running): Promise<Started> {
  await line(launcher, 'Listo');
  const readySeconds = (performance.now() - begin) / 1000;
  const page = await fetch(url);
  if (page.status !== 200) throw new Error(`the first page was answered ${page.status}`);
  await page.text();
  return { url, readySeconds, pageSeconds: (performance.now() - begin) / 1000 };
}

/** Resolves at the first line that begins with `beginning`. */
async function line(child: ChildProcess, beginning: string): Promise<void> {
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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
