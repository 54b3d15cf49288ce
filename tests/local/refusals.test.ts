/** `npm start` refuses wrong settings in one line, before any long work, and exits with an error. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDataFolder } from '#infra/local/data-folder.ts';
import { OperatorError } from '#infra/local/operator-error.ts';
import { readOptions } from '#infra/local/options.ts';
import { requireFreePort } from '#infra/local/port.ts';
import { collectOutput } from './output-of.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'torneo-refusals-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function runStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ['infra/launcher.cjs', 'start'], {
    env: { ...process.env, PORT: '0', LOCAL_DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collectOutput(child);
  const [code] = await once(child, 'close');
  return { code, lines: said().trimEnd().split('\n') };
}

test.each([
  ['a port that does not exist', { PORT: '65536' }, /PORT.*'65536'/],
  ['an unknown seed', { LOCAL_SEED: 'demos' }, /LOCAL_SEED.*demo o none.*'demos'/],
  ['a database address that is not valid', { LOCAL_DYNAMODB_ENDPOINT: 'localhost:8000' }, /LOCAL_DYNAMODB_ENDPOINT/],
])('the settings refuse %s, in an error that npm start prints', (_, env, message) => {
  expect(() => readOptions(env)).toThrow(OperatorError);
  expect(() => readOptions(env)).toThrow(message);
});

test('npm start prints the refusal in one line and exits with an error', async () => {
  const { code, lines } = await runStart({ PORT: 'tres mil' });
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(/PORT.*'tres mil'/)] });
});

test('the data folder is refused where none can be created, or another process uses it', () => {
  const [file, taken] = [join(folder, 'un-archivo'), join(folder, 'tomada')];
  writeFileSync(file, 'algo');
  mkdirSync(taken);
  lockDataFolder(taken);
  for (const [dataDir, message] of [
    ['/dev/null/datos', /\/dev\/null\/datos.*LOCAL_DATA_DIR/],
    [file, /un-archivo/],
    [taken, /Otro proceso.*tomada.*LOCAL_DATA_DIR/],
  ] as const) {
    expect(() => lockDataFolder(dataDir)).toThrow(OperatorError);
    expect(() => lockDataFolder(dataDir)).toThrow(message);
  }
});

test('a port on which another process listens is refused', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port)).rejects.toThrow(new RegExp(`puerto ${port} está ocupado.*PORT`));
  await expect(requireFreePort(port)).rejects.toThrow(OperatorError);
  other.close();
});
