/** The movement of each team: its place now against its place before the latest round. */
import { describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { aMatch, completedMatches } from '../support/builders.ts';
import { tableFromResults } from './standings-notation.ts';

/** Completed matches of a round from lines such as 'Lanús 3-1 Banfield'. */
const playedIn = (round: string, lines: string): Match[] =>
  completedMatches(lines).map((match) => ({ ...match, round }));

/** Each team in order with its movement: ['Lanús +1', 'Quilmes -1', 'Ferro 0']. */
const movements = (matches: readonly Match[], options: Parameters<typeof tableFromResults>[1] = {}): string[] =>
  tableFromResults(matches, options).map(
    ({ team, movement }) => `${team.name} ${movement !== null && movement > 0 ? '+' : ''}${movement}`,
  );

const first = playedIn('Fecha 1', 'Lanús 2-0 Banfield\nQuilmes 1-0 Ferro');
const second = playedIn('Fecha 2', 'Ferro 5-0 Lanús\nBanfield 0-0 Quilmes');
const afterTwo = ['Quilmes +1', 'Ferro +1', 'Lanús -2', 'Banfield 0'];

describe('the movement of a team', () => {
  test('is the number of places it gained since the round before, negative for lost ones', () => {
    expect(movements([...first, ...second])).toEqual(afterTwo);
  });

  test('is null before the first result and after the first round', () => {
    const teams = ['Lanús', 'Banfield'];
    expect(movements([], { teams })).toEqual(['Banfield null', 'Lanús null']);
    expect(movements(playedIn('Fecha 2', 'Lanús 2-0 Banfield'))).toEqual(['Lanús null', 'Banfield null']);
  });

  test('compares with the round before in natural order, whenever the matches were played', () => {
    const tenth = second.map((match) => ({ ...match, round: 'Fecha 10', matchDate: '2026-01-01' }));
    expect(movements([...tenth, ...first])).toEqual(afterTwo);
  });

  test('has a match of an earlier round that was played late in both tables', () => {
    const late = playedIn('Fecha 1', 'Ferro 4-0 Banfield').map((match) => ({ ...match, matchDate: '2026-05-01' }));
    expect(movements([...first, ...second, ...late])).toEqual(['Ferro 0', 'Quilmes +1', 'Lanús -1', 'Banfield 0']);
  });

  test('changes with the first completed match of a round, not while it is played', () => {
    const third = { home: 'Banfield', away: 'Quilmes', score: '9-0', round: 'Fecha 3' };
    const inPlay = aMatch({ ...third, status: 'in_progress' });
    expect(movements([...first, ...second, inPlay])).toEqual(afterTwo);
    expect(movements([...first, ...second, aMatch(third)])).toEqual([
      'Banfield +3',
      'Quilmes -1',
      'Ferro -1',
      'Lanús -1',
    ]);
  });

  test('is that of the last round that has begun, whatever walkovers of later days count', () => {
    const third = { home: 'Banfield', away: 'Quilmes', score: '3-0', walkover: 'away' as const, round: 'Fecha 3' };
    const ahead = aMatch({ ...third, matchDate: '2026-06-06' });
    // With the walkover Banfield was second after the first round.
    expect(movements([...first, ...second, ahead], { today: '2026-06-05' })).toEqual([
      'Banfield +1',
      'Quilmes +1',
      'Ferro +1',
      'Lanús -3',
    ]);
    expect(movements([...first, ahead], { today: '2026-06-05' })[0]).toContain('null');
    expect(movements([...first, ...second, ahead], { today: '2026-06-06' })[0]).toContain('+3');
  });

  test('does not change with the playoffs', () => {
    const final = aMatch({ home: 'Lanús', away: 'Quilmes', score: '9-0', round: 'Final', isPlayoff: true });
    expect(movements([...first, ...second, final])).toEqual(afterTwo);
  });

  test("counts the rounds of its group in the group's table", () => {
    const group = [...first, ...second].map((match) => ({ ...match, groupId: 7 }));
    const other = playedIn('Fecha 3', 'Banfield 9-0 Quilmes');
    expect(movements([...group, ...other], { groupId: 7 })).toEqual(afterTwo);
  });

  test('counts points given or taken in both tables', () => {
    expect(movements([...first, ...second], { adjustments: { Quilmes: -9 } })).toEqual([
      'Ferro +1',
      'Lanús -1',
      'Banfield 0',
      'Quilmes 0',
    ]);
  });
});
