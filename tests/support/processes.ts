/** Finds and kills processes of this machine through /proc. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningProcess {
  readonly pid: number;
  readonly command: readonly string[];
}

/** The processes that have `text`, such as a folder of the test's own, in their command line or environment. */
export function findProcesses(text: string): RunningProcess[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(Number.isInteger)
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        return [...command, ...environment].some((part) => part.includes(text)) ? [{ pid, command }] : [];
      } catch {
        return [];
      }
    });
}

/** Waits until no process has `text`, and returns those that remain after `stopTimeoutMs` milliseconds. */
export async function findRemainingProcesses(text: string, stopTimeoutMs = 30_000): Promise<RunningProcess[]> {
  const deadline = Date.now() + stopTimeoutMs;
  while (findProcesses(text).length > 0 && Date.now() < deadline) await wait(20);
  return findProcesses(text);
}

/** Kills the processes that have `text`; some may have just ended by themselves. */
export function killProcessesContaining(text: string): void {
  for (const { pid } of findProcesses(text)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
