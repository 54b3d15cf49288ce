/**
 * What names the files of published pages, and what has pages published again: the files' own content, and the makers of
 * documents and HTML.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeEach, describe, expect, test } from 'vitest';
import { bundleOptions } from '#infra/build/bundle-options.ts';
import { buildFunctions, functionSources } from '#infra/build/functions.ts';
import { rootDir } from '#infra/build/paths.ts';
import { type PublicationConstants, readPublicationConstants } from '#infra/build/publication-constants.ts';
import { buildWeb } from '#infra/build/web.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

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
  const options = { packages: 'external', outdir: 'unused', metafile: true, write: false } as const;
  const { metafile } = await build({ ...bundleOptions, ...options, entryPoints });
  // Packages have their versions in package.json.
  const modules = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'));
  expect(modules.length).toBeGreaterThan(300);
  const isSource = (path: string) => functionSources.some((source) => path.startsWith(`${source}/`));
  expect(modules.filter((path) => !isSource(path))).toEqual([]);
});

/** Prints the constants of the project in the current folder. */
const printConstants = `
import { buildPageAssets } from './infra/build/page-assets.ts';
import { publicationBuildOf } from './infra/build/publication-build.ts';
const { pageAssets } = await buildPageAssets(() => {});
console.log(JSON.stringify({ pageAssets, publicationBuild: await publicationBuildOf(pageAssets) }));`;

describe('in a copy of the project', { timeout: 120_000 }, () => {
  let copy = '';
  beforeEach(() => {
    copy = makeTemporaryFolder();
    for (const name of ['functions', 'shared', 'web', 'infra', 'package.json', 'package-lock.json', 'tsconfig.json'])
      cpSync(join(rootDir, name), join(copy, name), { recursive: true });
    symlinkSync(join(rootDir, 'node_modules'), join(copy, 'node_modules'));
  });

  const constantsOfCopy = (): PublicationConstants =>
    JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', printConstants], { cwd: copy }).toString());
  const here = async () => readPublicationConstants(await buildFunctions(silent));
  const append = (file: string, text: string) => appendFileSync(join(copy, file), text);
  const replace = (file: string, text: string, by: string) => {
    const source = readFileSync(join(copy, file), 'utf8');
    expect(source).toContain(text);
    writeFileSync(join(copy, file), source.replace(text, by));
  };

  test('a changed handler, store of no page, comment or list of packages changes neither names nor build', async () => {
    append('functions/teams/index.ts', 'export const added = 1;\n');
    append('functions/platform/http/serve.ts', 'export const added = 1;\n');
    append('functions/platform/pages/render.ts', '// A comment.\n');
    append('web/visitor/main.ts', '// A comment.\n');
    append('package-lock.json', '\n');
    expect(constantsOfCopy()).toEqual(await here());
  });

  test('changed HTML is another build, with the same files', async () => {
    replace('web/public/layout/not-found-document.tsx', 'lang="es-AR"', 'lang="es"');
    const [changed, { pageAssets, publicationBuild }] = [constantsOfCopy(), await here()];
    expect(changed.pageAssets).toEqual(pageAssets);
    expect(changed.publicationBuild).not.toBe(publicationBuild);
  });

  test('a changed document is another build, with the same files', async () => {
    replace('functions/platform/documents/compose.ts', 'enough: 12', 'enough: 13');
    const [changed, { pageAssets, publicationBuild }] = [constantsOfCopy(), await here()];
    expect(changed.pageAssets).toEqual(pageAssets);
    expect(changed.publicationBuild).not.toBe(publicationBuild);
  });

  test('a change of the styles renames their file and gives another build; script and font keep their names', async () => {
    append('web/visitor/styles.css', 'body { --added: 1 }\n');
    const [changed, { pageAssets, publicationBuild }] = [constantsOfCopy(), await here()];
    expect(changed.pageAssets).toEqual({ ...pageAssets, css: expect.not.stringMatching(pageAssets.css) });
    expect(changed.publicationBuild).not.toBe(publicationBuild);
  });
});
