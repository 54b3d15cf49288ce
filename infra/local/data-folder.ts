/** Locks the data folder for one process at a time, and clears it. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from './operator-error.ts';

const lockName = 'lock.sqlite';
let heldLock: DatabaseSync | undefined;

/**
 * Locks the data folder until this process ends. The lock is an SQLite file lock, so the operating system releases it
 * even if the process is killed.
 */
export function lockDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    heldLock = new DatabaseSync(join(dataDir, lockName));
    heldLock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    const sqliteBusy = 5;
    throw new OperatorError(
      errcode === sqliteBusy
        ? `Otro proceso ya usa los datos de ${dataDir}: cerralo, o elegí otra carpeta con LOCAL_DATA_DIR.`
        : `No se puede usar ${dataDir} como carpeta de datos (${message.split('\n')[0]}): elegí otra con LOCAL_DATA_DIR.`,
    );
  }
}

/**
 * Creates a folder and its parents. Node's own `recursive` option hangs in places where nothing can be created, like
 * /proc.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || folder === dirname(folder)) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}

/** Deletes everything in the data folder except the lock file. */
export function clearDataFolder(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(lockName)) rmSync(join(dataDir, name), { recursive: true });
  }
}
