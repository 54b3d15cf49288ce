/** The bracket as a screen draws it, from the first guess to the champion. */
import { describe, expect, test } from 'vitest';
import { type BracketInput, computePlayoffs } from '#shared/domain/bracket.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { presentBracket } from '#shared/text/bracket.ts';
import { aMatch, aTeam, type MatchTold } from '../support/builders.ts';
import { aTable } from './standings-notation.ts';

const league = 'Arsenal 4-0 Ferro\nBanfield 3-0 Ferro\nChacarita 2-0 Ferro\nDeportivo 1-0 Ferro\nEstudiantes 0-0 Ferro';
const four = ['Arsenal', 'Banfield', 'Chacarita', 'Deportivo'];
const seeds = four.map((name) => aTeam(name).id);

function draw(matches: readonly Match[], more: Partial<BracketInput> = {}) {
  const input: BracketInput = {
    table: aTable(league),
    groups: [],
    matches,
    seeds: null,
    playoffDraw: 'penalties',
    ...more,
  };
  return presentBracket(1, computePlayoffs(input), input);
}

/** One line a tie: 'Semifinal 1: *Arsenal - Deportivo', the winner with a star. */
function drawn({ stages, champion, runnerUp, thirdPlace }: ReturnType<typeof draw>): string[] {
  const named = (side: { name: string; isWinner: boolean }) => `${side.isWinner ? '*' : ''}${side.name}`;
  const lines = stages.flatMap(({ name, ties }) =>
    ties.map(
      ({ round, home, away }) => `${name === round ? '' : `${name} / `}${round}: ${named(home)} - ${named(away)}`,
    ),
  );
  const best = [champion, runnerUp, thirdPlace].map((team) => team?.name ?? '?').join(', ');
  return [...lines, best];
}

type Result = Partial<MatchTold>;

/** The matches as they are generated, with sides filled as results say. */
function generated(semi1: Result = {}, semi2: Result = {}, third: Result = {}, final: Result = {}): Match[] {
  const playoff = { isPlayoff: true };
  const one = aMatch({ home: 'Arsenal', away: 'Deportivo', ...playoff, round: 'Semifinal 1', ...semi1 });
  const two = aMatch({ home: 'Banfield', away: 'Chacarita', ...playoff, round: 'Semifinal 2', ...semi2 });
  const from = (outcome: 'winner' | 'loser') => ({
    homeFrom: { matchId: one.id, outcome },
    awayFrom: { matchId: two.id, outcome },
  });
  const open = { home: null, away: null, ...playoff };
  return [
    one,
    two,
    aMatch({ ...open, round: 'Tercer Puesto', ...from('loser'), ...third }),
    aMatch({ ...open, round: 'Final', ...from('winner'), ...final }),
  ];
}

test('before there is a match, the four and the semifinals there would be', () => {
  const bracket = draw([]);
  expect(bracket.isProjection).toBe(true);
  expect(drawn(bracket)).toEqual([
    'Semifinales / Semifinal 1: Arsenal - Deportivo',
    'Semifinales / Semifinal 2: Banfield - Chacarita',
    'Final: Ganador Semi 1 - Ganador Semi 2',
    '?, ?, ?',
  ]);
  expect(
    bracket.qualified.map(({ positionDisplay, team, pointsFormatted, medalIcon }) =>
      [positionDisplay, team.name, pointsFormatted, medalIcon].join(' '),
    ),
  ).toEqual(['1 Arsenal 3 🥇', '2 Banfield 3 🥈', '3 Chacarita 3 🥉', '4 Deportivo 3 ']);
  expect(bracket.stages[0]?.ties[0]).toMatchObject({
    matchId: null,
    status: null,
    formattedDate: '',
    scoreDisplay: 'VS',
  });
});

