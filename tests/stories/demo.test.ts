/** The demo data: complete, alive today, loaded once, and started over when its loading was killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localDay } from '#functions/platform/documents/local-day.ts';
import { processesLeftWith, processesWith } from '#tests/support/processes.ts';
import { startApp } from '#tests/support/running-app.ts';
import { clientOf, eventually, signIn } from '#tests/support/web-client.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'torneo-demo-'));
});
afterEach(async () => {
  for (const { pid } of processesWith(dataDir)) process.kill(pid, 'SIGKILL');
  await processesLeftWith(dataDir);
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

describe('the demo data', () => {
  test('is a tournament in its fifth round, with a match today and the DT in one of its teams', async () => {
    const { url, stop } = await startApp({ seed: 'demo', dataDir });
    const fan = clientOf(url);
    const { body: matches } = await fan('GET /matches/tournament/{id}', { params: { id: 1 } });
    const today = localDay(new Date(), 'America/Argentina/Buenos_Aires');
    expect(matches).toHaveLength(28);
    expect(matches.filter(({ isCompleted }) => isCompleted)).toHaveLength(16);
    expect(matches.filter(({ matchDate }) => matchDate === today)).not.toEqual([]);

    const readTable = () => fan('GET /standings/tournament/{id}', { params: { id: 1 } });
    const { value } = await eventually(readTable, ({ body }) => body.every(({ played }) => played === 4), 10);
    expect(value.body.map(({ points }) => points)).toEqual([10, 9, 8, 8, 4, 4, 1, 0]);
    expect(value.body.map(({ decidedBy }) => decidedBy)).toContain('goalDifference');

    const { body: dt } = await (await signIn(url, 'DT'))('GET /auth/users/current');
    expect(dt).toMatchObject({ teamId: 1, teamName: value.body.find(({ teamId }) => teamId === 1)?.team.name });
    await stop();
  });

  test('is loaded once, also when its first loading was killed', async () => {
    await killWhileLoading();
    for (const _start of ['after the kill', 'again']) {
      const { url, stop } = await startApp({ seed: 'demo', dataDir });
      const { body: teams } = await clientOf(url)('GET /teams');
      const { body: matches } = await clientOf(url)('GET /matches/tournament/{id}', { params: { id: 1 } });
      expect([teams.length, matches.length]).toEqual([8, 28]);
      await expect(signIn(url, 'DT')).resolves.toBeDefined();
      await stop();
    }
  });

  test("leaves out everything but the users with 'none'", async () => {
    const { url, stop } = await startApp({ seed: 'none', dataDir });
    const { body: teams } = await clientOf(url)('GET /teams');
    const { body: users } = await clientOf(url)('GET /auth/test-users');
    expect(teams).toEqual([]);
    expect(users).toMatchObject([
      { roles: ['Admin'], teamId: 0 },
      { roles: ['DT'], teamId: 0, teamName: '' },
    ]);
    await stop();
  });
});
