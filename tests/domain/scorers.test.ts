/** Scorers, as an organiser would check them against the match sheets. */
import { describe, expect, test } from 'vitest';
import { addFigures, rankFigures } from '#shared/domain/figures.ts';
import type { RankedScorer } from '#shared/domain/schemas/statistics.ts';
import { figuresOf, playerId, rankingsOf } from './match-notation.ts';

/** '1 Perez (Norte) 3' */
const asLines = (rows: readonly RankedScorer[]) =>
  rows.map(({ position, playerName, teamName, goals }) => `${position} ${playerName} (${teamName}) ${goals}`);
const scorerLines = (text: string) => asLines(rankingsOf(text).scorers);

test('goals of every match add up; equals share a position and follow each other by name', () => {
  expect(
    scorerLines(`
      Norte 3-1 Sur | Perez of Norte goal 5', Perez of Norte goal 9', Zarate of Norte goal 20', Ñandez of Sur goal 22'
      Sur 0-1 Norte | Perez of Norte goal 30'
      Sur 2-1 Este  | Nuñez of Sur goal 1', Ojeda of Sur goal 2', Zarate of Este goal 3'`),
  ).toEqual(['1 Perez (Norte) 3', '2 Zarate (Este) 2', '3 Nuñez (Sur) 1', '3 Ñandez (Sur) 1', '3 Ojeda (Sur) 1']);
});

describe('a goal counts', () => {
  test.each([
    ['of a completed match', 'Norte 1-0 Sur', 1],
    ['of a playoff', 'Norte 1-1 Sur (playoff, penalties 5-4)', 1],
    ['beyond what the score says: the sheet explains it', 'Norte 0-0 Sur', 1],
    ['not while the match is played', 'Norte 1-0 Sur (in play)', 0],
    ['not of a cancelled match', 'Norte 1-0 Sur (cancelled)', 0],
    ['not of a match that became a walkover', 'Norte 3-0 Sur (Sur did not come)', 0],
  ])('%s', (_, match, goals) => {
    expect(scorerLines(`${match} | Perez of Norte goal 5'`)).toEqual(goals === 0 ? [] : [`1 Perez (Norte) ${goals}`]);
  });

  test('for nobody when it is an own goal, and cards are no goals', () => {
    const text = "Norte 1-0 Sur | Diaz of Sur own goal 5', Diaz of Sur red 6', Perez of Norte yellow 7'";
    expect(scorerLines(text)).toEqual([]);
  });
});

describe('who scored for two teams is one row, with the team of his latest goal', () => {
  test('by the order of play, not by the order in which goals were entered', () => {
    expect(
      scorerLines(`
        Norte 1-0 Sur (day 20) | Perez of Norte goal 5'
        Sur 1-0 Este (day 10)  | Perez of Sur goal 30'`),
    ).toEqual(['1 Perez (Norte) 2']);
  });

  test.each([
    ['the later minute', "Perez of Norte goal 9', Perez of Sur goal 5'", 'Norte'],
    ['the one entered last in the same minute', "Perez of Norte goal 5', Perez of Sur goal 5'", 'Sur'],
  ])('within one match by %s', (_, goals, team) => {
    expect(scorerLines(`Norte 1-1 Sur | ${goals}`)).toEqual([`1 Perez (${team}) 2`]);
  });

  test('an own goal, or a match without goals of his, changes nothing', () => {
    expect(
      scorerLines(`
        Norte 1-0 Sur | Perez of Norte goal 5'
        Sur 0-1 Este  | Perez of Sur own goal 8', Perez of Sur blue 9'`),
    ).toEqual(['1 Perez (Norte) 1']);
  });
});

test('two players of the same name and goals stand in the order of their ids', () => {
  const figures = figuresOf("Norte 2-0 Sur | Second of Norte goal 1', First of Norte goal 2'");
  const goals = figures.goals.map((row) => ({ ...row, playerName: 'Juan Gil', playerId: row.playerId })).reverse();
  const ids = rankFigures({ ...figures, goals }).scorers.map(({ playerId: id }) => id);
  expect(ids).toEqual([playerId('Second'), playerId('First')].sort((a, b) => a - b));
  expect(goals.map(({ playerId: id }) => id)).not.toEqual(ids);
});

test('over several tournaments goals add up; the team is that of the one that started last', () => {
  const apertura = figuresOf(`
    Norte 2-1 Sur | Perez of Norte goal 5', Perez of Norte goal 6', Diaz of Sur goal 7'`);
  const clausura = figuresOf(`
    Este 1-3 Sur | Perez of Este goal 5', Diaz of Sur goal 7', Diaz of Sur goal 8', Gil of Sur goal 9'`);
  expect(asLines(rankFigures(addFigures([apertura, clausura])).scorers)).toEqual([
    '1 Diaz (Sur) 3',
    '1 Perez (Este) 3',
    '3 Gil (Sur) 1',
  ]);
  expect(asLines(rankFigures(addFigures([clausura, apertura])).scorers)).toContain('1 Perez (Norte) 3');
});
