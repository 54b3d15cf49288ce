/** No object literal is spread into another one: the code lists the properties of each object one by one. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sourceFiles = globSync('{shared,functions,infra,web,tests}/**/*.{ts,tsx,js,cjs}', {
  exclude: ['**/node_modules/**'],
});

test('no object literal is spread into another object', () => {
  expect(sourceFiles.length).toBeGreaterThan(500);
  const spreading = sourceFiles.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\.{3}\(*\{/.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(spreading).toEqual([]);
});