test('with too few teams, those there are and nothing to draw', () => {
  const bracket = draw([], { table: aTable('Arsenal 1-0 Ferro') });
  expect(bracket.qualified.map(({ team }) => team.name)).toEqual(['Arsenal', 'Ferro']);
  expect({ stages: bracket.stages, isProjection: bracket.isProjection }).toEqual({ stages: [], isProjection: true });
});

test('while a zona has fewer than two, the first four of the general table and nothing to draw', () => {
  const groups = ['Zona A', 'Zona B'].map((name, id) => ({ id, name, table: aTable(league).slice(0, id + 1) }));
  const bracket = draw([], { groups });
  expect(bracket.qualified.map(({ team }) => team.name)).toEqual(four);
  expect(bracket.stages).toEqual([]);
});

test('generated, with names of what is still open', () => {
  expect(drawn(draw(generated(), { seeds }))).toEqual([
    'Semifinales / Semifinal 1: Arsenal - Deportivo',
    'Semifinales / Semifinal 2: Banfield - Chacarita',
    'Tercer Puesto: Perdedor Semi 1 - Perdedor Semi 2',
    'Final: Ganador Semi 1 - Ganador Semi 2',
    '?, ?, ?',
  ]);
});

test('played to the end', () => {
  const matches = generated(
    { score: '1-1', penalties: '3-4' },
    { score: '2-0' },
    { home: 'Arsenal', away: 'Chacarita', score: '1-0' },
    { home: 'Deportivo', away: 'Banfield', score: '0-1' },
  );
  const bracket = draw(matches, { seeds });
  expect(drawn(bracket)).toEqual([
    'Semifinales / Semifinal 1: Arsenal - *Deportivo',
    'Semifinales / Semifinal 2: *Banfield - Chacarita',
    'Tercer Puesto: *Arsenal - Chacarita',
    'Final: Deportivo - *Banfield',
    'Banfield, Deportivo, Arsenal',
  ]);
  expect(bracket.stages[0]?.ties[0]).toMatchObject({
    home: { score: 1, penalties: 3 },
    away: { score: 1, penalties: 4 },
    decidedBy: 'penalties',
    formattedDate: '07/03/2026',
    scoreDisplay: '1 - 1',
  });
});

test('the four stay those it was made with, whatever becomes of the table', () => {
  const table = aTable(`${league}\nFerro 9-0 Arsenal\nFerro 9-0 Estudiantes`);
  expect(draw(generated(), { seeds, table }).qualified.map(({ team }) => team.name)).toEqual(four);
});

describe('somebody did not come', () => {
  const nobody = { walkover: 'both', score: '0-0' } as const;
  const reasons = (matches: readonly Match[]) =>
    draw(matches, { seeds }).stages.flatMap(({ ties }) => ties.map(({ decidedBy }) => decidedBy));

  test('one: the other wins', () => {
    const matches = generated({ walkover: 'home', score: '0-3' });
    expect(drawn(draw(matches, { seeds }))[0]).toBe('Semifinales / Semifinal 1: Arsenal - *Deportivo');
  });

  test('nobody to a semifinal: who waits in the final is champion without playing it', () => {
    const matches = generated(nobody, { score: '2-0' }, { away: 'Chacarita' }, { away: 'Banfield' });
    expect(drawn(draw(matches, { seeds })).slice(2)).toEqual([
      'Tercer Puesto: Perdedor Semi 1 - *Chacarita',
      'Final: Ganador Semi 1 - *Banfield',
      'Banfield, ?, Chacarita',
    ]);
    expect(reasons(matches)).toEqual(['nobody', 'score', 'noRival', 'noRival']);
  });

  test('nobody to a semifinal, and the other still open: nobody yet', () => {
    expect(drawn(draw(generated(nobody), { seeds })).at(-1)).toBe('?, ?, ?');
    expect(reasons(generated(nobody))).toEqual(['nobody', null, null, null]);
  });

  test('without a finished semifinal or final there is no champion', () => {
    expect(drawn(draw(generated(nobody, nobody), { seeds })).at(-1)).toBe('?, ?, ?');
    expect(reasons(generated(nobody, nobody))).toEqual(['nobody', 'nobody', 'nobody', 'nobody']);
    const final = { home: 'Arsenal', away: 'Banfield', ...nobody };
    expect(drawn(draw(generated({ score: '1-0' }, { score: '1-0' }, {}, final), { seeds })).at(-1)).toBe('?, ?, ?');
  });
});

