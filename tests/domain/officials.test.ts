/** Who may be the referee or the assistant of a match. */
import { expect, test } from 'vitest';
import { isImpartial, isOfficial } from '#shared/domain/officials.ts';

test.each([
  ['Referee', true],
  ['Assistant', true],
  ['HeadCoach', false],
  ['AssistantCoach', false],
  ['Other', false],
] as const)('%s: %s', (role, expected) => {
  expect(isOfficial({ role })).toBe(expected);
});

test.each([
  ['of the home team', 5, { homeTeamId: 5, awayTeamId: 6 }, false],
  ['of the away team', 6, { homeTeamId: 5, awayTeamId: 6 }, false],
  ['of another team', 7, { homeTeamId: 5, awayTeamId: 6 }, true],
  ['of the federation', 0, { homeTeamId: 5, awayTeamId: 6 }, true],
  ['of a team, where a side is still open', 5, { homeTeamId: null, awayTeamId: 6 }, true],
])('an official %s', (_, teamId, sides, expected) => {
  expect(isImpartial({ teamId }, sides)).toBe(expected);
});
