/** The score at half-time, by the goals and their minutes. */
import { expect, test } from 'vitest';
import { halfTimeScore } from '#shared/domain/sheet/half-time-score.ts';

const [norte, sur] = [1, 2];
const goal = (teamId: number, minute: number | null, eventType: 'goal' | 'owngoal' | 'redcard' = 'goal') => {
  return { teamId, minute, eventType };
};
const rules = { matchMinutes: 25, periods: 2 };
const goals = [goal(norte, 1), goal(sur, 13), goal(norte, 13, 'owngoal'), goal(norte, 14), goal(norte, 20, 'redcard')];
const match = { homeTeamId: norte, homeScore: 2, awayScore: 2 };

test('is that of the goals up to the first half’s last minute, its added time included', () => {
  expect(halfTimeScore(match, goals, rules)).toEqual({ home: 1, away: 2 });
});

test.each([
  ['one half', match, goals, { ...rules, periods: 1 }],
  ['a goal without a minute', { ...match, awayScore: 3 }, [...goals, goal(sur, null)], rules],
  ['a score that its goals do not explain', { ...match, homeScore: 5 }, goals, rules],
])('a match with %s has none', (_what, played, events, of) => {
  expect(halfTimeScore(played, events, of)).toBeNull();
});
