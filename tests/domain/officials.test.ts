/** Which team staff may be the referee or the assistant of a match. */
import { expect, test } from 'vitest';
import { isImpartial, isMatchOfficial } from '#shared/domain/squads/officials.ts';

test.each([
  ['Referee', true],
  ['Assistant', true],
  ['HeadCoach', false],
  ['AssistantCoach', false],
  ['Other', false],
] as const)('staff with the role %s may referee or assist: %s', (role, expected) => {
  expect(isMatchOfficial({ role })).toBe(expected);
});

test.each([
  ['of the home team', false, 5, { homeTeamId: 5, awayTeamId: 6 }],
  ['of the away team', false, 6, { homeTeamId: 5, awayTeamId: 6 }],
  ['of another team', true, 7, { homeTeamId: 5, awayTeamId: 6 }],
  ['of the federation', true, 0, { homeTeamId: 5, awayTeamId: 6 }],
  ['of a team, while one side of the match is open,', true, 5, { homeTeamId: null, awayTeamId: 6 }],
])('an official %s is impartial: %s', (_, expected, teamId, sides) => {
  expect(isImpartial({ teamId }, sides)).toBe(expected);
});
