/** The knock-out of four as a regulation tells it: who qualifies, who goes on, and what is still open. */
import { describe, expect, test } from 'vitest';
import {
  findTooEarly,
  outcomeOf,
  type PlayoffOutcome,
  planPlayoffs,
  qualify,
  teamOfReference,
} from '#shared/domain/playoffs.ts';
import { playoffStageOf } from '#shared/domain/rounds.ts';
import { aMatch, aTeam, type MatchTold } from '../support/builders.ts';

const rows = (...names: string[]) => names.map((name) => ({ teamId: aTeam(name).id }));
const nameOf = (id: number | null) => names.find((name) => aTeam(name).id === id) ?? null;
const names = ['Arsenal', 'Banfield', 'Chacarita', 'Deportivo', 'Estudiantes', 'Ferro'];
const [arsenal, banfield, chacarita, deportivo] = names;
const zona = (name: string, ...teams: string[]) => ({ id: name.charCodeAt(5), name, table: rows(...teams) });

describe('who qualifies', () => {
  const table = rows('Arsenal', 'Banfield', 'Chacarita', 'Deportivo', 'Estudiantes', 'Ferro');
  const told = (qualified: ReturnType<typeof qualify>) => {
    if (!('seeds' in qualified)) return qualified;
    const pairs = qualified.semifinals.map(([home, away]) => `${nameOf(home)} - ${nameOf(away)}`);
    return [...pairs, qualified.seeds.map(nameOf).join(', ')];
  };

  test('the first four: the 1st at home to the 4th, the 2nd to the 3rd', () => {
    expect(told(qualify(table, []))).toEqual([
      'Arsenal - Deportivo',
      'Banfield - Chacarita',
      'Arsenal, Banfield, Chacarita, Deportivo',
    ]);
  });

  test('with two zonas, the first of each at home to the second of the other', () => {
    const zonas = [zona('Zona B', 'Banfield', 'Ferro', 'Chacarita'), zona('Zona A', 'Arsenal', 'Estudiantes')];
    expect(told(qualify(table, zonas))).toEqual([
      'Arsenal - Ferro',
      'Banfield - Estudiantes',
      'Arsenal, Banfield, Estudiantes, Ferro',
    ]);
  });

  test('Zona 2 comes before Zona 10', () => {
    const zonas = [zona('Zona 10', 'Banfield', 'Ferro'), zona('Zona 2', 'Arsenal', 'Estudiantes')];
    expect(told(qualify(table, zonas))).toContain('Arsenal - Ferro');
  });

  test.each([1, 3])('with %i of them the general table decides', (count) => {
    const zonas = ['Zona A', 'Zona B', 'Zona C'].slice(0, count).map((name) => zona(name, 'Ferro', 'Estudiantes'));
    expect(told(qualify(table, zonas))).toContain('Arsenal - Deportivo');
  });

  test('four teams are enough', () => {
    expect(told(qualify(table.slice(0, 4), []))).toContain('Banfield - Chacarita');
  });

  test('nobody while there are fewer than four in the table, or two in a zona', () => {
    expect(told(qualify(table.slice(0, 3), []))).toEqual({ needed: 4, teams: 3, group: null });
    const zonas = [zona('Zona A', 'Arsenal', 'Banfield', 'Ferro'), zona('Zona B', 'Chacarita')];
    expect(told(qualify(table, zonas))).toEqual({ needed: 2, teams: 1, group: 'Zona B' });
  });
});

