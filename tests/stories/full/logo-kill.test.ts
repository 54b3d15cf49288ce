/** The logo of a team outlives the application that stored it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aPng } from '#tests/support/images.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { samples } from '#tests/support/samples.ts';
import { uploadTeamLogo } from '#tests/support/team-logo.ts';
import { expectOk, signIn } from '#tests/support/web-client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'torneo-logos-'));
let app: RunningApp | undefined;
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a logo is still served after the application was killed and started again', async () => {
  app = await startApp({ dataDir });
  const send = await signIn(app.url, 'Admin');
  const { id } = await expectOk(send('POST /teams', { body: samples['POST /teams'] }));
  const logo = await uploadTeamLogo(send, id, aPng(200, 200));
  const before = Buffer.from(await (await fetch(app.url + logo)).arrayBuffer());
  app.process.kill('SIGKILL');
  await once(app.process, 'exit');
  app = await startApp({ dataDir });
  const sendAgain = await signIn(app.url, 'Admin');
  expect((await expectOk(sendAgain('GET /teams/{id}', { params: { id } }))).logo).toBe(logo);
  expect(Buffer.from(await (await fetch(app.url + logo)).arrayBuffer()).equals(before)).toBe(true);
});
