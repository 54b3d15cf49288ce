/** While the database does not respond, the edge serves stale copies, and all other requests are answered 503. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProcesses } from '#tests/support/processes.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { createClient, signIn } from '#tests/support/web-client.ts';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

function databasePid(): number {
  const found = findProcesses(app.dataDir).find(({ command }) => command[0]?.includes('dynoxide'));
  if (!found) throw new Error('no database runs');
  return found.pid;
}

test('while the database is stopped, the edge serves its stale copy, and uncached reads are answered 503', async () => {
  const [admin, fan] = [await signIn(app.url, 'Admin'), createClient(app.url)];
  const body = { name: 'Villa Luro', coach: 'Coach', city: 'Morón', foundationYear: 1950 };
  const { id } = (await admin('POST /teams', { body })).body;
  const readTeam = () => fan('GET /teams/{id}', { params: { id } });
  expect((await readTeam()).status).toBe(200);

  process.kill(databasePid(), 'SIGSTOP');
  try {
    // The wait is longer than a shared copy stays fresh, so the edge has to send the next request to the API.
    await sleep(6_000);
    const [known, unknown, own] = await Promise.all([readTeam(), fan('GET /canchas'), admin('GET /canchas')]);
    expect({ status: known.status, name: known.body.name }).toEqual({ status: 200, name: 'Villa Luro' });
    for (const answer of [unknown, own]) {
      expect({ status: answer.status, code: Reflect.get(answer.body, 'code') }).toEqual({
        status: 503,
        code: 'unavailable',
      });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  } finally {
    process.kill(databasePid(), 'SIGCONT');
  }
  expect((await admin('GET /canchas')).status).toBe(200);
});
