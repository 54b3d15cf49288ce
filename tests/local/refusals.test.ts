/** `npm start` refuses wrong settings in one line, before any long work, and exits with an error. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataFolder } from '#infra/local/data-folder.ts';
import { OperatorError } from '#infra/local/operator-error.ts';
import { readOptions } from '#infra/local/options.ts';
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

describe('npm start', () => {
  test.each([
    ['a port that is no number', { PORT: 'tres mil' }, /PORT.*'tres mil'/],
    [
      'a data folder where none can be created',
      { LOCAL_DATA_DIR: '/dev/null/datos' },
      /\/dev\/null\/datos.*LOCAL_DATA_DIR/,
    ],
  ])('refuses %s', async (_, env, message) => {
    const { code, lines } = await runStart(env);
    expect(lines).toEqual([expect.stringMatching(message)]);
    expect(code).toBe(1);
  });

  test('refuses a data folder that is a file', async () => {
    const file = join(folder, 'un-archivo');
    writeFileSync(file, 'algo');
    const { code, lines } = await runStart({ LOCAL_DATA_DIR: file });
    expect(lines).toEqual([expect.stringContaining(file)]);
    expect(code).toBe(1);
  });

  test('refuses a port on which another process listens', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const { code, lines } = await runStart({ PORT: port });
    other.close();
    expect(lines).toEqual([expect.stringMatching(`puerto ${port} está ocupado.*PORT`)]);
    expect(code).toBe(1);
  });

  test('refuses a data folder that another process uses', async () => {
    const dataDir = join(folder, 'tomada');
    mkdirSync(dataDir);
    lockDataFolder(dataDir);
    const { code, lines } = await runStart({ LOCAL_DATA_DIR: dataDir });
    expect(lines).toEqual([expect.stringMatching(`Otro proceso.*${dataDir}.*LOCAL_DATA_DIR`)]);
    expect(code).toBe(1);
  });
});
