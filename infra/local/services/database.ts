/** Runs the embedded DynamoDB on this machine, with its data on disk, for as long as this process lives. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { killLeftoverProcesses, killProcessOnExit } from './child-processes.ts';
import { databaseProgram } from './database-program.ts';
import { findFreePort } from './free-port.ts';

export interface Database {
  readonly endpoint: string;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  /** Address of a DynamoDB that already runs; with it, no database is started. */
  readonly endpoint?: string | undefined;
  readonly log: (line: string) => void;
  /** Called when the database died and could not be started again. */
  readonly onLost?: (reason: string) => void;
}

const startTimeoutMs = 15_000;
const stopTimeoutMs = 3_000;
/** After this many crashes within a minute, the database is not started again. */
const maxCrashes = 4;

/**
 * Starts the database. The caller must hold the lock of `dataDir`: a database that already runs there was left behind
 * by a killed process and is ended.
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.endpoint) return { endpoint: options.endpoint, stop: async () => {} };
  const folder = resolve(options.dataDir, 'db');
  const file = join(folder, 'db.sqlite');
  await killLeftoverProcesses('dynoxide', file);
  denyOtherUsers(folder, file);
  return new EmbeddedDatabase(options, file, await findFreePort()).start();
}

/**
 * Lets only the owner of the folder read the database, which holds personal data. SQLite gives the files that it adds
 * the mode of the database's file, so that exists before the database starts.
 */
function denyOtherUsers(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  closeSync(openSync(file, 'a'));
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o600);
}

class EmbeddedDatabase implements Database {
  readonly endpoint: string;
  readonly #options: DatabaseOptions;
  readonly #file: string;
  readonly #port: number;
  #child: ChildProcess | undefined;
  #guard: ChildProcess | undefined;
  #stopping = false;
  #deaths: number[] = [];

  constructor(options: DatabaseOptions, file: string, port: number) {
    this.#options = options;
    this.#file = file;
    this.#port = port;
    this.endpoint = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<this> {
    const address = ['--host', '127.0.0.1', '--port', String(this.#port)];
    // A process group of its own, so that Ctrl-C reaches this process only, which stops the database after everything
    // else.
    const child = spawn(databaseProgram(), ['serve', ...address, '--db-path', this.#file], {
      detached: true,
      stdio: 'ignore',
    });
    this.#child = child;
    const died = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`the database ended (${signal ?? code})`)));
    });
    died.catch(() => {});
    this.#guard?.kill();
    if (child.pid) this.#guard = killProcessOnExit(child.pid, this.#file);
    try {
      await Promise.race([this.#answers(), died]);
      addStreamIndex(this.#file);
    } catch (error) {
      await this.#end(child);
      throw error;
    }
    died.catch(() => this.#revive());
    return this;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    await this.#end(child);
    this.#guard?.kill();
  }

  async #end(child: ChildProcess | undefined): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(late);
  }

  async #answers(): Promise<void> {
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline) {
      const answer = await fetch(this.endpoint, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
      if (answer) return;
      await wait(10);
    }
    throw new Error('the database does not answer');
  }

  async #revive(): Promise<void> {
    if (this.#stopping) return;
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((moment) => moment > now - 60_000), now];
    if (this.#deaths.length >= maxCrashes) return this.#options.onLost?.('La base de datos se cayó varias veces.');
    this.#options.log('La base de datos se cayó: vuelve a empezar.');
    await wait(100);
    if (this.#stopping) return;
    await this.start().catch((error: Error) => {
      this.#options.log(`La base de datos no vuelve: ${error.message}`);
      return this.#revive();
    });
  }
}

/**
 * Adds an index to the database's stream table. At each write the database looks up the last stream record, which
 * without the index gets slower with every record.
 */
function addStreamIndex(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(
      'CREATE INDEX IF NOT EXISTS local_stream ON _stream_records(table_name, CAST(sequence_number AS INTEGER))',
    );
  } finally {
    database.close();
  }
}
