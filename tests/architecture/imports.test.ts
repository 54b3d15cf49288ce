/** Imports point one way: each rule is a fact about folders, and the check counts what it looked at. */
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const forbid = (name: string, from: object, to: object) =>
  ({ name, severity: 'error', from, to }) as IForbiddenRuleType;

const rules = [
  forbid('shared is the bottom', { path: '^shared/' }, { path: '^(functions|infra|web|tests)/' }),
  forbid(
    'shared uses no library but zod',
    { path: '^shared/' },
    { path: 'node_modules', pathNot: 'node_modules/zod/' },
  ),
  forbid('shared does no input or output', { path: '^shared/' }, { dependencyTypes: ['core'] }),
  forbid('domain knows no contract', { path: '^shared/domain/' }, { path: '^shared/contract/' }),
  forbid('domain knows no screen text', { path: '^shared/domain/' }, { path: '^shared/text/' }),
  forbid('spanish knows no football', { path: '^shared/spanish/' }, { path: '^shared/(?!spanish/)' }),
  forbid('functions stand on shared', { path: '^functions/' }, { path: '^(infra|web|tests)/' }),
  forbid('platform knows no resource', { path: '^functions/platform/' }, { path: '^functions/(?!platform/)' }),
  forbid(
    'one Lambda never imports another',
    { path: '^functions/(?!platform/)([^/]+)/' },
    { path: '^functions/(?!platform/)', pathNot: '^functions/$1/' },
  ),
  forbid(
    'AWS is reached through the platform',
    { path: '^(shared|web|functions/(?!platform/))' },
    { path: 'node_modules/@aws-sdk/' },
  ),
  forbid('web stands on shared', { path: '^web/' }, { path: '^(functions|infra|tests)/' }),
  forbid(
    'features never import each other',
    { path: '^web/features/([^/]+)/' },
    { path: '^web/features/', pathNot: '^web/features/$1/' },
  ),
  forbid(
    'a feature can be deleted with its screens: only pages and the frame use it',
    { path: '^web/(?!app/|pages/|features/)' },
    { path: '^web/features/' },
  ),
  forbid(
    'a feature knows no screen',
    { path: '^web/features/' },
    { path: '^web/(app|pages)/', pathNot: '^web/app/(lazy-page|paths)\\.ts$' },
  ),
  forbid('lib knows no screen', { path: '^web/lib/' }, { path: '^web/(app|pages|public)/' }),
  forbid(
    'ui knows no football',
    { path: '^web/ui/' },
    { path: '^(web/(app|pages|public|features)|shared/(contract|domain))/' },
  ),
  forbid(
    'public pages are pure',
    { path: '^web/public/' },
    { path: '^web/(app|pages|features|lib)/|node_modules/(react-router|swr|zod)', pathNot: '^web/app/paths.ts$' },
  ),
  forbid('nothing imports infra or tests', { path: '^(shared|functions|web)/' }, { path: '^(infra|tests)/' }),
  forbid('infra stands on shared and functions', { path: '^infra/' }, { path: '^(web|tests)/' }),
  forbid(
    'what reads the template runs nothing',
    { path: '^infra/local/template/' },
    { path: '^(infra/(?!local/template/)|shared|functions)' },
  ),
  forbid(
    'screens import only the types of their pages',
    { path: '^web/app/screens.ts$' },
    { dependencyTypes: ['import'], pathNot: '^web/(app/screen|lib/list-limits).ts$' },
  ),
  // `typeof import(…)` of a page counts as an import, which the page's links to other screens close to a cycle.
  forbid('no cycles', {}, { circular: true, viaOnly: { pathNot: '^web/app/screens.ts$' } }),
];

const looking = look();

async function look(): Promise<ICruiseResult> {
  const { output } = await cruise(['shared', 'functions', 'infra', 'web', 'tests'], {
    ruleSet: { forbidden: rules },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['import', 'require', 'node', 'default'] },
  });
  return output as ICruiseResult;
}

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

test('no folder imports, directly or through others, a folder that imports it', async () => {
  const { modules } = await looking;
  // The folders of the web are still being sorted.
  expect(folderCircles(modules.filter(({ source }) => !source.startsWith('web/')))).toEqual([]);
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
