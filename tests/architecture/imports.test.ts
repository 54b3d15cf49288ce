/**
 * Imports between folders point one way, as `import-rules.ts` says. The tests also check that they looked at enough
 * files.
 */
import { readFileSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { findFolderCircles } from './folder-circles.ts';
import { importRules } from './import-rules.ts';

const cruiseResult = cruiseImports();

async function cruiseImports(): Promise<ICruiseResult> {
  const { output } = await cruise(['shared', 'functions', 'infra', 'web', 'tests'], {
    ruleSet: { forbidden: importRules },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['import', 'require', 'node', 'default'] },
  });
  return output as ICruiseResult;
}

test('every import obeys the rules between folders', async () => {
  const { summary, modules } = await cruiseResult;
  for (const folder of ['shared/domain', 'shared/contract', 'functions/platform', 'infra', 'web']) {
    const looked = modules.filter(({ source }) => source.startsWith(`${folder}/`));
    expect(looked.length, `files looked at in ${folder}`).toBeGreaterThan(5);
    expect(
      looked.some(({ dependencies }) => dependencies.length > 0),
      `imports seen in ${folder}`,
    ).toBe(true);
  }
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

test('no files or folders import each other in a circle', async () => {
  const { modules } = await cruiseResult;
  expect(findFolderCircles(modules)).toEqual([]);
});

/** An import of a value from React, such as a hook; imports of types are allowed. */
const reactValueImportPattern = /^import (?!type )[^;]*? from 'react(-dom)?'/m;
/** Modules that a server cannot render: packages other than React and its renderer, and all of web/ but the views and the ui. */
const browserOnlyModulePattern = /^(node_modules\/(?!react\/|react-dom\/server\.js$)|web\/(?!views\/|ui\/))/;

test('web/views and all that it imports can be rendered on a server: they have no hooks and no state', async () => {
  const { modules } = await cruiseResult;
  const rendered = modules.filter(({ source }) => source.startsWith('web/views/'));
  for (const { dependencies } of rendered)
    for (const { resolved } of dependencies) {
      const found = modules.find(({ source }) => source === resolved);
      if (found?.source.startsWith('web/ui/') && !rendered.includes(found)) rendered.push(found);
    }
  expect(rendered.length).toBeGreaterThan(50);
  const wrong = rendered.flatMap(({ source, dependencies }) => [
    ...dependencies
      .filter(({ resolved, typeOnly }) => browserOnlyModulePattern.test(resolved) && !typeOnly)
      .map(({ resolved }) => `${source} → ${resolved}`),
    ...(reactValueImportPattern.test(readFileSync(source, 'utf8')) ? [`${source} → react`] : []),
  ]);
  expect(wrong).toEqual([]);
});

const sampleModuleImporting = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});

test.each([
  [
    'two folders',
    [sampleModuleImporting('a/x/1.ts', 'a/y/1.ts'), sampleModuleImporting('a/y/2.ts', 'a/x/2.ts')],
    'a/x → a/y → a/x',
  ],
  [
    'three folders, one through a subfolder',
    [
      sampleModuleImporting('a/1.ts', 'b/1.ts'),
      sampleModuleImporting('b/2.ts', 'c/d/1.ts'),
      sampleModuleImporting('c/2.ts', 'a/2.ts'),
    ],
    'a → b → c → a',
  ],
  [
    'a folder and a file beside it',
    [sampleModuleImporting('a/1.ts', 'a/x/1.ts'), sampleModuleImporting('a/x/2.ts', 'a/1.ts')],
    'a/1.ts → a/x → a/1.ts',
  ],
])('circular imports between %s are found', (_, modules, circle) => {
  expect(findFolderCircles(modules)).toEqual([expect.stringContaining(`${circle} (`)]);
});

test('a file may import from the folder beside it when that folder imports only another file', () => {
  expect(
    findFolderCircles([sampleModuleImporting('a/main.ts', 'a/x/1.ts'), sampleModuleImporting('a/x/1.ts', 'a/base.ts')]),
  ).toEqual([]);
});
