/** Code lists the properties of an object one by one; it never spreads an object literal to keep some on one line. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{shared,functions,infra,web,tests}/**/*.{ts,tsx,js,cjs}', {
  exclude: ['**/node_modules/**'],
});

test('no object literal is spread into another object', () => {
  expect(sources.length).toBeGreaterThan(500);
  const spreading = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\.{3}\(*\{/.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(spreading).toEqual([]);
});
