/** Results of the playoffs: which team advances from a match, and which waiting matches change their teams. */
import { describe, expect, test } from 'vitest';
import {
  type LevelMatchRule,
  type PlayoffOutcome,
  playoffOutcomeOf,
  playoffOutcomesOf,
  refillWaitingMatches,
} from '#shared/domain/playoffs/playoffs.ts';
import { playoffStageOf } from '#shared/domain/round-names.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { aMatch, aTeam, type MatchNotation } from '../support/builders.ts';

const teamNames = ['Arsenal', 'Banfield', 'Chacarita', 'Deportivo', 'Estudiantes', 'Ferro', 'Gimnasia', 'Huracán'];
const teamNameOf = (id: number | null) => teamNames.find((name) => aTeam(name).id === id) ?? null;

describe('the outcome of Arsenal (1st) against Deportivo (4th)', () => {
  const seeds = ['Arsenal', 'Banfield', 'Chacarita', 'Deportivo'].map((name) => aTeam(name).id);
  const play = (result: Partial<MatchNotation>, draw: 'penalties' | 'betterPlaced' = 'penalties') =>
    playoffOutcomeOf(aMatch({ home: 'Arsenal', away: 'Deportivo', isPlayoff: true, ...result }), {
      playoffDraw: draw,
      seeds,
    });
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
});

