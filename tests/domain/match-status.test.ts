/** Which statuses of a match mean that its result is still to come. */
import { expect, test } from 'vitest';
import { isMatchPending } from '#shared/domain/match-status.ts';

test.each([
  ['scheduled', true],
  ['in_progress', true],
  ['completed', false],
  ['cancelled', false],
] as const)('a match with status %s is pending: %s', (status, expected) => {
  expect(isMatchPending({ status })).toBe(expected);
});
