/** What public pages are drawn with can be drawn by a server: components of documents, with no hook and no state. */
import { readFileSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';

/** Links are plain `<a href>`: of the application, public pages know the addresses alone. */
const addresses = 'web/app/paths.ts';
/** What only a browser has, or a screen in use: its data, its session, its router. */
const ofScreens = new RegExp(`^(?!${addresses}$)(node_modules/(?!react/)|web/(?!public/|ui/))`);
/** Hooks and state come from React; types of it are harmless. */
const valueOfReact = /^import (?!type )[^;]*? from 'react(-dom)?'/m;

test('web/public, with all it imports, takes only types of React, and nothing of screens', async () => {
  const { output } = await cruise(['web/public'], {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  });
  const drawn = (output as ICruiseResult).modules.filter(({ source }) => source.startsWith('web/'));
  expect(drawn.length).toBeGreaterThan(50);
  expect(drawn.some(({ dependencies }) => dependencies.length > 0)).toBe(true);
  const wrong = drawn.flatMap(({ source, dependencies }) => [
    ...dependencies.filter(({ resolved }) => ofScreens.test(resolved)).map(({ resolved }) => `${source} → ${resolved}`),
    ...(valueOfReact.test(readFileSync(source, 'utf8')) ? [`${source} → react`] : []),
  ]);
  expect(wrong).toEqual([]);
});
