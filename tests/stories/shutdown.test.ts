/** The application ends with all its processes, by a signal or killed, and its data can be used again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '#tests/support/full.ts';
import { findRemainingProcesses, killProcessesContaining } from '#tests/support/processes.ts';

/** All starts but one leave out the Lambdas, whose threads end with their process. */
const lazy = { LOCAL_LAZY_LAMBDAS: '1' };

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'torneo-ending-'));
});
afterAll(async () => {
  killProcessesContaining(dataDir);
  await findRemainingProcesses(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the application and resolves with the lines that it printed, up to the line `Listo`. */
async function startLauncher(
  command = [process.execPath, 'infra/launcher.cjs', 'start'],
  more: NodeJS.ProcessEnv = lazy,
) {
  const [program = '', ...args] = command;
  const launcher = spawn(program, args, {
    env: { ...process.env, PORT: '0', LOCAL_DATA_DIR: dataDir, LOCAL_SEED: 'none', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: launcher.stdout as NonNullable<ChildProcess['stdout']> })) {
    said.push(line);
    if (line.startsWith('Listo')) return { launcher, said };
  }
  throw new Error(`it ended before it was ready:\n${said.join('\n')}`);
}

async function exitCodeAfterSignal(launcher: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(launcher, 'exit');
  launcher.kill(signal);
  return (await ended)[0];
}

describe('npm start', () => {
  // Every other test that starts an application ends it by SIGINT, as Ctrl-C does.
  test('prints its address, the test users and that it is ready, and ends when only its launcher is killed', async () => {
    const { launcher, said } = await startLauncher();
    const text = said.join('\n');
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    expect(text).toContain('admin@torneo.local');
    expect(text).toContain('dt@torneo.local');
    expect(said.filter((line) => line.startsWith('Listo'))).toHaveLength(1);
    await exitCodeAfterSignal(launcher, 'SIGKILL');
    expect(await findRemainingProcesses(dataDir)).toEqual([]);
  });

  // `npm test` sends SIGTERM to npm below, which passes it on to the launcher.
  test.each(isFullRun ? (['SIGINT', 'SIGTERM', 'SIGHUP'] as const) : [])(
    'ends with all its processes on the signal %s',
    async (signal) => {
      const { launcher } = await startLauncher(undefined, signal === 'SIGINT' ? {} : lazy);
      expect(await exitCodeAfterSignal(launcher, signal)).toBe(0);
      expect(await findRemainingProcesses(dataDir, 1000)).toEqual([]);
    },
  );

  test.each(isFullRun ? (['SIGTERM', 'SIGKILL'] as const) : [])(
    'ends with all its processes when npm gets the signal %s',
    async (signal) => {
      const { launcher: npm } = await startLauncher(['npm', 'start']);
      await exitCodeAfterSignal(npm, signal);
      expect(await findRemainingProcesses(dataDir)).toEqual([]);
    },
  );
});
