import { expect, test } from 'vitest';
import { currentRoundIndex } from '#shared/domain/current-round.ts';

/** 'Fecha 1' from the first day to the last, with so many of its four matches done. */
const round = (firstDate: string, completed: number, lastDate = firstDate, cancelled = 0) => ({
  round: firstDate,
  firstDate,
  lastDate,
  matches: 4,
  completed,
  cancelled,
});

const played = round('2026-03-07', 4);
const playedLater = round('2026-03-14', 4);
const next = round('2026-03-21', 0, '2026-03-22');
const last = round('2026-03-28', 0);
const season = [played, playedLater, next, last];

test('on a match day its round is the current one, finished or not', () => {
  expect(currentRoundIndex(season, '2026-03-22')).toBe(2);
  expect(currentRoundIndex(season, '2026-03-14')).toBe(1);
});

test('two rounds on one day: the one still going on', () => {
  expect(currentRoundIndex([round('2026-03-07', 4), round('2026-03-07', 1)], '2026-03-07')).toBe(1);
});

test('between two rounds it is the next one', () => {
  expect(currentRoundIndex(season, '2026-03-16')).toBe(2);
  expect(currentRoundIndex(season, '2026-01-01')).toBe(2);
});

test('a postponed match does not hold the fixture back, cancelled ones are done', () => {
  expect(currentRoundIndex([round('2026-03-07', 3), last], '2026-03-20')).toBe(1);
  expect(currentRoundIndex([round('2026-03-21', 3, '2026-03-21', 1), last], '2026-03-20')).toBe(1);
});

test('a match postponed to a later date does not bring its round back before that', () => {
  const stretched = round('2026-03-07', 3, '2026-05-02');
  expect(currentRoundIndex([stretched, playedLater, next], '2026-03-16')).toBe(2);
  expect(currentRoundIndex([stretched, playedLater, next], '2026-03-21')).toBe(2);
  expect(currentRoundIndex([stretched, playedLater], '2026-03-16')).toBe(0);
});

test('after the last day: what is left over, else the last round', () => {
  expect(currentRoundIndex([played, round('2026-03-14', 3), playedLater], '2026-12-01')).toBe(1);
  expect(currentRoundIndex([played, playedLater], '2026-12-01')).toBe(1);
});

test('without rounds there is none', () => {
  expect(currentRoundIndex([], '2026-03-07')).toBe(-1);
});
