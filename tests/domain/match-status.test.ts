/** What a match's status says about it. */
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
