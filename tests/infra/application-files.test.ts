/** How many files of JavaScript a screen of the application waits for: each is a request of a first visit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildWeb } from '#infra/build/web.ts';

const site = await buildWeb(() => {});
const readChunk = (name: string) => readFileSync(join(site, 'assets', name), 'utf8');

/** The chunk and all that it imports, except what it loads later. */
function collectImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, imported = ''] of readChunk(name).matchAll(/(?:from|import) ?["`']\.\/([^"`']+\.js)["`']/g))
    collectImports(imported, found);
  return found;
}

/** The JavaScript of the first page and of a screen, whose chunk has the screen's name. */
function filesOfScreen(screen: string): string[] {
  const firstPage = readFileSync(join(site, 'index.html'), 'utf8');
  const started = [...firstPage.matchAll(/\/assets\/([^"]+\.js)/g)].map(([, name = '']) => name);
  const chunk = readdirSync(join(site, 'assets')).find((name) => new RegExp(`^${screen}-[\\w-]{8}\\.js$`).test(name));
  expect(chunk).toBeDefined();
  return [...new Set([...started, ...collectImports(chunk ?? '')])];
}

const gzippedBytes = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(readChunk(name)).length, 0);

test('the home screen waits for at most eight files, and for nothing that forms and schemas need', () => {
  const files = filesOfScreen('home');
  expect(files.length).toBeGreaterThan(4);
  expect(files.length).toBeLessThanOrEqual(8);
  expect(gzippedBytes(files)).toBeLessThan(125 * 1024);
  expect(files.filter((name) => /^(schemas|use-api-form)-/.test(name))).toEqual([]);
});

test('a person who signs in waits for at most six files', () => {
  expect(filesOfScreen('login').length).toBeLessThanOrEqual(6);
});
