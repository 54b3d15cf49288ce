/** Lambda's event filtering as AWS documents it, as far as the template uses it. */
import { describe, expect, test } from 'vitest';
import { eventFilter } from '#infra/local/stream/event-filter.ts';

describe.each<[string, object, object[], object[]]>([
  ['equals', { a: ['x', 'y'] }, [{ a: 'x' }, { a: 'y' }], [{ a: 'z' }, { b: 'x' }, {}]],
  ['equals matches the case', { a: ['x'] }, [{ a: 'x' }], [{ a: 'X' }]],
  ['null and empty are values', { a: [null, ''] }, [{ a: null }, { a: '' }], [{}, { a: 'x' }]],
  ['several fields are AND', { a: ['x'], b: ['y'] }, [{ a: 'x', b: 'y' }], [{ a: 'x' }, { a: 'x', b: 'z' }]],
  ['prefix', { a: [{ prefix: 'T#' }] }, [{ a: 'T#1' }], [{ a: 'TEAM#1' }, { a: 1 }, {}]],
  ['a list matches if any of it does', { a: ['x'] }, [{ a: ['y', 'x'] }], [{ a: ['y'] }]],
])('%s', (_, pattern, matching, others) => {
  const filter = eventFilter([JSON.stringify(pattern)]);
  test.each(matching)('takes %j', (record) => expect(filter(record)).toBe(true));
  test.each(others)('leaves %j', (record) => expect(filter(record)).toBe(false));
});

test('several patterns are OR, none takes everything', () => {
  expect(eventFilter(['{"a":["x"]}', '{"a":["y"]}'])({ a: 'y' })).toBe(true);
  expect(eventFilter([])({})).toBe(true);
});

test.each([
  ['suffix', { a: [{ suffix: '.png' }] }],
  ['anything-but', { a: { b: ['x', { 'anything-but': ['x'] }] } }],
  ['$or', { $or: [{ a: ['x'] }, { b: ['y'] }] }],
])('the operator %s, which the template does not use, is refused by its name', (name, pattern) => {
  expect(() => eventFilter([JSON.stringify(pattern)])).toThrow(`does not know the filter operator ${name}`);
});
