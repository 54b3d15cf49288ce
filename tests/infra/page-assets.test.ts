/** That the site and the Lambdas have the same files of published pages, and what the Lambdas' bundles are made of. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleOptions } from '#infra/build/bundle-options.ts';
import { buildFunctions, functionSources } from '#infra/build/functions.ts';
import { readPublicationConstants } from '#infra/build/publication-constants.ts';
import { buildWeb } from '#infra/build/web.ts';
import { lambdaNames } from '#infra/lambdas.ts';

const silent = () => {};

test('the site holds the files that the Lambdas put into pages', async () => {
  const [functionsDir, site] = [await buildFunctions(silent), await buildWeb(silent)];
  const addresses = Object.values(readPublicationConstants(functionsDir).pageAssets);
  expect(addresses.map((address) => existsSync(join(site, address)))).toEqual([true, true, true]);
  for (const name of ['pages', 'publisher']) {
    const bundle = readFileSync(join(functionsDir, name, 'index.cjs'), 'utf8');
    expect(addresses.filter((address) => !bundle.includes(address))).toEqual([]);
  }
});

test('every module in a bundle is a source of the bundles, so that a change of it makes them again', async () => {
  const entryPoints = lambdaNames.map((name) => `functions/${name}/index.ts`);
  const options = { packages: 'external', outdir: 'unused', metafile: true, write: false, minify: false } as const;
  const { metafile } = await build({ ...bundleOptions, ...options, entryPoints });
  // Packages have their versions in package.json.
  const modules = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'));
  expect(modules.length).toBeGreaterThan(300);
  const isSource = (path: string) => functionSources.some((source) => path.startsWith(`${source}/`));
  expect(modules.filter((path) => !isSource(path))).toEqual([]);
});
