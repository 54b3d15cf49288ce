/** The byes of a bracket of eight places with six teams, as its first stage shows them. */
import { expect, test } from 'vitest';
import { computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
import { aMatch, aTeam, type MatchNotation } from '../support/builders.ts';

const six = ['Arsenal', 'Banfield', 'Chacarita', 'Deportivo', 'Estudiantes', 'Ferro'];
const quarters = [
  { home: 'Deportivo', away: 'Estudiantes', round: 'Cuartos de final 2' },
  { home: 'Chacarita', away: 'Ferro', round: 'Cuartos de final 4' },
];
const semifinals = [
  { home: 'Arsenal', away: null, round: 'Semifinal 1' },
  { home: 'Banfield', away: null, round: 'Semifinal 2' },
];
const stagesOf = (matches: readonly MatchNotation[], qualified: readonly string[] | null = six) =>
  computePlayoffs({
    table: [],
    groups: [],
    matches: matches.map((each) => aMatch({ isPlayoff: true, ...each })),
    seeds: qualified?.map((name) => aTeam(name).id) ?? null,
    playoffDraw: 'penalties',
  }).stages;
const nameOf = (teamId: number | null) => six.find((name) => aTeam(name).id === teamId) ?? '?';
const firstStage = (...given: Parameters<typeof stagesOf>) =>
  stagesOf(...given)[0]?.ties.map(({ home, away, outcome }) =>
    [nameOf(home.teamId), nameOf(away.teamId), outcome?.by ?? ''].join(' '),
  );
const withoutByes = ['Deportivo Estudiantes ', 'Chacarita Ferro '];

test('byes stand beside the quarter-finals that are played, each where its team enters the semifinals', () => {
  expect(firstStage([...quarters, ...semifinals])).toEqual([
    'Arsenal ? bye',
    'Deportivo Estudiantes ',
    'Banfield ? bye',
    'Chacarita Ferro ',
  ]);
  expect(stagesOf([...quarters, ...semifinals])[0]?.ties[0]).toEqual({
    round: '',
    match: null,
    home: { teamId: aTeam('Arsenal').id },
    away: { teamId: null, outcome: null },
    outcome: { winner: null, loser: null, by: 'bye' },
  });
  const third = { home: null, away: null, round: 'Tercer Puesto' };
  const final = { home: null, away: null, round: 'Final' };
  expect(stagesOf([...quarters, ...semifinals, third, final]).map(({ ties }) => ties.length)).toEqual([4, 2, 1, 1]);
});

test('there is no bye of a semifinalist who has played in the first stage, also when that match was cancelled', () => {
  const [first, second] = quarters as [MatchNotation, MatchNotation];
  const cancelled: MatchNotation = { ...second, home: 'Banfield', away: 'Ferro', status: 'cancelled' };
  expect(firstStage([first, second, cancelled, ...semifinals])).toEqual(withoutByes);
});

test('there are no byes without the teams that the playoffs were generated with, or of a team that is none of them', () => {
  expect(firstStage([...quarters, ...semifinals], null)).toEqual(withoutByes);
  expect(firstStage([...quarters, ...semifinals], six.slice(1))).toEqual(withoutByes);
});

test('there are no byes while there is no second stage', () => {
  expect(firstStage(quarters)).toEqual(withoutByes);
});
