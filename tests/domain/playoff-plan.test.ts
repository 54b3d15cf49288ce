/** The plan of the playoffs: which matches there are, which wait for which, and which would come too early. */
import { describe, expect, test } from 'vitest';
import {
  findTooEarlyTies,
  type PlannedSide,
  type PlannedTie,
  planPlayoffs,
  stageNameOf,
} from '#shared/domain/playoffs/playoff-plan.ts';

const sideText = (side: PlannedSide) => ('from' in side ? `${side.outcome} of ${side.from}` : String(side.teamId));
const asText = (ties: readonly PlannedTie[]) =>
  ties.map(({ round, home, away }) => `${round}: ${sideText(home)} - ${sideText(away)}`);

describe('the planned matches', () => {
  const fourTeams = [
    [1, 4],
    [2, 3],
  ] as const;

  test('of four teams are two semifinals, the third place if wanted, and the final', () => {
    expect(asText(planPlayoffs(fourTeams, true))).toEqual([
      'Semifinal 1: 1 - 4',
      'Semifinal 2: 2 - 3',
      'Tercer Puesto: loser of Semifinal 1 - loser of Semifinal 2',
      'Final: winner of Semifinal 1 - winner of Semifinal 2',
    ]);
    expect(planPlayoffs(fourTeams, false).map(({ round }) => round)).toEqual(['Semifinal 1', 'Semifinal 2', 'Final']);
  });

  test('of two teams are the final, without a third place', () => {
    expect(asText(planPlayoffs([[1, 2]], true))).toEqual(['Final: 1 - 2']);
  });

  test('of three teams are one semifinal and the final, without a third place', () => {
    const ties = planPlayoffs(
      [
        [1, null],
        [2, 3],
      ],
      true,
    );
    expect(asText(ties)).toEqual(['Semifinal 2: 2 - 3', 'Final: 1 - winner of Semifinal 2']);
  });

  test('of six teams in eight places leave out the places of those with a bye, who stand in the semifinals', () => {
    const ties = planPlayoffs(
      [
        [1, null],
        [4, 5],
        [2, null],
        [3, 6],
      ],
      false,
    );
    expect(asText(ties)).toEqual([
      'Cuartos de final 2: 4 - 5',
      'Cuartos de final 4: 3 - 6',
      'Semifinal 1: 1 - winner of Cuartos de final 2',
      'Semifinal 2: 2 - winner of Cuartos de final 4',
      'Final: winner of Semifinal 1 - winner of Semifinal 2',
    ]);
  });

  test('of sixteen teams are eight, four, two, the third place and the final', () => {
    const firstRound = Array.from({ length: 8 }, (_, at) => [2 * at + 1, 2 * at + 2] as const);
    const rounds = planPlayoffs(firstRound, true).map(({ round }) => round);
    expect(rounds).toHaveLength(16);
    expect(rounds.slice(6)).toEqual([
      'Octavos de final 7',
      'Octavos de final 8',
      'Cuartos de final 1',
      'Cuartos de final 2',
      'Cuartos de final 3',
      'Cuartos de final 4',
      'Semifinal 1',
      'Semifinal 2',
      'Tercer Puesto',
      'Final',
    ]);
  });
});

describe('a match starts after those it waits for', () => {
  const times: Record<string, string> = {
    'Cuartos de final 2': '2026-05-30 15:30',
    'Semifinal 1': '2026-06-06 15:30',
    'Semifinal 2': '2026-06-06 16:30',
    'Tercer Puesto': '2026-06-13 16:00',
    Final: '2026-06-13 17:30',
  };
  const fiveTeams = planPlayoffs(
    [
      [1, null],
      [4, 5],
      [2, null],
      [3, null],
    ],
    true,
  );
  test.each<[string, Record<string, string>, string[]]>([
    ['a week between all', {}, []],
    ['the final as the second semifinal ends', { Final: '2026-06-06 17:00' }, []],
    ['the final a minute before that', { Final: '2026-06-06 16:59' }, ['Final while Semifinal 2']],
    ['the final as the first semifinal starts', { Final: '2026-06-06 15:30' }, ['Final while Semifinal 1']],
    ['the final a day before', { Final: '2026-06-05 20:00' }, ['Final before Semifinal 1']],
    [
      'the third place before the second semifinal',
      { 'Tercer Puesto': '2026-06-06 16:10' },
      ['Tercer Puesto before Semifinal 2'],
    ],
    [
      'the last two too early',
      { 'Tercer Puesto': '2026-06-06 16:40', Final: '2026-06-05 20:00' },
      ['Tercer Puesto while Semifinal 2', 'Final before Semifinal 1'],
    ],
    [
      'a semifinal before its quarter-final',
      { 'Semifinal 1': '2026-05-30 15:00' },
      ['Semifinal 1 before Cuartos de final 2'],
    ],
    ['a semifinal of two teams with byes before the other quarter-final', { 'Semifinal 2': '2026-05-30 10:00' }, []],
  ])('matches that come too early are found: %s', (_, changed, expected) => {
    const ties = fiveTeams.map((tie) => {
      const [matchDate = '', matchTime = ''] = ({ ...times, ...changed }[tie.round] ?? '').split(' ');
      return { ...tie, matchDate, matchTime };
    });
    const early = findTooEarlyTies(ties, 30);
    expect(early.map(({ round, before, overlaps }) => `${round} ${overlaps ? 'while' : 'before'} ${before}`)).toEqual(
      expected,
    );
  });
});

test.each([
  ['Cuartos de final 3', 'Cuartos de final'],
  ['Octavos de final 12', 'Octavos de final'],
  ['Cuartos de final', 'Cuartos de final'],
  ['Fecha 3', 'Fecha 3'],
])('the round %s belongs to the stage called %s', (round, stage) => {
  expect(stageNameOf(round)).toBe(stage);
});
