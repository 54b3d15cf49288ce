/** Matches grouped by round, and the progress of each round. */
import { expect, test } from 'vitest';
import { groupByRound, mergeRoundsAsSeen, summarizeRound } from '#shared/domain/rounds/fixture-rounds.ts';

test('rounds are listed in their natural order, matches in the given order', () => {
  const matches = [
    { round: 'Final', id: 9 },
    { round: 'Fecha 10', id: 5 },
    { round: 'Fecha 2', id: 3 },
    { round: 'Fecha 10', id: 4 },
  ];
  const groups = [...groupByRound(matches)].map(([name, list]) => [name, list.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['Fecha 2', [3]],
    ['Fecha 10', [5, 4]],
    ['Final', [9]],
  ]);
});

test('a round has the dates of its first and last match, and counts completed and cancelled matches', () => {
  const matches = [
    { matchDate: '2026-05-03', status: 'completed' },
    { matchDate: '2026-05-02', status: 'cancelled' },
    { matchDate: '2026-05-10', status: 'in_progress' },
    { matchDate: '2026-05-09', status: 'scheduled' },
  ] as const;
  expect(summarizeRound('Fecha 1', matches)).toEqual({
    round: 'Fecha 1',
    firstDate: '2026-05-02',
    lastDate: '2026-05-10',
    matches: 4,
    completed: 1,
    cancelled: 1,
    free: [],
  });
});

test('the rounds of a playoff stage are seen as one, with the dates and counts of all', () => {
  const round = (name: string, matchDate: string, status: 'completed' | 'scheduled') =>
    summarizeRound(name, [{ matchDate, status }]);
  const final = round('Final', '2026-05-16', 'scheduled');
  const rounds = [
    round('Semifinal 1', '2026-05-10', 'completed'),
    round('Semifinal 2', '2026-05-09', 'scheduled'),
    final,
  ];
  const dates = { firstDate: '2026-05-09', lastDate: '2026-05-10' };
  expect(mergeRoundsAsSeen(rounds)).toEqual([
    { round: 'Semifinales', ...dates, matches: 2, completed: 1, cancelled: 0, free: [] },
    final,
  ]);
});
