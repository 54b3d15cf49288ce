import { expect, test } from 'vitest';
import { currentRoundIndex, lastNightOf } from '#shared/domain/rounds/current-round.ts';

/** A round of four matches between two dates, some of them completed or cancelled. */
const buildRound = (firstDate: string, completed: number, lastDate = firstDate, cancelled = 0) => ({
  round: firstDate,
  firstDate,
  lastDate,
  matches: 4,
  completed,
  cancelled,
  free: [],
});

const firstRound = buildRound('2026-03-07', 4);
const secondRound = buildRound('2026-03-14', 4);
const thirdRound = buildRound('2026-03-21', 0, '2026-03-22');
const fourthRound = buildRound('2026-03-28', 0);
const fourRounds = [firstRound, secondRound, thirdRound, fourthRound];

test('on a match day the round of that day is the current one, finished or not', () => {
  expect(currentRoundIndex(fourRounds, '2026-03-22')).toBe(2);
  expect(currentRoundIndex(fourRounds, '2026-03-14')).toBe(1);
});

test('after midnight the round of last night is current while it has matches left', () => {
  expect(currentRoundIndex(fourRounds, '2026-03-23', '2026-03-22')).toBe(2);
  expect(currentRoundIndex(fourRounds, '2026-03-15', '2026-03-14')).toBe(2);
});

test('of two rounds on one day the unfinished one is current', () => {
  expect(currentRoundIndex([buildRound('2026-03-07', 4), buildRound('2026-03-07', 1)], '2026-03-07')).toBe(1);
});

test('between two rounds the next one is current', () => {
  expect(currentRoundIndex(fourRounds, '2026-03-16')).toBe(2);
  expect(currentRoundIndex(fourRounds, '2026-01-01')).toBe(2);
});

test('an unplayed match does not keep a past round current, and a cancelled match counts as done', () => {
  expect(currentRoundIndex([buildRound('2026-03-07', 3), fourthRound], '2026-03-20')).toBe(1);
  expect(currentRoundIndex([buildRound('2026-03-21', 3, '2026-03-21', 1), fourthRound], '2026-03-20')).toBe(1);
});

test('a round with a match postponed to a later date is current only when no other round is', () => {
  const stretched = buildRound('2026-03-07', 3, '2026-05-02');
  expect(currentRoundIndex([stretched, secondRound, thirdRound], '2026-03-16')).toBe(2);
  expect(currentRoundIndex([stretched, secondRound, thirdRound], '2026-03-21')).toBe(2);
  expect(currentRoundIndex([stretched, secondRound], '2026-03-16')).toBe(0);
});

test('after the last day a round with an unplayed match is current, otherwise the last round', () => {
  expect(currentRoundIndex([firstRound, buildRound('2026-03-14', 3), secondRound], '2026-12-01')).toBe(1);
  expect(currentRoundIndex([firstRound, secondRound], '2026-12-01')).toBe(1);
});

test('without rounds no round is current', () => {
  expect(currentRoundIndex([], '2026-03-07')).toBe(-1);
});

test('matches of the day before may be in play until four in the morning', () => {
  const date = '2026-03-01';
  expect(['00:00', '03:59', '04:00', '23:59'].map((time) => lastNightOf({ date, time }))).toEqual([
    '2026-02-28',
    '2026-02-28',
    null,
    null,
  ]);
});
