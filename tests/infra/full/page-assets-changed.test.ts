/** What has pages published again: a change of the makers of documents and HTML, and of nothing else. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFunctions } from '#infra/build/functions.ts';
import { rootDir } from '#infra/build/paths.ts';
import { type PublicationConstants, readPublicationConstants } from '#infra/build/publication-constants.ts';
import type { PageAssets } from '#shared/pages/page-data.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

const silent = () => {};

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
