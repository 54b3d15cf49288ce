/** Lambda's event filtering as AWS documents it, as far as the template uses it. */
import { describe, expect, test } from 'vitest';
import { createEventFilter } from '#infra/local/stream/event-filter.ts';

describe.each<[string, object, object[], object[]]>([
  ['a rule with values', { a: ['x', 'y'] }, [{ a: 'x' }, { a: 'y' }], [{ a: 'z' }, { b: 'x' }, {}]],
  ['a rule with a value in lower case', { a: ['x'] }, [{ a: 'x' }], [{ a: 'X' }]],
  ['a rule with null and the empty text', { a: [null, ''] }, [{ a: null }, { a: '' }], [{}, { a: 'x' }]],
  [
    'a pattern with rules for two fields',
    { a: ['x'], b: ['y'] },
    [{ a: 'x', b: 'y' }],
    [{ a: 'x' }, { a: 'x', b: 'z' }],
  ],
  ['a rule with a prefix', { a: [{ prefix: 'T#' }] }, [{ a: 'T#1' }], [{ a: 'TEAM#1' }, { a: 1 }, {}]],
  ['a rule for a field that holds a list', { a: ['x'] }, [{ a: ['y', 'x'] }], [{ a: ['y'] }]],
])('event filtering by %s', (_, pattern, matching, others) => {
  const filter = createEventFilter([JSON.stringify(pattern)]);
  test.each(matching)('the pattern matches %j', (record) => expect(filter(record)).toBe(true));
  test.each(others)('the pattern does not match %j', (record) => expect(filter(record)).toBe(false));
});

test('a record passes if one of several patterns matches it, or if there are no patterns', () => {
  expect(createEventFilter(['{"a":["x"]}', '{"a":["y"]}'])({ a: 'y' })).toBe(true);
  expect(createEventFilter([])({})).toBe(true);
});

test.each([
  ['suffix', { a: [{ suffix: '.png' }] }],
  ['anything-but', { a: { b: ['x', { 'anything-but': ['x'] }] } }],
  ['$or', { $or: [{ a: ['x'] }, { b: ['y'] }] }],
])('the operator %s, which the host does not know, is refused with its name in the error', (name, pattern) => {
  expect(() => createEventFilter([JSON.stringify(pattern)])).toThrow(`does not know the filter operator ${name}`);
});
