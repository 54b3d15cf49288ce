/** Export and import of a local application by their commands, with an import that is killed half-way and repeated. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codesFilePath } from '#infra/local/services/codes.ts';
import { startApp } from '../../support/running-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'torneo-move-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [oldHome, newHome, exported] = ['old', 'new', 'exported'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

/** Runs the task as the launcher does, without the launcher's own process in between, so that a kill reaches it. */
function runTask(task: 'export' | 'import', args: readonly string[], dataDir: string) {
  const child = spawn(process.execPath, [`infra/tasks/${task}.ts`, 'local', ...args], {
    env: { ...process.env, LOCAL_DATA_DIR: dataDir, LOCAL_SEED: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return { child, said: () => said, ended: endOf(child) };
}

const endOf = async (child: ChildProcess): Promise<number | null> => (await once(child, 'close'))[0];

const publicPaths = ['teams', 'tournaments', 'matches', 'standings/formatted/tournament/1', 'tournaments/1/summary'];

async function readPublicAnswers(url: string) {
  const answers = publicPaths.map(async (path) => (await fetch(`${url}/api/${path}`)).json());
  return Promise.all(answers);
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a league moves to another data folder despite a killed import, and its coach can sign in again', async () => {
  const before = await startApp({ dataDir: oldHome, seed: 'demo' });
  const answers = await readPublicAnswers(before.url);
  const exporting = runTask('export', ['--to', exported], oldHome);
  expect({ code: await exporting.ended, said: exporting.said() }).toEqual({
    code: 0,
    said: expect.stringMatching(/^Listo: \d{3,} elementos, 8 escudos y 2 cuentas/m),
  });
  await before.stop();

  const killed = runTask('import', ['--from', exported], newHome);
  killed.child.stdout?.once('data', () => killed.child.kill('SIGKILL'));
  expect(await killed.ended).toBeNull();
  const again = runTask('import', ['--from', exported], newHome);
  expect({ code: await again.ended, said: again.said() }).toEqual({
    code: 0,
    said: expect.stringMatching(/^Listo: los datos de local/m),
  });
  const twice = runTask('import', ['--from', exported], newHome);
  expect({ code: await twice.ended, said: twice.said() }).toEqual({
    code: 1,
    said: expect.stringContaining('no está vacía: no se importó nada'),
  });

  const after = await startApp({ dataDir: newHome });
  try {
    expect(await readPublicAnswers(after.url)).toEqual(answers);
    const email = 'dt@torneo.local';
    const newPassword = 'Vuelta-de-honor-5';
    expect((await post(after.url, 'password/forgot', { email })).status).toBe(200);
    expect(existsSync(codesFilePath(newHome))).toBe(true);
    const code = readFileSync(codesFilePath(newHome), 'utf8').trim().split(' ').at(-1);
    expect((await post(after.url, 'password/reset', { email, code, newPassword })).status).toBe(200);
    const signedIn = await post(after.url, 'login', { email, password: newPassword });
    expect(await signedIn.json()).toMatchObject({ success: true, user: { email, roles: ['DT'], teamId: 1 } });
  } finally {
    await after.stop();
  }
});
