/** What the site keeps in a browser's storage is listed, with how long, in the record of what a logout leaves. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const record = 'web/decisions/2026-11-23-what-a-logout-leaves.md';

/** Hands on the keys of the others. */
const wrapper = 'web/visitor/saved.ts';
const usesStorage = (source: string): boolean => /\b(?:local|session)Storage\b|\/saved\.ts'/.test(source);

/** The keys of a source that are written out: as a constant with 'key' in its name, or in the call itself. */
const keysIn = (source: string): string[] =>
  [...source.matchAll(/\bconst \w*key\w* = '([^']+)'|\b(?:[gs]et|remove)Item\('([^']+)'/gi)].map(
    ([, constant, argument]) => constant ?? argument ?? '',
  );

test('every key in the sources is in the list, and no other', () => {
  const sources = globSync('web/**/*.{ts,tsx,html}')
    .filter((file) => file !== wrapper)
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => usesStorage(source));
  expect(sources.filter(({ source }) => keysIn(source).length === 0).map(({ file }) => file)).toEqual([]);
  const used = sources.flatMap(({ source }) => keysIn(source));
  const rows = readFileSync(record, 'utf8').match(/^\| `.*$/gm) ?? [];
  const listed = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`…]+)…?`/g)].map(([, key]) => key),
  );
  expect([...new Set(listed)].sort()).toEqual([...new Set(used)].sort());
});
