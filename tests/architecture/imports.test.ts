/** Imports point one way: each rule is a fact about folders, and the check counts what it looked at. */
import { readFileSync } from 'node:fs';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';
import { importRules } from './import-rules.ts';

const looking = look();

async function look(): Promise<ICruiseResult> {
  const { output } = await cruise(['shared', 'functions', 'infra', 'web', 'tests'], {
    ruleSet: { forbidden: importRules },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['import', 'require', 'node', 'default'] },
  });
  const result = output as ICruiseResult;
  return { ...result, modules: result.modules.map(withoutTypesOfPages) };
}

const screens = 'web/screens/screens.ts';

/**
 * The declaration of a screen names its page by `typeof import(…)`: a type, which dependency-cruiser takes for an
 * import.
 */
const withoutTypesOfPages = (module: IModule): IModule =>
  module.source === screens
    ? { ...module, dependencies: module.dependencies.filter(({ resolved }) => !resolved.startsWith('web/pages/')) }
    : module;

test('the declarations of the screens import nothing of a page but its type', () => {
  const imports = readFileSync(screens, 'utf8').match(/^.*(\bfrom|\bimport\().*pages\/.*$/gm) ?? [];
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter((line) => !/<typeof import\('\.\.\/pages\/[\w-]+\.tsx'\)>/.test(line))).toEqual([]);
});

test('every import points the way the folders say', async () => {
  const { summary, modules } = await looking;
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

test('no file or folder imports, directly or through others, what imports it', async () => {
  const { modules } = await looking;
  expect(folderCircles(modules)).toEqual([]);
});

/** Hooks and state come from React; types of it are harmless. */
const valueOfReact = /^import (?!type )[^;]*? from 'react(-dom)?'/m;
/** What only a browser has, or a screen in use: its data, its session, its router. Links need the addresses alone. */
const ofScreens = /^(node_modules\/(?!react\/)|web\/(?!public\/|ui\/|screens\/))/;

test('web/public, with all it imports, can be drawn by a server: it has no hook and no state', async () => {
  const { modules } = await looking;
  const drawn = modules.filter(({ source }) => /^web\/(public|screens)\//.test(source));
  for (const { dependencies } of drawn)
    for (const { resolved } of dependencies) {
      const found = modules.find(({ source }) => source === resolved);
      if (found?.source.startsWith('web/ui/') && !drawn.includes(found)) drawn.push(found);
    }
  expect(drawn.length).toBeGreaterThan(50);
  const wrong = drawn.flatMap(({ source, dependencies }) => [
    ...dependencies
      .filter(({ resolved, typeOnly }) => ofScreens.test(resolved) && !typeOnly)
      .map(({ resolved }) => `${source} → ${resolved}`),
    ...(valueOfReact.test(readFileSync(source, 'utf8')) ? [`${source} → react`] : []),
  ]);
  expect(wrong).toEqual([]);
});

const file = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});

test.each([
  ['two folders', [file('a/x/1.ts', 'a/y/1.ts'), file('a/y/2.ts', 'a/x/2.ts')], 'a/x → a/y → a/x'],
  [
    'three folders, one through a subfolder',
    [file('a/1.ts', 'b/1.ts'), file('b/2.ts', 'c/d/1.ts'), file('c/2.ts', 'a/2.ts')],
    'a → b → c → a',
  ],
  ['a folder and a file beside it', [file('a/1.ts', 'a/x/1.ts'), file('a/x/2.ts', 'a/1.ts')], 'a/1.ts → a/x → a/1.ts'],
])('a circle of %s is found', (_, modules, circle) => {
  expect(folderCircles(modules)).toEqual([expect.stringContaining(`${circle} (`)]);
});

test('a file may use the folder beside it while that folder uses another file', () => {
  expect(folderCircles([file('a/main.ts', 'a/x/1.ts'), file('a/x/1.ts', 'a/base.ts')])).toEqual([]);
});