describe('a knockout of eight', () => {
  const rule: LevelMatchRule = { playoffDraw: 'penalties', seeds: teamNames.map((name) => aTeam(name).id) };
  type Change = Partial<MatchNotation>;

  /** The quarter-finals A-H, D-E, B-G, C-F, the semifinals, the third place and the final, changed by round. */
  function knockout(changes: Record<string, Change> = {}): Match[] {
    const made = new Map<string, Match>();
    const add = (round: string, fields: Change) =>
      made.set(round, aMatch({ home: null, away: null, isPlayoff: true, round, ...fields, ...changes[round] }));
    const from = (round: string, outcome: 'winner' | 'loser') => ({ matchId: made.get(round)?.id ?? 0, outcome });
    add('Cuartos de final 1', { home: 'Arsenal', away: 'Huracán' });
    add('Cuartos de final 2', { home: 'Deportivo', away: 'Estudiantes' });
    add('Cuartos de final 3', { home: 'Banfield', away: 'Gimnasia' });
    add('Cuartos de final 4', { home: 'Chacarita', away: 'Ferro' });
    for (const [round, one, two] of [
      ['Semifinal 1', 'Cuartos de final 1', 'Cuartos de final 2'],
      ['Semifinal 2', 'Cuartos de final 3', 'Cuartos de final 4'],
    ] as const)
      add(round, { homeFrom: from(one, 'winner'), awayFrom: from(two, 'winner') });
    add('Tercer Puesto', { homeFrom: from('Semifinal 1', 'loser'), awayFrom: from('Semifinal 2', 'loser') });
    add('Final', { homeFrom: from('Semifinal 1', 'winner'), awayFrom: from('Semifinal 2', 'winner') });
    return [...made.values()];
  }
  const nobody = { walkover: 'both', score: '0-0' } as const;
  const winnersOf = (matches: Match[]) => {
    const outcomes = playoffOutcomesOf(matches, rule);
    return Object.fromEntries(
      matches.flatMap(({ id, round }) => {
        const outcome = outcomes.get(id);
        return outcome ? [[round, `${teamNameOf(outcome.winner)} by ${outcome.by}`]] : [];
      }),
    );
  };
  /** The refilled matches after the match of `round` is saved with `change`. */
  function refills(matches: Match[], round: string, change: Partial<Match>, ruleAfter = rule) {
    const saved = matches.find((match) => match.round === round);
    const after = saved ? { ...saved, ...change } : null;
    return refillWaitingMatches(matches, { saved: after, ruleBefore: rule, rule: ruleAfter }).map(
      ({ match, homeTeamId, awayTeamId, decidedBy }) =>
        `${match.round}: ${teamNameOf(homeTeamId)} - ${teamNameOf(awayTeamId)} by ${matches.find(({ id }) => id === decidedBy)?.round}`,
    );
  }
  const won = { status: 'completed', homeScore: 1, awayScore: 0 } as const;

  test('a quarter-final fills the semifinal, a semifinal the third place and the final', () => {
    expect(refills(knockout(), 'Cuartos de final 2', won)).toEqual([
      'Semifinal 1: null - Deportivo by Cuartos de final 2',
    ]);
    const matches = knockout({ 'Semifinal 1': { home: 'Arsenal', away: 'Deportivo' } });
    expect(refills(matches, 'Semifinal 1', won)).toEqual([
      'Tercer Puesto: Deportivo - null by Semifinal 1',
      'Final: Arsenal - null by Semifinal 1',
    ]);
  });

  test('a correction that keeps winner and loser changes no other match, one that does not empties the side', () => {
    const matches = knockout({
      'Cuartos de final 1': { score: '2-0' },
      'Semifinal 1': { home: 'Arsenal', away: null },
    });
    expect(refills(matches, 'Cuartos de final 1', { homeScore: 5 })).toEqual([]);
    expect(refills(matches, 'Cuartos de final 1', { awayScore: 3 })).toEqual([
      'Semifinal 1: Huracán - null by Cuartos de final 1',
    ]);
    expect(refills(matches, 'Cuartos de final 1', { awayScore: 2 })).toEqual([
      'Semifinal 1: null - null by Cuartos de final 1',
    ]);
  });

  test('where nobody came to a quarter-final, the rival in the semifinal advances to the final without playing', () => {
    const matches = knockout({
      'Cuartos de final 1': nobody,
      'Cuartos de final 2': { score: '1-0' },
      'Semifinal 1': { away: 'Deportivo' },
    });
    expect(winnersOf(matches)).toEqual({
      'Cuartos de final 1': 'null by nobody',
      'Cuartos de final 2': 'Deportivo by score',
      'Semifinal 1': 'Deportivo by noRival',
    });
    const before = knockout({ 'Cuartos de final 1': nobody });
    expect(refills(before, 'Cuartos de final 2', won)).toEqual([
      'Semifinal 1: null - Deportivo by Cuartos de final 2',
      'Final: Deportivo - null by Semifinal 1',
    ]);
  });

  test('the place is taken back when the team that did not come does play after all, or another is chosen by hand', () => {
    const matches = knockout({
      'Cuartos de final 1': nobody,
      'Cuartos de final 2': { score: '1-0' },
      'Semifinal 1': { away: 'Deportivo' },
      Final: { home: 'Deportivo' },
    });
    expect(refills(matches, 'Cuartos de final 1', { ...won, walkover: null })).toEqual([
      'Semifinal 1: Arsenal - Deportivo by Cuartos de final 1',
      'Final: null - null by Semifinal 1',
    ]);
    expect(refills(matches, 'Semifinal 1', { homeTeamId: aTeam('Huracán').id, homeFrom: null })).toEqual([
      'Final: null - null by Semifinal 1',
    ]);
  });

  test('where nobody came to two quarter-finals, nobody comes to their semifinal', () => {
    const matches = knockout({ 'Cuartos de final 1': nobody, 'Cuartos de final 2': nobody });
    expect(winnersOf(matches)['Semifinal 1']).toBe('null by nobody');
  });

  test('a semifinal that is cancelled is won by nobody, even without a rival', () => {
    const matches = knockout({
      'Cuartos de final 1': nobody,
      'Semifinal 1': { away: 'Deportivo', status: 'cancelled' },
    });
    expect(winnersOf(matches)).not.toHaveProperty('Semifinal 1');
  });

  test('a changed rule for level matches fills the semifinals of the level quarter-finals', () => {
    const matches = knockout({ 'Cuartos de final 2': { score: '1-1' }, 'Cuartos de final 4': { score: '0-0' } });
    expect(refills(matches, 'none', {}, { ...rule, playoffDraw: 'betterPlaced' })).toEqual([
      'Semifinal 1: null - Deportivo by Cuartos de final 2',
      'Semifinal 2: null - Chacarita by Cuartos de final 4',
    ]);
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
