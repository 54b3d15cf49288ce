/**
 * What names the files of published pages, and what has pages published again: the files' own content, and the makers of
 * documents and HTML.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleOptions } from '#infra/build/bundle-options.ts';
import { buildFunctions, functionSources } from '#infra/build/functions.ts';
import { rootDir } from '#infra/build/paths.ts';
import { type PublicationConstants, readPublicationConstants } from '#infra/build/publication-constants.ts';
import { buildWeb } from '#infra/build/web.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import type { PageAssets } from '#shared/pages/page-data.ts';
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

/** Prints the constants of the project in the current folder; files that it is given are not built again. */
const printConstants = `
import { buildPageAssets } from './infra/build/page-assets.ts';
import { publicationBuildOf } from './infra/build/publication-build.ts';
const pageAssets = process.argv[1] ? JSON.parse(process.argv[1]) : (await buildPageAssets(() => {})).pageAssets;
console.log(JSON.stringify({ pageAssets, publicationBuild: await publicationBuildOf(pageAssets) }));`;

test('of changes in a copy of the project, those of HTML, documents and styles give another build, and styles another file', async () => {
  const copy = makeTemporaryFolder();
  for (const name of ['functions', 'shared', 'web', 'infra', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(rootDir, name), join(copy, name), { recursive: true });
  symlinkSync(join(rootDir, 'node_modules'), join(copy, 'node_modules'));
  const constantsOfCopy = (known?: PageAssets): PublicationConstants => {
    const args = ['--input-type=module', '-e', printConstants, ...(known ? [JSON.stringify(known)] : [])];
    return JSON.parse(execFileSync(process.execPath, args, { cwd: copy }).toString());
  };
  const append = (file: string, text: string) => appendFileSync(join(copy, file), text);
  const replace = (file: string, text: string, by: string) => {
    const source = readFileSync(join(copy, file), 'utf8');
    expect(source).toContain(text);
    writeFileSync(join(copy, file), source.replace(text, by));
  };
  const here = readPublicationConstants(await buildFunctions(silent));
  const { pageAssets } = here;

  // A handler, a store of no page, comments and the list of packages.
  append('functions/teams/index.ts', 'export const added = 1;\n');
  append('functions/competition/api/api-handler.ts', 'export const added = 1;\n');
  append('functions/competition/publication/pages/render.ts', '// A comment.\n');
  append('web/visitor/main.ts', '// A comment.\n');
  append('package-lock.json', '\n');
  expect(constantsOfCopy()).toEqual(here);

  replace('web/views/frame/not-found-document.tsx', 'lang="es-AR"', 'lang="es"');
  const ofHtml = constantsOfCopy(pageAssets).publicationBuild;
  replace('functions/competition/publication/documents/compose-tournament.ts', 'enough: 12', 'enough: 13');
  const ofDocuments = constantsOfCopy(pageAssets).publicationBuild;
  append('web/visitor/styles.css', 'body { --added: 1 }\n');
  const ofStyles = constantsOfCopy();
  expect(ofStyles.pageAssets).toEqual({ ...pageAssets, css: expect.not.stringMatching(pageAssets.css) });
  expect(new Set([here.publicationBuild, ofHtml, ofDocuments, ofStyles.publicationBuild]).size).toBe(4);
}, 120_000);