describe('made by hand', () => {
  const hand = (round: string, home: string, away: string, more: Result = {}) =>
    aMatch({ home, away, round, isPlayoff: true, ...more });

  test('quarter-finals come first, in their order', () => {
    const matches = [
      hand('Semifinal 2', 'Banfield', 'Chacarita'),
      hand('Cuartos de final', 'Arsenal', 'Ferro', { score: '1-0' }),
      hand('Semifinal 1', 'Arsenal', 'Deportivo', { score: '2-0' }),
      hand('Cuartos de final', 'Deportivo', 'Estudiantes', { score: '2-0' }),
    ];
    expect(drawn(draw(matches))).toEqual([
      'Cuartos de final: *Arsenal - Ferro',
      'Cuartos de final: *Deportivo - Estudiantes',
      'Semifinales / Semifinal 1: *Arsenal - Deportivo',
      'Semifinales / Semifinal 2: Banfield - Chacarita',
      'Final: Arsenal - Ganador Semi 2',
      '?, ?, ?',
    ]);
  });

  test('ties of one round stand in their order of play', () => {
    const matches = [
      hand('Cuartos de final', 'Arsenal', 'Ferro', { matchDate: '2026-03-08' }),
      hand('Cuartos de final', 'Banfield', 'Chacarita', { matchDate: '2026-03-07' }),
    ];
    expect(drawn(draw(matches))[0]).toContain('Banfield - Chacarita');
  });

  test('rounds of sixteen and of eight are stages of their own', () => {
    const bracket = draw([
      hand('Octavos de final', 'Arsenal', 'Ferro'),
      hand('Cuartos de final', 'Arsenal', 'Banfield'),
    ]);
    expect(bracket.stages.map(({ name }) => name)).toEqual(['Octavos de final', 'Cuartos de final']);
  });

  test('quarter-finals alone produce no later stage', () => {
    const bracket = draw([hand('Cuartos de final', 'Arsenal', 'Ferro')]);
    expect({ drawn: drawn(bracket), isProjection: bracket.isProjection }).toEqual({
      drawn: ['Cuartos de final: Arsenal - Ferro', '?, ?, ?'],
      isProjection: false,
    });
  });

  test('a level final goes to the better placed of the table, if the rules say so', () => {
    const final = [hand('Final', 'Banfield', 'Arsenal', { score: '1-1' })];
    expect(drawn(draw(final)).at(-1)).toBe('?, ?, ?');
    expect(drawn(draw(final, { playoffDraw: 'betterPlaced' })).at(-1)).toBe('Arsenal, Banfield, ?');
  });

  test('a final of two legs has no champion that one of them decides', () => {
    const legs = [
      hand('Final', 'Arsenal', 'Banfield', { score: '1-0' }),
      hand('Final', 'Banfield', 'Arsenal', { score: '2-0' }),
    ];
    expect(drawn(draw(legs)).at(-1)).toBe('?, ?, ?');
  });

  test('cancelled matches and matches of the league are not in it', () => {
    const matches = [
      hand('Final', 'Arsenal', 'Banfield', { status: 'cancelled' }),
      hand('Semifinal 1', 'Arsenal', 'Banfield', { isPlayoff: false, score: '1-0' }),
    ];
    expect(draw(matches).isProjection).toBe(true);
    expect(drawn(draw([...matches, hand('Final', 'Banfield', 'Arsenal')]))).toEqual([
      'Final: Banfield - Arsenal',
      '?, ?, ?',
    ]);
  });
});
