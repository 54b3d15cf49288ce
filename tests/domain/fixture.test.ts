/** Which round a fixture opens on, and how matches fall into rounds. */
import { expect, test } from 'vitest';
import { currentRound, groupByRound } from '#shared/domain/fixture.ts';

/** 'Fecha 1 05-02..05-03 2/4': first and last day of 2026, finished of all. */
function round(text: string) {
  const [, name = '', from, to, finished, matches] = /^(.+) (\d\d-\d\d)\.\.(\d\d-\d\d) (\d+)\/(\d+)$/.exec(text) ?? [];
  return {
    round: name,
    firstDate: `2026-${from}`,
    lastDate: `2026-${to}`,
    matches: Number(matches),
    completed: Number(finished),
    cancelled: 0,
  };
}

test.each([
  [
    'the one being played',
    '05-09',
    ['Fecha 1 05-02..05-02 4/4', 'Fecha 2 05-09..05-10 1/4', 'Fecha 3 05-16..05-16 0/4'],
    'Fecha 2',
  ],
  [
    'the one whose results are missing',
    '05-12',
    ['Fecha 1 05-02..05-02 4/4', 'Fecha 2 05-09..05-10 3/4', 'Fecha 3 05-16..05-16 0/4'],
    'Fecha 2',
  ],
  ['the next one once it is complete', '05-09', ['Fecha 1 05-09..05-09 4/4', 'Fecha 2 05-16..05-16 0/4'], 'Fecha 2'],
  [
    'not the one with a postponed match',
    '05-18',
    ['Fecha 1 05-02..06-20 3/4', 'Fecha 2 05-16..05-16 4/4', 'Fecha 3 05-23..05-23 0/4'],
    'Fecha 3',
  ],
  ['the first before the start', '01-01', ['Fecha 1 05-02..05-02 0/4', 'Fecha 2 05-09..05-09 0/4'], 'Fecha 1'],
  [
    'the earliest to come, whatever its name',
    '01-01',
    ['Fecha 1 05-09..05-09 0/4', 'Fecha 2 05-02..05-02 0/4'],
    'Fecha 2',
  ],
  [
    'the last when all is played',
    '12-31',
    ['Semifinal 1 05-02..05-02 1/1', 'Semifinal 2 05-02..05-02 1/1', 'Final 05-09..05-09 1/1'],
    'Final',
  ],
  [
    'of two on the same day the unfinished one',
    '05-02',
    ['Semifinal 1 05-02..05-02 1/1', 'Semifinal 2 05-02..05-02 0/1'],
    'Semifinal 2',
  ],
])('opens on %s', (_, day, rounds, expected) => {
  expect(currentRound(rounds.map(round), `2026-${day}`)?.round).toBe(expected);
});

test('without rounds there is no current one', () => expect(currentRound([], '2026-05-02')).toBeUndefined());

test('a cancelled match does not keep its round current', () => {
  const first = { ...round('Fecha 1 05-02..05-02 3/4'), cancelled: 1 };
  expect(currentRound([first, round('Fecha 2 05-09..05-09 0/4')], '2026-05-02')?.round).toBe('Fecha 2');
});

test('rounds stand in their natural order, matches in the order given', () => {
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