describe('Arsenal (1st) against Deportivo (4th)', () => {
  const seeds = rows('Arsenal', 'Banfield', 'Chacarita', 'Deportivo').map(({ teamId }) => teamId);
  const play = (result: Partial<MatchTold>, draw: 'penalties' | 'betterPlaced' = 'penalties') =>
    outcomeOf(aMatch({ home: 'Arsenal', away: 'Deportivo', isPlayoff: true, ...result }), draw, seeds);
  const told = (outcome: PlayoffOutcome | null) =>
    outcome && `${nameOf(outcome.winner)} over ${nameOf(outcome.loser)} by ${outcome.by}`;

  test.each<[string, Partial<MatchTold>, string | null]>([
    ['2-1', { score: '2-1' }, 'Arsenal over Deportivo by score'],
    ['0-3', { score: '0-3' }, 'Deportivo over Arsenal by score'],
    ['1-1, 4-2 on penalties', { score: '1-1', penalties: '4-2' }, 'Arsenal over Deportivo by penalties'],
    ['1-1, 0-1 on penalties', { score: '1-1', penalties: '0-1' }, 'Deportivo over Arsenal by penalties'],
    ['Deportivo did not come', { walkover: 'away', score: '3-0' }, 'Arsenal over Deportivo by walkover'],
    ['Arsenal did not come', { walkover: 'home', score: '0-3' }, 'Deportivo over Arsenal by walkover'],
    [
      'Arsenal did not come, without goals for it',
      { walkover: 'home', score: '0-0' },
      'Deportivo over Arsenal by walkover',
    ],
    ['nobody came', { walkover: 'both', score: '0-0' }, 'null over null by nobody'],
    ['1-1, no shoot-out yet', { score: '1-1' }, null],
    ['2-1 with minutes to play', { score: '2-1', status: 'in_progress' }, null],
    ['not played', {}, null],
    ['cancelled at 2-1', { score: '2-1', status: 'cancelled' }, null],
    ['a side still open', { score: '2-1', away: null }, null],
  ])('%s', (_, result, expected) => {
    expect(told(play(result))).toBe(expected);
  });

  describe('where the better placed goes on from a draw', () => {
    test.each<[string, Partial<MatchTold>, string | null]>([
      ['1-1', { score: '1-1' }, 'Arsenal over Deportivo by betterPlaced'],
      [
        '1-1, at Deportivo’s',
        { score: '1-1', home: 'Deportivo', away: 'Arsenal' },
        'Arsenal over Deportivo by betterPlaced',
      ],
      ['0-1', { score: '0-1' }, 'Deportivo over Arsenal by score'],
      ['1-1, a shoot-out all the same', { score: '1-1', penalties: '2-3' }, 'Deportivo over Arsenal by penalties'],
      [
        '1-1 with somebody from outside the four',
        { score: '1-1', home: 'Ferro' },
        'Deportivo over Ferro by betterPlaced',
      ],
      ['1-1 of two from outside', { score: '1-1', home: 'Ferro', away: 'Estudiantes' }, null],
      ['nobody came', { walkover: 'both', score: '0-0' }, 'null over null by nobody'],
    ])('%s', (_, result, expected) => {
      expect(told(play(result, 'betterPlaced'))).toBe(expected);
    });
  });

  test('the final waits for the winner, the match for the third place for the loser; for nobody, if nobody came', () => {
    const sides = (result: Partial<MatchTold>) =>
      (['winner', 'loser'] as const).map((outcome) => nameOf(teamOfReference({ matchId: 1, outcome }, play(result))));
    expect(sides({ score: '2-1' })).toEqual([arsenal, deportivo]);
    expect(sides({ walkover: 'home', score: '0-3' })).toEqual([deportivo, arsenal]);
    expect(sides({ score: '1-1' })).toEqual([null, null]);
    expect(sides({ walkover: 'both', score: '0-0' })).toEqual([null, null]);
  });
});

const at = (matchDate: string, matchTime: string) => ({ matchDate, matchTime });
const schedule = {
  semi1: at('2026-06-06', '15:30'),
  semi2: at('2026-06-06', '16:30'),
  third: at('2026-06-13', '16:00'),
  final: at('2026-06-13', '17:30'),
};

describe('the matches', () => {
  const [a = 0, b = 0, c = 0, d = 0] = [arsenal, banfield, chacarita, deportivo].map((name) => aTeam(name ?? '').id);
  const ids = { semi1: 11, semi2: 12, third: 13, final: 14 };
  const semifinals = [
    [a, d],
    [b, c],
  ] as const;

  test('two semifinals, the third place and the final, each side of the last two from a semifinal', () => {
    expect(planPlayoffs({ semifinals }, schedule, ids)).toEqual([
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

  test('without a third place, three', () => {
    const plan = planPlayoffs({ semifinals }, { ...schedule, third: null }, ids);
    expect(plan.map(({ round, feeds }) => [round, feeds])).toEqual([
      ['Semifinal 1', [14]],
      ['Semifinal 2', [14]],
      ['Final', []],
    ]);
  });
});

describe('the last two matches are played after both semifinals', () => {
  test.each([
    ['a week later', {}, []],
    ['as the second semifinal ends', { final: at('2026-06-06', '17:00') }, []],
    ['a minute before', { final: at('2026-06-06', '16:59') }, ['final while semi2']],
    ['as the first semifinal starts', { final: at('2026-06-06', '15:30') }, ['final while semi1']],
    ['a day before', { final: at('2026-06-05', '20:00') }, ['final before semi1']],
    ['third place too', { third: at('2026-06-06', '16:10') }, ['third before semi2']],
    [
      'both of them',
      { third: at('2026-06-06', '16:40'), final: at('2026-06-05', '20:00') },
      ['third while semi2', 'final before semi1'],
    ],
    ['no third place', { third: null }, []],
  ])('%s', (_, changed, expected) => {
    const early = findTooEarly({ ...schedule, ...changed }, 30);
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
])('%s belongs to the stage %s', (round, stage) => {
  expect(playoffStageOf(round)).toBe(stage);
});
