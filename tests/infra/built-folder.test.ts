/** The build makes what is stale and nothing else, whole or not at all, even when two want it at once. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuildTarget, buildFolder } from '#infra/build/built-folder.ts';
import { buildDir, rootDir } from '#infra/build/paths.ts';

const source = join('.build', `source-${process.pid}`);
const name = `test-${process.pid}`;
const leftovers = () => readdirSync(buildDir).filter((entry) => entry.includes(name));
const write = (text: string) => writeFileSync(join(rootDir, source, 'source.txt'), text);

let made = 0;
const part = (more: Partial<BuildTarget> = {}): BuildTarget => ({
  name,
  doing: 'Making a test',
  sources: [source],
  make: async (folder) => {
    made += 1;
    writeFileSync(join(folder, 'made.txt'), readFileSync(join(rootDir, source, 'source.txt')));
  },
  ...more,
});
const built = (more?: Partial<BuildTarget>) => buildFolder(part(more), () => {});

beforeEach(() => {
  made = 0;
  mkdirSync(join(rootDir, source), { recursive: true });
  write('one');
});
afterEach(() => {
  for (const entry of [...leftovers().map((each) => join(buildDir, each)), join(rootDir, source)])
    rmSync(entry, { recursive: true, force: true });
});

test('an unchanged source is not built again, a changed one is, and going back finds the old one', async () => {
  const first = await built();
  expect({ built: await built(), made }).toEqual({ built: first, made: 1 });
  write('two');
  const second = await built();
  expect({ file: readFileSync(join(second, 'made.txt'), 'utf8'), made }).toEqual({ file: 'two', made: 2 });
  write('one');
  expect({ built: await built(), made }).toEqual({ built: first, made: 2 });
});

test('a build that fails leaves nothing that looks built', async () => {
  const failing = built({ make: async () => Promise.reject(new Error('no luck')) });
  await expect(failing).rejects.toThrow('no luck');
  expect(leftovers()).toEqual([]);
});

test('two at once end with the same folder, whole', async () => {
  const [one, other] = await Promise.all([built(), built()]);
  expect(one).toBe(other);
  expect(existsSync(join(one, 'made.txt'))).toBe(true);
  expect(leftovers()).toHaveLength(1);
});

test('a source edited while it is built is built again', async () => {
  const folder = await built({
    make: async (draft) => {
      made += 1;
      writeFileSync(join(draft, 'made.txt'), readFileSync(join(rootDir, source, 'source.txt')));
      if (made === 1) write('edited');
    },
  });
  expect({ file: readFileSync(join(folder, 'made.txt'), 'utf8'), made }).toEqual({ file: 'edited', made: 2 });
});

test('only the last versions stay', async () => {
  for (const text of ['1', '2', '3', '4', '5']) {
    write(text);
    await built();
  }
  expect(leftovers()).toHaveLength(3);
});
