/** The ranking of scorers: which goals count, and for which team. */
import { describe, expect, test } from 'vitest';
import type { RankedScorer } from '#shared/domain/schemas/statistics.ts';
import { rankingsFromFigures, sumTournamentFigures } from '#shared/domain/statistics/figures.ts';
import { figuresFromNotation, playerIdOf, rankingsFromNotation } from './match-notation.ts';

/** Rows as lines such as '1 Perez (Norte) 3': position, player, team, goals. */
const formatScorerRows = (rows: readonly RankedScorer[]) =>
  rows.map(({ position, playerName, teamName, goals }) => `${position} ${playerName} (${teamName}) ${goals}`);
const scorerLines = (text: string) => formatScorerRows(rankingsFromNotation(text).scorers);

test('goals of all matches add up; equal scorers share a position and are sorted by name', () => {
  expect(
    scorerLines(`
      Norte 3-1 Sur | Perez of Norte goal 5', Perez of Norte goal 9', Zarate of Norte goal 20', Ñandez of Sur goal 22'
      Sur 0-1 Norte | Perez of Norte goal 30'
      Sur 2-1 Este  | Nuñez of Sur goal 1', Ojeda of Sur goal 2', Zarate of Este goal 3'`),
  ).toEqual(['1 Perez (Norte) 3', '2 Zarate (Este) 2', '3 Nuñez (Sur) 1', '3 Ñandez (Sur) 1', '3 Ojeda (Sur) 1']);
});

describe('goals that count', () => {
  test.each([
    ['of a completed match counts', 'Norte 1-0 Sur', 1],
    ['of a playoff match counts', 'Norte 1-1 Sur (playoff, penalties 5-4)', 1],
    ['that is missing in the score counts', 'Norte 0-0 Sur', 1],
    ['of a match in play does not count', 'Norte 1-0 Sur (in play)', 0],
    ['of a cancelled match does not count', 'Norte 1-0 Sur (cancelled)', 0],
    ['of a match that became a walkover does not count', 'Norte 3-0 Sur (Sur did not come)', 0],
  ])('in the ranking of scorers, a goal %s', (_, match, goals) => {
    expect(scorerLines(`${match} | Perez of Norte goal 5'`)).toEqual(goals === 0 ? [] : [`1 Perez (Norte) ${goals}`]);
  });

  test('an own goal counts for no scorer, and cards are no goals', () => {
    const text = "Norte 1-0 Sur | Diaz of Sur own goal 5', Diaz of Sur red 6', Perez of Norte yellow 7'";
    expect(scorerLines(text)).toEqual([]);
  });
});

describe('a scorer for two teams has one row, with the team of the latest goal', () => {
  test('the latest goal is the last in order of play, not the one entered last', () => {
    expect(
      scorerLines(`
        Norte 1-0 Sur (day 20) | Perez of Norte goal 5'
        Sur 1-0 Este (day 10)  | Perez of Sur goal 30'`),
    ).toEqual(['1 Perez (Norte) 2']);
  });

  test.each([
    ['the one with the later minute', "Perez of Norte goal 9', Perez of Sur goal 5'", 'Norte'],
    ['the one entered last in the same minute', "Perez of Norte goal 5', Perez of Sur goal 5'", 'Sur'],
  ])('the latest goal of one match is %s', (_, goals, team) => {
    expect(scorerLines(`Norte 1-1 Sur | ${goals}`)).toEqual([`1 Perez (${team}) 2`]);
  });

  test('an own goal, or a later match without a goal, does not change the team', () => {
    expect(
      scorerLines(`
        Norte 1-0 Sur | Perez of Norte goal 5'
        Sur 0-1 Este  | Perez of Sur own goal 8', Perez of Sur blue 9'`),
    ).toEqual(['1 Perez (Norte) 1']);
  });
});

test('two players of the same name with the same goals are sorted by id', () => {
  const figures = figuresFromNotation("Norte 2-0 Sur | Second of Norte goal 1', First of Norte goal 2'");
  const goals = figures.goals.map((row) => ({ ...row, playerName: 'Juan Gil', playerId: row.playerId })).reverse();
  const ids = rankingsFromFigures({ ...figures, goals }).scorers.map(({ playerId: id }) => id);
  expect(ids).toEqual([playerIdOf('Second'), playerIdOf('First')].sort((a, b) => a - b));
  expect(goals.map(({ playerId: id }) => id)).not.toEqual(ids);
});

test('goals of several tournaments add up; the team is that of the tournament that started last', () => {
  const apertura = figuresFromNotation(`
    Norte 2-1 Sur | Perez of Norte goal 5', Perez of Norte goal 6', Diaz of Sur goal 7'`);
  const clausura = figuresFromNotation(`
    Este 1-3 Sur | Perez of Este goal 5', Diaz of Sur goal 7', Diaz of Sur goal 8', Gil of Sur goal 9'`);
  expect(formatScorerRows(rankingsFromFigures(sumTournamentFigures([apertura, clausura])).scorers)).toEqual([
    '1 Diaz (Sur) 3',
    '1 Perez (Este) 3',
    '3 Gil (Sur) 1',
  ]);
  expect(formatScorerRows(rankingsFromFigures(sumTournamentFigures([clausura, apertura])).scorers)).toContain(
    '1 Perez (Norte) 3',
  );
});
