/** How long the smoke test waits before it repeats a request that a busy site has refused. */
import { expect, test } from 'vitest';
import { pauseMsAfter } from '#infra/tasks/smoke/ask-site.ts';

test.each([
  ['0', 0],
  ['2', 2000],
  ['900', 5000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 1000],
  [undefined, 1000],
])('a Retry-After of %j seconds is a pause of %i ms', (value, pause) => {
  expect(pauseMsAfter(new Headers(value === undefined ? {} : { 'retry-after': value }))).toBe(pause);
});
