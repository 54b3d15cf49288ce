/** The ranking of goalkeepers ('Valla Menos Vencida') by goals conceded per match, own goals included. */
import { expect, test } from 'vitest';
import type { RankedGoalkeeper } from '#shared/domain/schemas/statistics.ts';
import { rankingsFromFigures, sumTournamentFigures } from '#shared/domain/statistics/figures.ts';
import { figuresFromNotation, playerIdOf, rankingsFromNotation } from './match-notation.ts';

/** Rows as lines such as '1 Ruiz (Norte) 3 in 2 = 1.5': position, player, team, goals, matches, average. */
const formatGoalkeeperRows = (rows: readonly RankedGoalkeeper[]) =>
  rows.map(
    ({ position, playerName, teamName, goalsConceded, matchesPlayed, averageGoalsConceded }) =>
      `${position} ${playerName} (${teamName}) ${goalsConceded} in ${matchesPlayed} = ${averageGoalsConceded}`,
  );
const goalkeeperLines = (text: string) => formatGoalkeeperRows(rankingsFromNotation(text).goalkeepers);

test.each<[string, string, string[]]>([
  ['each goalkeeper concedes what the other side scored', 'Norte 3-1 Sur | | Ruiz v Sosa', ['Ruiz 1', 'Sosa 3']],
  ['a match without goals counts', 'Norte 0-0 Sur | | Ruiz v Sosa', ['Ruiz 0', 'Sosa 0']],
  ['an own goal counts', "Norte 1-0 Sur | Diaz of Sur own goal 9' | Ruiz v Sosa", ['Ruiz 0', 'Sosa 1']],
  ['goals of a shoot-out do not count', 'Norte 1-1 Sur (playoff, penalties 5-4) | | Ruiz v Sosa', ['Ruiz 1', 'Sosa 1']],
  ['the score decides, not the events', "Norte 2-0 Sur | Perez of Norte goal 3' | Ruiz v Sosa", ['Ruiz 0', 'Sosa 2']],
  ['a side without a goalkeeper adds no row', 'Norte 0-4 Sur | | nobody v Sosa', ['Sosa 0']],
  ['a walkover counts for neither goalkeeper', 'Norte 3-0 Sur (Sur did not come) | | Ruiz v Sosa', []],
  ['a match that nobody came to counts for neither goalkeeper', 'Norte 0-0 Sur (nobody came) | | Ruiz v Sosa', []],
  ['a match in play does not count', 'Norte 3-0 Sur (in play) | | Ruiz v Sosa', []],
  ['a cancelled match does not count', 'Norte 3-0 Sur (cancelled) | | Ruiz v Sosa', []],
])('which goals a goalkeeper concedes: %s', (_, match, expected) => {
  const rows = rankingsFromNotation(match).goalkeepers;
  expect(rows.map(({ playerName, goalsConceded }) => `${playerName} ${goalsConceded}`)).toEqual(expected);
  expect(rows.every(({ matchesPlayed }) => matchesPlayed === 1)).toBe(true);
});

test('goalkeepers are ranked by average, then by more matches, then by name; equal averages share a position', () => {
  expect(
    goalkeeperLines(`
      Norte 1-0 Sur  | | Ruiz v Sosa
      Norte 1-1 Sur  | | Ruiz v Sosa
      Este 1-1 Oeste | | Zabala v Acosta
      Este 0-1 Oeste | | Zabala v nobody
      Centro 2-0 Sur | | Bravo v nobody
      Lago 0-1 Mar   | | Vidal v Brito`),
  ).toEqual([
    '1 Bravo (Centro) 0 in 1 = 0',
    '1 Brito (Mar) 0 in 1 = 0',
    '3 Ruiz (Norte) 1 in 2 = 0.5',
    '4 Sosa (Sur) 2 in 2 = 1',
    '4 Zabala (Este) 2 in 2 = 1',
    '4 Acosta (Oeste) 1 in 1 = 1',
    '4 Vidal (Lago) 1 in 1 = 1',
  ]);
});

test('averages are compared exactly: 199 in 200 is better than 200 in 201, though both are shown as 1', () => {
  const matches = (keeper: string, count: number) =>
    Array.from({ length: count }, (_, at) => `Norte 0-${at === 0 ? 0 : 1} Sur | | ${keeper} v nobody`);
  const text = [...matches('Later', 201), ...matches('Sooner', 200)].join('\n');
  expect(goalkeeperLines(text)).toEqual(['1 Sooner (Norte) 199 in 200 = 1', '2 Later (Norte) 200 in 201 = 1']);
});

test('two goals in three matches are an average of 0.67', () => {
  const text = ['0-1', '0-1', '0-0'].map((score) => `Norte ${score} Sur | | Ruiz v nobody`).join('\n');
  expect(goalkeeperLines(text)).toEqual(['1 Ruiz (Norte) 2 in 3 = 0.67']);
});

test('a goalkeeper of two teams is listed with the team of the latest match, in order of play', () => {
  expect(
    goalkeeperLines(`
      Norte 0-1 Sur (day 20) | | Ruiz v nobody
      Este 0-3 Sur (day 10)  | | Ruiz v nobody`),
  ).toEqual(['1 Ruiz (Norte) 4 in 2 = 2']);
});

test('a deleted goalkeeper is left out', () => {
  const text = 'Norte 0-1 Sur | | Ruiz v Sosa';
  const playerNames = new Map([[playerIdOf('Sosa'), 'Sosa']]);
  expect(formatGoalkeeperRows(rankingsFromNotation(text, { playerNames }).goalkeepers)).toEqual([
    '1 Sosa (Sur) 0 in 1 = 0',
  ]);
});

test('matches and goals of several tournaments add up; the team is that of the tournament that started last', () => {
  const apertura = figuresFromNotation('Norte 0-1 Sur | | Ruiz v Sosa');
  const clausura = figuresFromNotation('Este 0-2 Sur | | Ruiz v Sosa');
  expect(formatGoalkeeperRows(rankingsFromFigures(sumTournamentFigures([apertura, clausura])).goalkeepers)).toEqual([
    '1 Sosa (Sur) 0 in 2 = 0',
    '2 Ruiz (Este) 3 in 2 = 1.5',
  ]);
});
