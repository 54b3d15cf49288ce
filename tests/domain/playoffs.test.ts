/** The knockout of four teams: which teams qualify, which advance, and which sides are still open. */
import { describe, expect, test } from 'vitest';
import {
  findQualifiedTeams,
  findTooEarlyMatches,
  type PlayoffOutcome,
  planPlayoffs,
  playoffOutcomeOf,
  teamIdOfSideReference,
} from '#shared/domain/playoffs.ts';
import { playoffStageOf } from '#shared/domain/rounds.ts';
import { aMatch, aTeam, type MatchNotation } from '../support/builders.ts';

const tableRowsOf = (...names: string[]) => names.map((name) => ({ teamId: aTeam(name).id }));
const teamNameOf = (id: number | null) => teamNames.find((name) => aTeam(name).id === id) ?? null;
const teamNames = ['Arsenal', 'Banfield', 'Chacarita', 'Deportivo', 'Estudiantes', 'Ferro'];
const [arsenal, banfield, chacarita, deportivo] = teamNames;
const zonaTable = (name: string, ...teams: string[]) => ({
  id: name.charCodeAt(5),
  name,
  table: tableRowsOf(...teams),
});

describe('the four teams that qualify', () => {
  const table = tableRowsOf('Arsenal', 'Banfield', 'Chacarita', 'Deportivo', 'Estudiantes', 'Ferro');
  const asText = (qualified: ReturnType<typeof findQualifiedTeams>) => {
    if (!('seeds' in qualified)) return qualified;
    const pairs = qualified.semifinals.map(([home, away]) => `${teamNameOf(home)} - ${teamNameOf(away)}`);
    return [...pairs, qualified.seeds.map(teamNameOf).join(', ')];
  };

  test('are the first four of the table: the 1st at home to the 4th, the 2nd to the 3rd', () => {
    expect(asText(findQualifiedTeams(table, []))).toEqual([
      'Arsenal - Deportivo',
      'Banfield - Chacarita',
      'Arsenal, Banfield, Chacarita, Deportivo',
    ]);
  });

  test('are the first two of each of two zonas: each 1st at home to the 2nd of the other', () => {
    const zonas = [
      zonaTable('Zona B', 'Banfield', 'Ferro', 'Chacarita'),
      zonaTable('Zona A', 'Arsenal', 'Estudiantes'),
    ];
    expect(asText(findQualifiedTeams(table, zonas))).toEqual([
      'Arsenal - Ferro',
      'Banfield - Estudiantes',
      'Arsenal, Banfield, Estudiantes, Ferro',
    ]);
  });

  test('are taken from Zona 2 before Zona 10', () => {
    const zonas = [zonaTable('Zona 10', 'Banfield', 'Ferro'), zonaTable('Zona 2', 'Arsenal', 'Estudiantes')];
    expect(asText(findQualifiedTeams(table, zonas))).toContain('Arsenal - Ferro');
  });

  test.each([1, 3])('are those of the general table when there are %i zonas', (count) => {
    const zonas = ['Zona A', 'Zona B', 'Zona C'].slice(0, count).map((name) => zonaTable(name, 'Ferro', 'Estudiantes'));
    expect(asText(findQualifiedTeams(table, zonas))).toContain('Arsenal - Deportivo');
  });

  test('may be all the teams there are', () => {
    expect(asText(findQualifiedTeams(table.slice(0, 4), []))).toContain('Banfield - Chacarita');
  });

  test('are unknown while the table has fewer than four teams, or one of two zonas fewer than two', () => {
    expect(asText(findQualifiedTeams(table.slice(0, 3), []))).toEqual({ needed: 4, teams: 3, group: null });
    const zonas = [zonaTable('Zona A', 'Arsenal', 'Banfield', 'Ferro'), zonaTable('Zona B', 'Chacarita')];
    expect(asText(findQualifiedTeams(table, zonas))).toEqual({ needed: 2, teams: 1, group: 'Zona B' });
  });
});

