/** The build makes only what is out of date and leaves no half-built folder, even when two processes build at once. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuildTarget, builtFolderOfTarget } from '#infra/build/built-folder.ts';
import { buildDir, rootDir } from '#infra/build/paths.ts';

const sourceDir = join('.build', `source-${process.pid}`);
const targetName = `test-${process.pid}`;
const findBuiltFolders = () => readdirSync(buildDir).filter((entry) => entry.includes(targetName));
const writeSource = (text: string) => writeFileSync(join(rootDir, sourceDir, 'source.txt'), text);

let buildCount = 0;
const createBuildTarget = (more: Partial<BuildTarget> = {}): BuildTarget => ({
  name: targetName,
  doing: 'Making a test',
  sources: [sourceDir],
  make: async (folder) => {
    buildCount += 1;
    writeFileSync(join(folder, 'made.txt'), readFileSync(join(rootDir, sourceDir, 'source.txt')));
  },
  ...more,
});
const buildNewTarget = (more?: Partial<BuildTarget>) => builtFolderOfTarget(createBuildTarget(more), () => {});

beforeEach(() => {
  buildCount = 0;
  mkdirSync(join(rootDir, sourceDir), { recursive: true });
  writeSource('one');
});
afterEach(() => {
  for (const entry of [...findBuiltFolders().map((each) => join(buildDir, each)), join(rootDir, sourceDir)])
    rmSync(entry, { recursive: true, force: true });
});

test('a changed source is built again, an unchanged one is not, and a restored one finds its earlier build', async () => {
  const first = await buildNewTarget();
  expect({ folder: await buildNewTarget(), timesMade: buildCount }).toEqual({ folder: first, timesMade: 1 });
  writeSource('two');
  const second = await buildNewTarget();
  expect({ file: readFileSync(join(second, 'made.txt'), 'utf8'), timesMade: buildCount }).toEqual({
    file: 'two',
    timesMade: 2,
  });
  writeSource('one');
  expect({ folder: await buildNewTarget(), timesMade: buildCount }).toEqual({ folder: first, timesMade: 2 });
});

test('a failed build leaves no folder behind', async () => {
  const failing = buildNewTarget({ make: async () => Promise.reject(new Error('no luck')) });
  await expect(failing).rejects.toThrow('no luck');
  expect(findBuiltFolders()).toEqual([]);
});

test('two simultaneous builds end with the same complete folder', async () => {
  const [one, other] = await Promise.all([buildNewTarget(), buildNewTarget()]);
  expect(one).toBe(other);
  expect(existsSync(join(one, 'made.txt'))).toBe(true);
  expect(findBuiltFolders()).toHaveLength(1);
});

test('a source edited during its build is built again', async () => {
  const folder = await buildNewTarget({
    make: async (draft) => {
      buildCount += 1;
      writeFileSync(join(draft, 'made.txt'), readFileSync(join(rootDir, sourceDir, 'source.txt')));
      if (buildCount === 1) writeSource('edited');
    },
  });
  expect({ file: readFileSync(join(folder, 'made.txt'), 'utf8'), timesMade: buildCount }).toEqual({
    file: 'edited',
    timesMade: 2,
  });
});

test('only the last three versions stay on disk', async () => {
  for (const text of ['1', '2', '3', '4', '5']) {
    writeSource(text);
    await buildNewTarget();
  }
  expect(findBuiltFolders()).toHaveLength(3);
});
