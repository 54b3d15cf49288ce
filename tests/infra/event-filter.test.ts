/** Lambda's event filtering as AWS documents it. */
import { describe, expect, test } from 'vitest';
import { eventFilter } from '#infra/local/stream/event-filter.ts';

describe.each<[string, object, object[], object[]]>([
  ['equals', { a: ['x', 'y'] }, [{ a: 'x' }, { a: 'y' }], [{ a: 'z' }, { b: 'x' }, {}]],
  ['equals matches the case', { a: ['x'] }, [{ a: 'x' }], [{ a: 'X' }]],
  ['null and empty are values', { a: [null, ''] }, [{ a: null }, { a: '' }], [{}, { a: 'x' }]],
  ['several fields are AND', { a: ['x'], b: ['y'] }, [{ a: 'x', b: 'y' }], [{ a: 'x' }, { a: 'x', b: 'z' }]],
  ['$or', { $or: [{ a: ['x'] }, { b: ['y'] }] }, [{ a: 'x' }, { b: 'y' }], [{ a: 'y', b: 'x' }]],
  ['prefix', { a: [{ prefix: 'T#' }] }, [{ a: 'T#1' }], [{ a: 'TEAM#1' }, { a: 1 }, {}]],
  ['suffix', { a: [{ suffix: '.png' }] }, [{ a: 'x.png' }], [{ a: 'x.jpg' }]],
  ['equals-ignore-case', { a: [{ 'equals-ignore-case': 'ana' }] }, [{ a: 'ANA' }], [{ a: 'anab' }]],
  ['anything-but', { a: [{ 'anything-but': ['x'] }] }, [{ a: 'y' }], [{ a: 'x' }, {}]],
  ['anything-but a prefix', { a: [{ 'anything-but': { prefix: 'T#' } }] }, [{ a: 'PAGE#1' }], [{ a: 'T#1' }]],
  ['exists', { a: [{ exists: true }] }, [{ a: 'x' }], [{}]],
  ['does not exist', { a: { b: [{ exists: false }] } }, [{}, { a: {} }], [{ a: { b: 'x' } }]],
  ['numeric', { a: [{ numeric: ['>', 0, '<=', 5] }] }, [{ a: 5 }], [{ a: 0 }, { a: 6 }, { a: '5' }]],
  ['a list matches if any of it does', { a: ['x'] }, [{ a: ['y', 'x'] }], [{ a: ['y'] }]],
])('%s', (_, pattern, matching, others) => {
  const filter = eventFilter([JSON.stringify(pattern)]);
  test.each(matching)('takes %j', (record) => expect(filter(record)).toBe(true));
  test.each(others)('leaves %j', (record) => expect(filter(record)).toBe(false));
});

test('several patterns are OR, none takes everything, an unknown operator is an error', () => {
  expect(eventFilter(['{"a":["x"]}', '{"a":["y"]}'])({ a: 'y' })).toBe(true);
  expect(eventFilter([])({})).toBe(true);
  expect(() => eventFilter(['{"a":[{"cidr":"10.0.0.0/24"}]}'])).toThrow(/cidr/);
});
