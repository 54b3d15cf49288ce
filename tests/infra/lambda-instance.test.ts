/** The thread of a Lambda that new code or a timeout replaced must end, or each replacement would keep its memory. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LambdaInstance } from '#infra/local/lambda/instance.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Starts a Lambda whose handler answers 'done' after as many milliseconds as its event says. */
function startInstance(timeoutSeconds: number): LambdaInstance {
  const bundle = join(makeTemporaryFolder(), 'index.cjs');
  writeFileSync(bundle, "exports.handler = (ms) => new Promise((resolve) => setTimeout(resolve, ms, 'done'));");
  return new LambdaInstance(
    { bundle, exportName: 'handler', functionName: 'toy', memoryMb: 128, timeoutSeconds, environment: {} },
    () => {},
  );
}

test('a retired instance finishes its invocation, and ends', async () => {
  const instance = startInstance(60);
  const underWay = instance.invoke('1', 50);
  instance.retire();
  expect(JSON.parse(await underWay)).toBe('done');
  expect(await instance.ended).toBeUndefined();
});

test('a retired instance that is idle ends at once', async () => {
  const instance = startInstance(60);
  await instance.invoke('1', 0);
  instance.retire();
  expect(await instance.ended).toBeUndefined();
});

test('an instance that was retired at a timeout ends when its last invocation times out, too', async () => {
  const instance = startInstance(0.5);
  const [first, second] = [instance.invoke('1', 60_000), instance.invoke('2', 60_000)];
  await expect(first).rejects.toMatchObject({ reason: 'timeout' });
  instance.retire();
  await expect(second).rejects.toMatchObject({ reason: 'timeout' });
  expect(await instance.ended).toBeUndefined();
});
