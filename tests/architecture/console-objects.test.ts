/**
 * Lambdas log objects. Lambda's JSON format writes an object as it is; a string of JSON would be escaped inside the log
 * line's JSON, where no query finds its fields.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('functions/**/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('every console call of a Lambda gets an object', () => {
  const calls = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bconsole\.\w+\(\s*(.{0,40})/g)].map(([call, argument = '']) => ({ file, call, argument })),
  );
  expect(calls.length).toBeGreaterThanOrEqual(5);
  const objects = /^(\{|line\))/;
  expect(calls.filter(({ argument }) => !objects.test(argument))).toEqual([]);
});
