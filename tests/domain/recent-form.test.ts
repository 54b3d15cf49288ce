/** The last results told before a match, and the matches before which they are told. */
import { expect, test } from 'vitest';
import { formBeforeNextMatches } from '#shared/domain/rounds/recent-form.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { aMatch, type MatchNotation } from '#tests/support/builders.ts';

const onDay = (day: number, match: MatchNotation) => aMatch({ matchDate: `2026-03-0${day}`, ...match });
const formBefore = (match: Match, matches: readonly Match[], toCome: readonly Match[] = []) =>
  formBeforeNextMatches(matches, (each) => toCome.includes(each)).get(match.id) ?? null;

const first = onDay(1, { home: 'Lanús', away: 'Ferro', score: '2-0' });
const second = onDay(2, { home: 'Ferro', away: 'Lanús', score: '1-1' });
const third = onDay(3, { home: 'Lanús', away: 'Quilmes', score: '0-1' });
const fourth = onDay(4, { home: 'Quilmes', away: 'Lanús', score: '4-1' });
const played = [third, first, fourth, second];

test('the next match of both teams is told with the last three results of each and their meetings, newest first', () => {
  const next = onDay(5, { home: 'Lanús', away: 'Ferro' });
  expect(formBefore(next, [...played, next])).toEqual({
    home: [fourth, third, second],
    away: [second, first],
    meetings: [second, first],
  });
});

test('the last results of each team and their meetings are three at most', () => {
  const meetings = [1, 2, 3, 4].map((day) => onDay(day, { home: 'Lanús', away: 'Ferro', score: '1-0' }));
  const next = onDay(5, { home: 'Ferro', away: 'Lanús' });
  const newest = meetings.slice(1).reverse();
  expect(formBefore(next, [...meetings, next])).toEqual({ home: newest, away: newest, meetings: newest });
});

test('a match of one team that has played and another that has not is told with the results of the first', () => {
  const [home, away] = [onDay(5, { home: 'Lanús', away: 'Dock' }), onDay(5, { home: 'Dock', away: 'Lanús' })];
  expect(formBefore(home, [...played, home])).toEqual({ home: [fourth, third, second], away: [], meetings: [] });
  expect(formBefore(away, [...played, away])).toEqual({ home: [], away: [fourth, third, second], meetings: [] });
});

test('a match before which one of its teams has another to play is told without results', () => {
  const next = onDay(5, { home: 'Lanús', away: 'Quilmes' });
  const later = onDay(6, { home: 'Quilmes', away: 'Ferro' });
  expect(formBefore(later, [...played, next, later])).toBeNull();
  expect(formBefore(next, [...played, next, later])).not.toBeNull();
});

test('a match whose result is missing since a later one was played stands in the way of no other', () => {
  const missing = onDay(1, { home: 'Ferro', away: 'Quilmes' });
  const next = onDay(5, { home: 'Quilmes', away: 'Ferro' });
  expect(formBefore(next, [missing, ...played, next])).toMatchObject({ home: [fourth, third], away: [second, first] });
  expect(formBefore(missing, [missing, ...played, next])).toBeNull();
});

test.each(['postponed', 'cancelled', 'in_progress'] as const)(
  'a match that is %s is no result and no next match',
  (status) => {
    const other = onDay(4, { home: 'Ferro', away: 'Quilmes', status });
    const next = onDay(5, { home: 'Lanús', away: 'Ferro' });
    expect(formBefore(next, [...played, other, next])?.away).toEqual([second, first]);
    expect(formBefore(other, [...played, other, next])).toBeNull();
  },
);

test('a walkover of a day to come is no result yet', () => {
  const next = onDay(5, { home: 'Lanús', away: 'Ferro' });
  const toCome = onDay(6, { home: 'Ferro', away: 'Quilmes', walkover: 'away', score: '3-0' });
  expect(formBefore(next, [...played, next, toCome], [toCome])?.away).toEqual([second, first]);
});

test('nothing is told of teams that have played nobody, nor of a match with an open side', () => {
  const next = onDay(5, { home: 'Dock', away: 'Boedo' });
  const semifinal = onDay(6, { home: 'Lanús', away: null, isPlayoff: true });
  expect(formBefore(next, [...played, next])).toBeNull();
  expect(formBefore(semifinal, [...played, semifinal])).toBeNull();
});
