/** The command that creates an administrator of a local application, stopped or running. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createAdmin, createAdminArguments } from '#tests/support/create-admin.ts';
import { startApp } from '#tests/support/running-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'torneo-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const password = 'Clave-del-comienzo-1';
const createAdministrator = (email: string) =>
  createAdmin(createAdminArguments(email, ['local']), password, {
    LOCAL_DATA_DIR: dataDir,
    LOCAL_SEED: 'none',
  });

async function signIn(url: string, email: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()) as { user?: { roles: string[] } };
}

test('an administrator is created while the application is stopped, and while it is running', async () => {
  const before = await createAdministrator('antes@liga.ar');
  expect({ code: before.code, said: before.said }).toEqual({ code: 0, said: expect.stringMatching(/^Listo:/m) });
  const app = await startApp({ dataDir });
  try {
    expect((await signIn(app.url, 'antes@liga.ar')).user?.roles).toEqual(['Admin']);
    const during = await createAdministrator('durante@liga.ar');
    expect({ code: during.code, said: during.said }).toEqual({ code: 0, said: expect.stringMatching(/^Listo:/m) });
    expect((await signIn(app.url, 'durante@liga.ar')).user?.roles).toEqual(['Admin']);
    for (const { said } of [before, during]) expect(said).not.toContain(password);
  } finally {
    await app.stop();
  }
});

test('a second administrator with the same e-mail address is refused, and another is created', async () => {
  const again = await createAdministrator('antes@liga.ar');
  expect(again).toMatchObject({ code: 1, said: 'Ya hay un usuario con ese correo electrónico.\n' });
  expect(await createAdministrator('despues@liga.ar')).toMatchObject({ code: 0 });
});
