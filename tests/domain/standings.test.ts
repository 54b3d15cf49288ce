/** The table: its rows, which matches count, and what each match gives to both teams. */
import { describe, expect, test } from 'vitest';
import { aMatch, aTeam, completedMatches } from '../support/builders.ts';
import { formatStandingRow, orderWithDecidingCriteria, rowOfTeam, tableFromResults } from './standings-notation.ts';

test('three matches give every team its position, figures and points', () => {
  const table = tableFromResults(`
    Lanús 3-1 Banfield
    Banfield 2-2 Quilmes
    Quilmes 0-1 Lanús
  `);
  expect(table.map((row) => `${row.position} ${row.team.name} ${formatStandingRow(row)}`)).toEqual([
    '1 Lanús 2 2 0 0 4 1 3 6',
    '2 Quilmes 2 0 1 1 2 3 -1 1',
    '3 Banfield 2 0 1 1 3 5 -2 1',
  ]);
});

test('a row names its team, its tournament and its group', () => {
  const [row] = tableFromResults([], { teams: ['Lanús'], groupId: 4 });
  const team = aTeam('Lanús');
  expect(row).toMatchObject({ teamId: team.id, team, tournamentId: 1, groupId: 4, adjustment: 0, decidedBy: null });
});

describe('the rows of a table', () => {
  test('are those of all participants, with zeros before the first match', () => {
    const table = tableFromResults([], { teams: ['Quilmes', 'Lanús'] });
    expect(orderWithDecidingCriteria(table)).toEqual(['Lanús: name', 'Quilmes']);
    expect(formatStandingRow(rowOfTeam(table, 'Quilmes'))).toBe('0 0 0 0 0 0 0 0');
    expect(rowOfTeam(table, 'Quilmes').last3Results).toEqual([]);
  });

  test('are none for a tournament without participants', () => {
    expect(tableFromResults('Lanús 3-1 Banfield', { teams: [] })).toEqual([]);
  });

  test('do not count a match against a team that is no participant', () => {
    const table = tableFromResults('Lanús 3-1 Banfield', { teams: ['Lanús', 'Quilmes'] });
    expect(rowOfTeam(table, 'Lanús').played).toBe(0);
  });
});

describe('which matches count', () => {
  const nothing = '0 0 0 0 0 0 0 0';
  const teams = ['Lanús', 'Banfield'];
  const played = { home: 'Lanús', away: 'Banfield', score: '2-0' };

  test.each(['scheduled', 'in_progress', 'cancelled'] as const)(
    'a match that is %s does not count, whatever its score',
    (status) => {
      expect(tableFromResults([aMatch({ ...played, status })], { teams }).map(formatStandingRow)).toEqual([
        nothing,
        nothing,
      ]);
    },
  );

  test('a playoff match does not count in the table', () => {
    expect(tableFromResults([aMatch({ ...played, isPlayoff: true })], { teams }).map(formatStandingRow)).toEqual([
      nothing,
      nothing,
    ]);
  });

  test('a match with a pending side does not count', () => {
    const open = aMatch({ home: null, away: 'Banfield', score: '2-0' });
    expect(tableFromResults([open], { teams }).map(formatStandingRow)).toEqual([nothing, nothing]);
  });

  test("a group's match counts in its group and in the whole tournament, but not in another group", () => {
    const matches = [aMatch({ ...played, groupId: 1 }), aMatch({ ...played, groupId: 2 }), aMatch(played)];
    expect(rowOfTeam(tableFromResults(matches, { teams, groupId: 1 }), 'Lanús').played).toBe(1);
    expect(rowOfTeam(tableFromResults(matches, { teams }), 'Lanús').played).toBe(3);
  });

  test('a shoot-out adds no goals and wins no league match', () => {
    const table = tableFromResults([aMatch({ ...played, score: '1-1', penalties: '5-4' })]);
    expect(table.map(formatStandingRow)).toEqual(['1 0 1 0 1 1 0 1', '1 0 1 0 1 1 0 1']);
  });
});

describe('a team on the pitch now', () => {
  const playing = (status: 'scheduled' | 'in_progress' | 'completed', isPlayoff = false) => {
    const match = aMatch({ home: 'Lanús', away: 'Banfield', score: '1-0', status, isPlayoff });
    return tableFromResults([match, aMatch({ home: 'Quilmes', away: 'Lanús', score: '0-0' })])
      .filter((row) => row.playing)
      .map(({ team }) => team.name);
  };

  test('is marked, in a league or playoff match, although that match does not count yet', () => {
    expect(playing('in_progress')).toEqual(['Lanús', 'Banfield']);
    expect(playing('in_progress', true)).toEqual(['Lanús', 'Banfield']);
  });

  test('is marked neither before kick-off nor after the end', () => {
    expect(playing('scheduled')).toEqual([]);
    expect(playing('completed')).toEqual([]);
  });

  test("is marked in its group's table too, though the match is not of the group", () => {
    const final = aMatch({ home: 'Lanús', away: 'Banfield', status: 'in_progress', isPlayoff: true });
    expect(tableFromResults([final], { teams: ['Lanús', 'Quilmes'], groupId: 3 }).map((row) => row.playing)).toEqual([
      true,
      false,
    ]);
  });
});

