/** Which statuses of a match mean that its result is still to come, or that it has begun. */
import { expect, test } from 'vitest';
import {
  areLineupsClosed,
  findNextToStart,
  isMatchPending,
  isWalkoverToCome,
} from '#shared/domain/matches/match-status.ts';

test.each([
  ['scheduled', true],
  ['in_progress', true],
  ['completed', false],
  ['cancelled', false],
] as const)('a match with status %s is pending: %s', (status, expected) => {
  expect(isMatchPending({ status })).toBe(expected);
});

const now = { date: '2026-11-22', time: '20:00' };

test.each([
  ['scheduled', '2026-11-22', '20:01', false],
  ['scheduled', '2026-11-22', '20:00', false],
  ['scheduled', '2026-11-22', '19:01', false],
  ['scheduled', '2026-11-22', '19:00', true],
  ['scheduled', '2026-11-21', '23:00', true],
  ['in_progress', '2026-11-22', '21:00', true],
  ['postponed', '2026-11-21', '20:00', false],
] as const)(
  'the lineups of a match that is %s on %s at %s are closed: %s',
  (status, matchDate, matchTime, expected) => {
    expect(areLineupsClosed({ status, matchDate, matchTime }, now)).toBe(expected);
  },
);

test('the next match to start is not the one of this evening that should have begun', () => {
  const matchAt = (matchDate: string, matchTime: string) => ({ status: 'scheduled' as const, matchDate, matchTime });
  const [begun, next] = [matchAt(now.date, '19:00'), matchAt('2026-11-29', '19:00')];
  expect(findNextToStart([begun, { ...next, status: 'postponed' }, next], now)).toBe(next);
  expect(findNextToStart([begun], now)).toBeUndefined();
});

test.each([
  ['completed', 'home', '2026-11-23', true],
  ['completed', 'home', '2026-11-22', false],
  ['completed', null, '2026-11-23', false],
  ['cancelled', 'home', '2026-11-23', false],
] as const)(
  'a match that is %s with the walkover %j on %s is a walkover to come: %s',
  (status, walkover, day, expected) => {
    expect(isWalkoverToCome({ status, walkover, matchDate: day }, now.date)).toBe(expected);
  },
);
