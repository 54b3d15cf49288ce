/** Runs the whole application in a process of its own, on a free port and with a temporary data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SeedName } from '#infra/local/options.ts';
import { findFreePort } from '#infra/local/services/free-port.ts';
import { copyDemoData, hasDemoData } from './demo-data.ts';
import { requireCleanFunctionLog } from './function-log.ts';
import { NameWords, namesStoredIn } from './people.ts';
import { newRecordingFile } from './recording-files.ts';
import { waitForDemoData } from './shared-apps.ts';

export interface RunningApp {
  readonly url: string;
  /** The lines that the application printed while it started. */
  readonly said: readonly string[];
  readonly process: ChildProcess;
  readonly dataDir: string;
  /**
   * Stops the application as Ctrl-C does, and removes its temporary data folder. Throws when its Lambdas have logged
   * private data, or lines that are not log records.
   */
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly seed?: SeedName;
  /** A data folder that the caller keeps; by default a temporary one is created, and removed at the end. */
  readonly dataDir?: string;
  /** The port; by default a free one. */
  readonly port?: number | undefined;
  /** File for the permissions that the Lambdas use; by default one of the test run, which compares it at its end. */
  readonly recordedPermissionsFile?: string;
}

export async function startApp({
  seed = 'none',
  dataDir,
  port: wishedPort,
  recordedPermissionsFile = newRecordingFile(),
}: AppOptions = {}): Promise<RunningApp> {
  const folder = dataDir ?? (await createDataFolder(seed));
  const { port, child, said } = await startOnFreePort(
    recordingArguments(recordedPermissionsFile),
    {
      ...process.env,
      LOCAL_DATA_DIR: folder,
      LOCAL_SEED: seed,
      // Most tests call a few of the Lambdas; loading all of them takes half of a start.
      LOCAL_LAZY_LAMBDAS: '1',
    },
    wishedPort,
  );
  return {
    url: `http://127.0.0.1:${port}`,
    said,
    process: child,
    dataDir: folder,
    async stop() {
      const names = hasEnded(child) ? Promise.resolve(new NameWords()) : namesStoredIn(folder);
      // The application is stopped even if the names cannot be read.
      await Promise.allSettled([names]);
      if (!hasEnded(child)) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      try {
        requireCleanFunctionLog(folder, await names);
      } finally {
        if (!dataDir) rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Creates a temporary data folder, with a copy of the test run's demo data where these are wanted. */
export async function createDataFolder(seed: SeedName): Promise<string> {
  if (seed === 'demo') await waitForDemoData();
  const folder = mkdtempSync(join(tmpdir(), 'torneo-app-'));
  if (seed === 'demo' && hasDemoData()) copyDemoData(folder);
  return folder;
}

/** Arguments of Node with which a program records in a file the permissions that its Lambdas use. */
export function recordingArguments(file: string): string[] {
  if (!file) return [];
  const recorder = new URL('./record-in-each-thread.ts', import.meta.url);
  recorder.searchParams.set('file', file);
  return ['--import', recorder.href];
}

/** Takes another port if a process took the first one between the search and the start, up to three times. */
async function startOnFreePort(
  nodeArguments: readonly string[],
  env: NodeJS.ProcessEnv,
  wishedPort?: number,
  attempt = 1,
): Promise<StartedProcess> {
  const port = wishedPort ?? (await findFreePort());
  const child = spawn(process.execPath, [...nodeArguments, 'infra/local/main.ts'], {
    env: { ...env, PORT: String(port) },
    // The IPC channel closes when the test process ends, and the application then ends as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  try {
    return { port, child, said: await readOutputUntilReady(child) };
  } catch (error) {
    const isTaken = String(error).includes(`El puerto ${port} está ocupado`);
    if (wishedPort || attempt === 3 || !isTaken) throw error;
    return startOnFreePort(nodeArguments, env, undefined, attempt + 1);
  }
}

interface StartedProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** The lines that it printed while it started. */
  readonly said: readonly string[];
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * Resolves with the output once a line begins with `Listo`; if the application ends before, the error has all output.
 */
async function readOutputUntilReady(child: ChildProcess): Promise<readonly string[]> {
  const said: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      if (line.startsWith('Listo')) resolve();
    });
  }
  child.once('exit', (code) => reject(new Error(`The application ended with ${code}:\n${said.join('\n')}`)));
  await promise;
  return said;
}