describe('a walkover', () => {
  test('counts with the score stored for the side that came', () => {
    const table = tableFromResults([aMatch({ home: 'Lanús', away: 'Banfield', walkover: 'home', score: '0-3' })]);
    expect(formatStandingRow(rowOfTeam(table, 'Banfield'))).toBe('1 1 0 0 3 0 3 3');
    expect(formatStandingRow(rowOfTeam(table, 'Lanús'))).toBe('1 0 0 1 0 3 -3 0');
  });

  test('is won by the side that came even in a tournament that gives no goals for it', () => {
    const absent = aMatch({ home: 'Lanús', away: 'Banfield', walkover: 'away', score: '0-0' });
    const table = tableFromResults([absent], { walkoverGoals: 0 });
    expect(formatStandingRow(rowOfTeam(table, 'Lanús'))).toBe('1 1 0 0 0 0 0 3');
    expect(formatStandingRow(rowOfTeam(table, 'Banfield'))).toBe('1 0 0 1 0 0 0 0');
  });

  test("is lost by both, each with the tournament's goals against, when nobody came", () => {
    const nobody = aMatch({ home: 'Lanús', away: 'Banfield', walkover: 'both', score: '0-0' });
    const table = tableFromResults([nobody], { walkoverGoals: 2 });
    expect(table.map(formatStandingRow)).toEqual(['1 0 0 1 0 2 -2 0', '1 0 0 1 0 2 -2 0']);
    expect(table.map(({ last3Results }) => last3Results)).toEqual([['P'], ['P']]);
  });
});

test("a tournament's own points for a win, a draw and a loss are used", () => {
  const table = tableFromResults('Lanús 1-0 Banfield\nLanús 1-1 Banfield', { points: { win: 4, draw: 2, loss: 1 } });
  expect(table.map(({ team, points }) => `${team.name} ${points}`)).toEqual(['Lanús 6', 'Banfield 3']);
});

describe('adjustments of points by the federation', () => {
  test('change the order of the teams, and are both added to the points and reported apart', () => {
    const played = completedMatches('Lanús 1-0 Banfield\nQuilmes 1-1 Ferro');
    const table = tableFromResults(played, { adjustments: { Lanús: -3, Ferro: 2 } });
    expect(table.map(({ team, points, adjustment }) => `${team.name} ${points} ${adjustment}`)).toEqual([
      'Ferro 3 2',
      'Quilmes 1 0',
      'Lanús 0 -3',
      'Banfield 0 0',
    ]);
  });

  test('may leave a team below zero', () => {
    expect(rowOfTeam(tableFromResults([], { teams: ['Lanús'], adjustments: { Lanús: -6 } }), 'Lanús').points).toBe(-6);
  });
});

test('the last three results are the latest by date, then time, then id, oldest first', () => {
  const against = (score: string, matchDate: string, matchTime: string, id: number) =>
    aMatch({ home: 'Lanús', away: 'Banfield', score, matchDate, matchTime, id });
  const table = tableFromResults([
    against('0-1', '2026-03-14', '15:00', 904),
    against('5-0', '2026-03-07', '20:00', 999),
    against('1-1', '2026-03-14', '14:00', 903),
    against('2-0', '2026-03-14', '14:00', 902),
  ]);
  expect(rowOfTeam(table, 'Lanús').last3Results).toEqual(['G', 'E', 'P']);
  expect(rowOfTeam(table, 'Banfield').last3Results).toEqual(['P', 'E', 'G']);
});

test('the last three results leave out walkovers whose day is still to come, which count in the table', () => {
  const against = (score: string, matchDate: string, more: object = {}) =>
    aMatch({ home: 'Lanús', away: 'Banfield', score, matchDate, ...more });
  const matches = [against('1-1', '2026-03-07'), against('3-0', '2026-05-02', { walkover: 'away' })];
  const row = (today: string) => rowOfTeam(tableFromResults(matches, { today }), 'Lanús');
  expect([row('2026-05-01').last3Results, row('2026-05-01').points]).toEqual([['E'], 4]);
  expect(row('2026-05-02').last3Results).toEqual(['E', 'G']);
});

test('a match to which nobody came has no goals for anybody, whatever score was stored with it', () => {
  const nobody = aMatch({ home: 'Lanús', away: 'Ferro', walkover: 'both', score: '4-2' });
  const table = tableFromResults([nobody], { walkoverGoals: 3 });
  expect(table.map((row) => [row.goalsFor, row.goalsAgainst, row.lost])).toEqual([
    [0, 3, 1],
    [0, 3, 1],
  ]);
});