describe('the outcome of Arsenal (1st) against Deportivo (4th)', () => {
  const seeds = tableRowsOf('Arsenal', 'Banfield', 'Chacarita', 'Deportivo').map(({ teamId }) => teamId);
  const play = (result: Partial<MatchNotation>, draw: 'penalties' | 'betterPlaced' = 'penalties') =>
    playoffOutcomeOf(aMatch({ home: 'Arsenal', away: 'Deportivo', isPlayoff: true, ...result }), draw, seeds);
  const asText = (outcome: PlayoffOutcome | null) =>
    outcome && `${teamNameOf(outcome.winner)} over ${teamNameOf(outcome.loser)} by ${outcome.by}`;

  test.each<[string, Partial<MatchNotation>, string | null]>([
    ['2-1', { score: '2-1' }, 'Arsenal over Deportivo by score'],
    ['0-3', { score: '0-3' }, 'Deportivo over Arsenal by score'],
    ['1-1, 4-2 on penalties', { score: '1-1', penalties: '4-2' }, 'Arsenal over Deportivo by penalties'],
    ['1-1, 0-1 on penalties', { score: '1-1', penalties: '0-1' }, 'Deportivo over Arsenal by penalties'],
    ['Deportivo did not come', { walkover: 'away', score: '3-0' }, 'Arsenal over Deportivo by walkover'],
    ['Arsenal did not come', { walkover: 'home', score: '0-3' }, 'Deportivo over Arsenal by walkover'],
    [
      'Arsenal did not come, in a tournament without walkover goals',
      { walkover: 'home', score: '0-0' },
      'Deportivo over Arsenal by walkover',
    ],
    ['nobody came', { walkover: 'both', score: '0-0' }, 'null over null by nobody'],
    ['1-1, no shoot-out yet', { score: '1-1' }, null],
    ['2-1 with minutes to play', { score: '2-1', status: 'in_progress' }, null],
    ['not played', {}, null],
    ['cancelled at 2-1', { score: '2-1', status: 'cancelled' }, null],
    ['one side is still open', { score: '2-1', away: null }, null],
  ])('the outcome of a playoff match: %s', (_, result, expected) => {
    expect(asText(play(result))).toBe(expected);
  });

  describe('where the better placed team wins a draw', () => {
    test.each<[string, Partial<MatchNotation>, string | null]>([
      ['1-1', { score: '1-1' }, 'Arsenal over Deportivo by betterPlaced'],
      [
        '1-1 at the home of Deportivo',
        { score: '1-1', home: 'Deportivo', away: 'Arsenal' },
        'Arsenal over Deportivo by betterPlaced',
      ],
      ['0-1', { score: '0-1' }, 'Deportivo over Arsenal by score'],
      ['1-1 with a shoot-out', { score: '1-1', penalties: '2-3' }, 'Deportivo over Arsenal by penalties'],
      [
        '1-1 against a team from outside the four',
        { score: '1-1', home: 'Ferro' },
        'Deportivo over Ferro by betterPlaced',
      ],
      ['1-1 of two teams from outside the four', { score: '1-1', home: 'Ferro', away: 'Estudiantes' }, null],
      ['nobody came', { walkover: 'both', score: '0-0' }, 'null over null by nobody'],
    ])('the outcome where the better placed team wins a draw: %s', (_, result, expected) => {
      expect(asText(play(result, 'betterPlaced'))).toBe(expected);
    });
  });

  test('the winner plays the final and the loser the third-place match; after a match that nobody came to, neither', () => {
    const sides = (result: Partial<MatchNotation>) =>
      (['winner', 'loser'] as const).map((outcome) =>
        teamNameOf(teamIdOfSideReference({ matchId: 1, outcome }, play(result))),
      );
    expect(sides({ score: '2-1' })).toEqual([arsenal, deportivo]);
    expect(sides({ walkover: 'home', score: '0-3' })).toEqual([deportivo, arsenal]);
    expect(sides({ score: '1-1' })).toEqual([null, null]);
    expect(sides({ walkover: 'both', score: '0-0' })).toEqual([null, null]);
  });
});

const kickOff = (matchDate: string, matchTime: string) => ({ matchDate, matchTime });
const playoffSchedule = {
  semi1: kickOff('2026-06-06', '15:30'),
  semi2: kickOff('2026-06-06', '16:30'),
  third: kickOff('2026-06-13', '16:00'),
  final: kickOff('2026-06-13', '17:30'),
};

