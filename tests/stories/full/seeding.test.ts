/** Seeding of a data folder (LOCAL_SEED): it happens once, also after a kill, and later starts do not change it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRemainingProcesses, killProcessesContaining } from '#tests/support/processes.ts';
import { startApp } from '#tests/support/running-app.ts';
import { createClient, signIn } from '#tests/support/web-client.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'torneo-demo-'));
});
afterEach(async () => {
  killProcessesContaining(dataDir);
  await findRemainingProcesses(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

async function killWhileLoading(): Promise<void> {
  const env = { ...process.env, PORT: '0', LOCAL_DATA_DIR: dataDir, LOCAL_SEED: 'demo' };
  const app = spawn(process.execPath, ['infra/local/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: app.stdout })) if (line.startsWith('Cargando')) break;
  await wait(300);
  const ended = once(app, 'exit');
  app.kill('SIGKILL');
  await ended;
}

describe('the seeding of a data folder', () => {
  test('is completed once by the next start when the first start was killed', async () => {
    await killWhileLoading();
    for (const _start of ['after the kill', 'again']) {
      const { url, stop } = await startApp({ seed: 'demo', dataDir });
      const { body: teams } = await createClient(url)('GET /teams');
      const { body: matches } = await createClient(url)('GET /matches/tournament/{id}', { params: { id: 1 } });
      expect({ teams: teams.length, matches: matches.length }).toEqual({ teams: 8, matches: 28 });
      await expect(signIn(url, 'DT')).resolves.toBeDefined();
      await stop();
    }
  });

  test('creates only the test users with LOCAL_SEED=none', async () => {
    const { url, stop } = await startApp({ seed: 'none', dataDir });
    const { body: teams } = await createClient(url)('GET /teams');
    const { body: users } = await createClient(url)('GET /auth/test-users');
    expect(teams).toEqual([]);
    expect(users).toMatchObject([
      { roles: ['Admin'], teamId: 0 },
      { roles: ['DT'], teamId: 0, teamName: '' },
    ]);
    await stop();
  });

  test('is not changed by another LOCAL_SEED later, and a message says so', async () => {
    const first = await startApp({ seed: 'none', dataDir });
    await first.stop();
    const second = await startApp({ seed: 'demo', dataDir });
    const { body: teams } = await createClient(second.url)('GET /teams');
    await second.stop();
    expect(teams).toEqual([]);
    expect(second.said).toContainEqual(expect.stringMatching(/^LOCAL_SEED=demo no cambia nada: .* ya tiene datos/));
    expect(first.said).not.toContainEqual(expect.stringMatching(/LOCAL_SEED/));
  });
});
