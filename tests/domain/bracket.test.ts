/** The knockout bracket as a screen shows it, from the projection to the champion. */
import { describe, expect, test } from 'vitest';
import { type ComputePlayoffsOptions, computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { presentBracket } from '#shared/text/bracket.ts';
import { aMatch, aTeam, type MatchNotation } from '../support/builders.ts';
import { tableFromResults } from './standings-notation.ts';

const leagueResults =
  'Arsenal 4-0 Ferro\nBanfield 3-0 Ferro\nChacarita 2-0 Ferro\nDeportivo 1-0 Ferro\nEstudiantes 0-0 Ferro';
const bestFour = ['Arsenal', 'Banfield', 'Chacarita', 'Deportivo'];
const seeds = bestFour.map((name) => aTeam(name).id);

function bracketFromMatches(matches: readonly Match[], more: Partial<ComputePlayoffsOptions> = {}) {
  const input: ComputePlayoffsOptions = {
    table: tableFromResults(leagueResults),
    groups: [],
    matches,
    seeds: null,
    playoffDraw: 'penalties',
    ...more,
  };
  return presentBracket(1, computePlayoffs(input), input);
}

/** One line per tie, 'Semifinal 1: *Arsenal - Deportivo' (* is the winner); then champion, runner-up and third. */
function formatBracketLines({
  stages,
  champion,
  runnerUp,
  thirdPlace,
}: ReturnType<typeof bracketFromMatches>): string[] {
  const named = (side: { name: string; isWinner: boolean }) => `${side.isWinner ? '*' : ''}${side.name}`;
  const lines = stages.flatMap(({ name, ties }) =>
    ties.map(
      ({ round, home, away }) => `${name === round ? '' : `${name} / `}${round}: ${named(home)} - ${named(away)}`,
    ),
  );
  const best = [champion, runnerUp, thirdPlace].map((team) => team?.name ?? '?').join(', ');
  return [...lines, best];
}

type MatchChange = Partial<MatchNotation>;

/** The four matches that the application generates; each argument changes one of them. */
function generatedPlayoffMatches(
  semi1: MatchChange = {},
  semi2: MatchChange = {},
  third: MatchChange = {},
  final: MatchChange = {},
): Match[] {
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

test('before any playoff match the bracket projects the first four and their semifinals', () => {
  const bracket = bracketFromMatches([]);
  expect(bracket.isProjection).toBe(true);
  expect(formatBracketLines(bracket)).toEqual([
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

test('with fewer than four teams the bracket lists them and has no stages', () => {
  const bracket = bracketFromMatches([], { table: tableFromResults('Arsenal 1-0 Ferro') });
  expect(bracket.qualified.map(({ team }) => team.name)).toEqual(['Arsenal', 'Ferro']);
  expect({ stages: bracket.stages, isProjection: bracket.isProjection }).toEqual({ stages: [], isProjection: true });
});

test('while a zona has fewer than two teams the bracket lists the first four of the general table, without stages', () => {
  const groups = ['Zona A', 'Zona B'].map((name, id) => ({
    id,
    name,
    table: tableFromResults(leagueResults).slice(0, id + 1),
  }));
  const bracket = bracketFromMatches([], { groups });
  expect(bracket.qualified.map(({ team }) => team.name)).toEqual(bestFour);
  expect(bracket.stages).toEqual([]);
});

/** One line per tie of a projection, '1.º A Arsenal - 2.º B Deportivo'. */
const formatPlaces = ({ stages }: ReturnType<typeof bracketFromMatches>): string[] =>
  stages.flatMap(({ ties }) =>
    ties.map(({ home, away }) => [home, away].map(({ place, name }) => [place, name].join(' ').trim()).join(' - ')),
  );

describe('the bracket to come names the places that meet', () => {
  const table = tableFromResults(leagueResults);
  const zonas = ['Zona B', 'Zona A'].map((name, at) => ({
    id: at + 1,
    name,
    table: table.filter((_, place) => place % 2 === at),
  }));

  test('of the general table', () => {
    expect(formatPlaces(bracketFromMatches([])).slice(0, 2)).toEqual([
      '1.º Arsenal - 4.º Deportivo',
      '2.º Banfield - 3.º Chacarita',
    ]);
  });

  test('of two zonas', () => {
    expect(formatPlaces(bracketFromMatches([], { groups: zonas })).slice(0, 2)).toEqual([
      '1.º A Banfield - 2.º B Chacarita',
      '1.º B Arsenal - 2.º A Deportivo',
    ]);
  });

  test('as many as qualify', () => {
    expect(formatPlaces(bracketFromMatches([], { places: 2 }))).toEqual(['1.º Arsenal - 2.º Banfield']);
  });

  test('but not of more zonas, whose pairs depend on the general table', () => {
    const three = [...zonas, { id: 3, name: 'Zona C', table: table.slice(0, 2) }, { id: 4, name: 'Zona D', table }];
    const lines = formatPlaces(bracketFromMatches([], { groups: three, places: 4 }));
    expect(lines.join()).not.toMatch(/\dº|\.º/);
  });

  test('and says while these are all that is known', () => {
    const unplayed = tableFromResults('', { teams: bestFour });
    expect(bracketFromMatches([], { table: unplayed }).isOfPlaces).toBe(true);
    expect(bracketFromMatches([]).isOfPlaces).toBeUndefined();
    expect(bracketFromMatches(generatedPlayoffMatches(), { table: unplayed, seeds }).isOfPlaces).toBeUndefined();
  });
});

test('a generated bracket names the winner or loser that each open side waits for', () => {
  expect(formatBracketLines(bracketFromMatches(generatedPlayoffMatches(), { seeds }))).toEqual([
    'Semifinales / Semifinal 1: Arsenal - Deportivo',
    'Semifinales / Semifinal 2: Banfield - Chacarita',
    'Tercer Puesto: Perdedor Semi 1 - Perdedor Semi 2',
    'Final: Ganador Semi 1 - Ganador Semi 2',
    '?, ?, ?',
  ]);
});

test('a bracket played to the end has its winners, champion, runner-up and third place', () => {
  const matches = generatedPlayoffMatches(
    { score: '1-1', penalties: '3-4' },
    { score: '2-0' },
    { home: 'Arsenal', away: 'Chacarita', score: '1-0' },
    { home: 'Deportivo', away: 'Banfield', score: '0-1' },
  );
  const bracket = bracketFromMatches(matches, { seeds });
  expect(formatBracketLines(bracket)).toEqual([
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

test('the four qualified teams stay the same when the table changes later', () => {
  const table = tableFromResults(`${leagueResults}\nFerro 9-0 Arsenal\nFerro 9-0 Estudiantes`);
  expect(
    bracketFromMatches(generatedPlayoffMatches(), { seeds, table }).qualified.map(({ team }) => team.name),
  ).toEqual(bestFour);
});

describe('a walkover in the knockout', () => {
  const nobody = { walkover: 'both', score: '0-0' } as const;
  const reasons = (matches: readonly Match[]) =>
    bracketFromMatches(matches, { seeds }).stages.flatMap(({ ties }) => ties.map(({ decidedBy }) => decidedBy));

  test('is won by the team that came', () => {
    const matches = generatedPlayoffMatches({ walkover: 'home', score: '0-3' });
    expect(formatBracketLines(bracketFromMatches(matches, { seeds }))[0]).toBe(
      'Semifinales / Semifinal 1: Arsenal - *Deportivo',
    );
  });

  test('when neither team comes to a semifinal, the other finalist is champion without playing', () => {
    const matches = generatedPlayoffMatches(nobody, { score: '2-0' }, { away: 'Chacarita' }, { away: 'Banfield' });
    expect(formatBracketLines(bracketFromMatches(matches, { seeds })).slice(2)).toEqual([
      'Tercer Puesto: Perdedor Semi 1 - *Chacarita',
      'Final: Ganador Semi 1 - *Banfield',
      'Banfield, ?, Chacarita',
    ]);
    expect(reasons(matches)).toEqual(['nobody', 'score', 'noRival', 'noRival']);
  });

  test('when neither team comes to a semifinal and the other semifinal is open, there is no champion', () => {
    expect(formatBracketLines(bracketFromMatches(generatedPlayoffMatches(nobody), { seeds })).at(-1)).toBe('?, ?, ?');
    expect(reasons(generatedPlayoffMatches(nobody))).toEqual(['nobody', null, null, null]);
  });

  test('when neither team comes to either semifinal, or to the final, there is no champion', () => {
    expect(formatBracketLines(bracketFromMatches(generatedPlayoffMatches(nobody, nobody), { seeds })).at(-1)).toBe(
      '?, ?, ?',
    );
    expect(reasons(generatedPlayoffMatches(nobody, nobody))).toEqual(['nobody', 'nobody', 'nobody', 'nobody']);
    const final = { home: 'Arsenal', away: 'Banfield', ...nobody };
    expect(
      formatBracketLines(
        bracketFromMatches(generatedPlayoffMatches({ score: '1-0' }, { score: '1-0' }, {}, final), { seeds }),
      ).at(-1),
    ).toBe('?, ?, ?');
  });
});

describe('a bracket of matches created by hand', () => {
  const hand = (round: string, home: string, away: string, more: MatchChange = {}) =>
    aMatch({ home, away, round, isPlayoff: true, ...more });

  test('shows quarter-finals first, in order of play', () => {
    const matches = [
      hand('Semifinal 2', 'Banfield', 'Chacarita'),
      hand('Cuartos de final', 'Arsenal', 'Ferro', { score: '1-0' }),
      hand('Semifinal 1', 'Arsenal', 'Deportivo', { score: '2-0' }),
      hand('Cuartos de final', 'Deportivo', 'Estudiantes', { score: '2-0' }),
    ];
    expect(formatBracketLines(bracketFromMatches(matches))).toEqual([
      'Cuartos de final: *Arsenal - Ferro',
      'Cuartos de final: *Deportivo - Estudiantes',
      'Semifinales / Semifinal 1: *Arsenal - Deportivo',
      'Semifinales / Semifinal 2: Banfield - Chacarita',
      'Final: Arsenal - Ganador Semi 2',
      '?, ?, ?',
    ]);
  });

  test('lists the ties of one round in order of play', () => {
    const matches = [
      hand('Cuartos de final', 'Arsenal', 'Ferro', { matchDate: '2026-03-08' }),
      hand('Cuartos de final', 'Banfield', 'Chacarita', { matchDate: '2026-03-07' }),
    ];
    expect(formatBracketLines(bracketFromMatches(matches))[0]).toContain('Banfield - Chacarita');
  });

  test('has one stage for the round of 16 and one for the quarter-finals', () => {
    const bracket = bracketFromMatches([
      hand('Octavos de final', 'Arsenal', 'Ferro'),
      hand('Cuartos de final', 'Arsenal', 'Banfield'),
    ]);
    expect(bracket.stages.map(({ name }) => name)).toEqual(['Octavos de final', 'Cuartos de final']);
  });

  test('has no stage after the quarter-finals while those are the only matches', () => {
    const bracket = bracketFromMatches([hand('Cuartos de final', 'Arsenal', 'Ferro')]);
    expect({ drawn: formatBracketLines(bracket), isProjection: bracket.isProjection }).toEqual({
      drawn: ['Cuartos de final: Arsenal - Ferro', '?, ?, ?'],
      isProjection: false,
    });
  });

  test('gives a drawn final to the team better placed in the table, if the rules say so', () => {
    const final = [hand('Final', 'Banfield', 'Arsenal', { score: '1-1' })];
    expect(formatBracketLines(bracketFromMatches(final)).at(-1)).toBe('?, ?, ?');
    expect(formatBracketLines(bracketFromMatches(final, { playoffDraw: 'betterPlaced' })).at(-1)).toBe(
      'Arsenal, Banfield, ?',
    );
  });

  test('has no champion when the final is played in two legs', () => {
    const legs = [
      hand('Final', 'Arsenal', 'Banfield', { score: '1-0' }),
      hand('Final', 'Banfield', 'Arsenal', { score: '2-0' }),
    ];
    expect(formatBracketLines(bracketFromMatches(legs)).at(-1)).toBe('?, ?, ?');
  });

  test('leaves out cancelled matches and league matches', () => {
    const matches = [
      hand('Final', 'Arsenal', 'Banfield', { status: 'cancelled' }),
      hand('Semifinal 1', 'Arsenal', 'Banfield', { isPlayoff: false, score: '1-0' }),
    ];
    expect(bracketFromMatches(matches).isProjection).toBe(true);
    expect(formatBracketLines(bracketFromMatches([...matches, hand('Final', 'Banfield', 'Arsenal')]))).toEqual([
      'Final: Banfield - Arsenal',
      '?, ?, ?',
    ]);
  });
});