describe('the planned playoff matches', () => {
  const [a = 0, b = 0, c = 0, d = 0] = [arsenal, banfield, chacarita, deportivo].map((name) => aTeam(name ?? '').id);
  const ids = { semi1: 11, semi2: 12, third: 13, final: 14 };
  const semifinals = [
    [a, d],
    [b, c],
  ] as const;

  test('are two semifinals, and a third-place match and a final whose sides come from the semifinals', () => {
    expect(planPlayoffs({ semifinals }, playoffSchedule, ids)).toEqual([
      {
        id: 11,
        round: 'Semifinal 1',
        homeTeamId: a,
        awayTeamId: d,
        homeFrom: null,
        awayFrom: null,
        feeds: [13, 14],
        matchDate: '2026-06-06',
        matchTime: '15:30',
      },
      {
        id: 12,
        round: 'Semifinal 2',
        homeTeamId: b,
        awayTeamId: c,
        homeFrom: null,
        awayFrom: null,
        feeds: [13, 14],
        matchDate: '2026-06-06',
        matchTime: '16:30',
      },
      {
        id: 13,
        round: 'Tercer Puesto',
        homeTeamId: null,
        awayTeamId: null,
        feeds: [],
        homeFrom: { matchId: 11, outcome: 'loser' },
        awayFrom: { matchId: 12, outcome: 'loser' },
        matchDate: '2026-06-13',
        matchTime: '16:00',
      },
      {
        id: 14,
        round: 'Final',
        homeTeamId: null,
        awayTeamId: null,
        feeds: [],
        homeFrom: { matchId: 11, outcome: 'winner' },
        awayFrom: { matchId: 12, outcome: 'winner' },
        matchDate: '2026-06-13',
        matchTime: '17:30',
      },
    ]);
  });

  test('are the semifinals and the final only when there is no third-place match', () => {
    const plan = planPlayoffs({ semifinals }, { ...playoffSchedule, third: null }, ids);
    expect(plan.map(({ round, feeds }) => [round, feeds])).toEqual([
      ['Semifinal 1', [14]],
      ['Semifinal 2', [14]],
      ['Final', []],
    ]);
  });
});

describe('the final and the third-place match after both semifinals', () => {
  test.each([
    ['both a week later', {}, []],
    ['the final as the second semifinal ends', { final: kickOff('2026-06-06', '17:00') }, []],
    [
      'the final a minute before the second semifinal ends',
      { final: kickOff('2026-06-06', '16:59') },
      ['final while semi2'],
    ],
    ['the final as the first semifinal starts', { final: kickOff('2026-06-06', '15:30') }, ['final while semi1']],
    ['the final a day before', { final: kickOff('2026-06-05', '20:00') }, ['final before semi1']],
    [
      'the third-place match before the second semifinal',
      { third: kickOff('2026-06-06', '16:10') },
      ['third before semi2'],
    ],
    [
      'both too early',
      { third: kickOff('2026-06-06', '16:40'), final: kickOff('2026-06-05', '20:00') },
      ['third while semi2', 'final before semi1'],
    ],
    ['no third-place match', { third: null }, []],
  ])('playoff matches scheduled too early are found: %s', (_, changed, expected) => {
    const early = findTooEarlyMatches({ ...playoffSchedule, ...changed }, 30);
    expect(early.map(({ slot, semi, overlaps }) => `${slot} ${overlaps ? 'while' : 'before'} ${semi}`)).toEqual(
      expected,
    );
  });
});

test.each([
  ['Semifinal 1', 'semifinals'],
  ['Tercer Puesto', 'third'],
  ['Final por el tercer puesto', 'third'],
  ['Tercer y cuarto puesto', 'third'],
  ['Partido por el Tercer y Cuarto Puesto', 'third'],
  ['Finalísima', 'final'],
  ['Final', 'final'],
  ['Cuartos de final', 'earlier'],
  ['Octavos de final', 'earlier'],
  ['Fecha 20', 'earlier'],
])('the round %s belongs to the stage %s', (round, stage) => {
  expect(playoffStageOf(round)).toBe(stage);
});
