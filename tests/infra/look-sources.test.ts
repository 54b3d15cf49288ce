/** Every module that published pages are made from belongs to their look, so that a change of it publishes them again. */
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleOptions } from '#infra/build/functions.ts';
import { lookSources } from '#infra/build/look.ts';
import { webSources } from '#infra/build/web.ts';

/** What a page is read and rendered with, but what decides none of its bytes: order of reading, failures, counts, names of resources. */
const withoutTrace = ['environment', 'in-groups', 'log', 'metrics', 'outage', 'problem'].map(
  (name) => `functions/platform/${name}.ts`,
);

async function modulesBehind(...entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints,
    outdir: 'unused',
    // Packages are in the look by package-lock.json.
    alias: {},
    packages: 'external',
    // Styles load their fonts by addresses that only Vite knows.
    loader: { '.woff2': 'empty' },
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs);
}

test('everything that a page is read and rendered with, and its script, is in the look', async () => {
  const modules = await modulesBehind('functions/platform/pages/render.ts', 'web/visitor/main.ts');
  expect(modules.length).toBeGreaterThan(100);
  const isInLook = (path: string) => lookSources.some((source) => path === source || path.startsWith(`${source}/`));
  expect(modules.filter((path) => !isInLook(path) && !withoutTrace.includes(path))).toEqual([]);
});

test('the site is built again with every new look, so that it holds the files that the pages name', () => {
  const isInSite = (path: string) => webSources.some((source) => path === source || path.startsWith(`${source}/`));
  expect(lookSources.filter((source) => !isInSite(source))).toEqual([]);
});
