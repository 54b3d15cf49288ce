/** Makes sure that a database never outlives the process that started it, however that process ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Kills processes that run `program` with `argument`, left behind by a killed process; resolves when they are gone. */
export async function killLeftoverProcesses(program: string, argument: string): Promise<void> {
  const orphans = processIds().filter((pid) => isProcessRunning(pid, program, argument));
  const deadline = Date.now() + 5000;
  for (const pid of orphans) {
    while (isProcessRunning(pid, program, argument)) {
      if (Date.now() > deadline) throw new Error(`process ${pid} (${program}) does not end`);
      process.kill(pid, 'SIGKILL');
      await wait(10);
    }
  }
}

/**
 * Starts a shell that kills the process `pid` when this process ends, even by SIGKILL: the shell waits for the end of
 * its input, then kills `pid` if that is still a process with `argument` in its command line.
 */
export function killProcessOnExit(pid: number, argument: string): ChildProcess {
  const script =
    'while read -r _; do :; done; (cat "/proc/$1/cmdline" || ps -o command= -p "$1") 2>/dev/null | grep -qaF -- "$2" && kill -KILL "$1"';
  const guard = spawn('/bin/sh', ['-c', script, 'guard', String(pid), argument], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => {});
  return guard;
}

/**
 * The ids of all processes. Empty where there is no /proc; there only the shell of `killProcessOnExit` ends a leftover
 * database.
 */
function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function isProcessRunning(pid: number, program: string, argument: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return basename(command[0] ?? '') === program && command.includes(argument);
  } catch {
    return false;
  }
}
