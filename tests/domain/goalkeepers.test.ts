/** The 'Valla Menos Vencida', as an organiser would check it: goals conceded a match, own goals too. */
import { describe, expect, test } from 'vitest';
import { addFigures, rankFigures } from '#shared/domain/figures.ts';
import type { RankedGoalkeeper } from '#shared/domain/schemas/statistics.ts';
import { figuresOf, playerId, rankingsOf } from './match-notation.ts';

/** '1 Ruiz (Norte) 3 in 2 = 1.5' */
const shown = (rows: readonly RankedGoalkeeper[]) =>
  rows.map(
    ({ position, playerName, teamName, goalsConceded, matchesPlayed, averageGoalsConceded }) =>
      `${position} ${playerName} (${teamName}) ${goalsConceded} in ${matchesPlayed} = ${averageGoalsConceded}`,
  );
const goalkeepers = (told: string) => shown(rankingsOf(told).goalkeepers);

describe.each<[string, string, string[]]>([
  ['each goalkeeper concedes what the other side scored', 'Norte 3-1 Sur | | Ruiz v Sosa', ['Ruiz 1', 'Sosa 3']],
  ['a clean sheet is a match too', 'Norte 0-0 Sur | | Ruiz v Sosa', ['Ruiz 0', 'Sosa 0']],
  ['an own goal was conceded', "Norte 1-0 Sur | Diaz of Sur own goal 9' | Ruiz v Sosa", ['Ruiz 0', 'Sosa 1']],
  ['goals of a shoot-out were not', 'Norte 1-1 Sur (playoff, penalties 5-4) | | Ruiz v Sosa', ['Ruiz 1', 'Sosa 1']],
  ['the score decides, not the events', "Norte 2-0 Sur | Perez of Norte goal 3' | Ruiz v Sosa", ['Ruiz 0', 'Sosa 2']],
  ['a side without a goalkeeper has none', 'Norte 0-4 Sur | | nobody v Sosa', ['Sosa 0']],
  ['who did not come has no match', 'Norte 3-0 Sur (Sur did not come) | | Ruiz v Sosa', []],
  ['nor has anybody where nobody came', 'Norte 0-0 Sur (nobody came) | | Ruiz v Sosa', []],
  ['a match in play is not over', 'Norte 3-0 Sur (in play) | | Ruiz v Sosa', []],
  ['a cancelled one never is', 'Norte 3-0 Sur (cancelled) | | Ruiz v Sosa', []],
])('%s', (_, told, expected) => {
  test(told, () => {
    const rows = rankingsOf(told).goalkeepers;
    expect(rows.map(({ playerName, goalsConceded }) => `${playerName} ${goalsConceded}`)).toEqual(expected);
    expect(rows.every(({ matchesPlayed }) => matchesPlayed === 1)).toBe(true);
  });
});

test('by average, then by more matches, then by name; equal averages share a position', () => {
  expect(
    goalkeepers(`
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

test('averages are compared exactly: 199 in 200 is better than 200 in 201, though both read 1 (0.995)', () => {
  const matches = (keeper: string, count: number) =>
    Array.from({ length: count }, (_, at) => `Norte 0-${at === 0 ? 0 : 1} Sur | | ${keeper} v nobody`);
  const told = [...matches('Later', 201), ...matches('Sooner', 200)].join('\n');
  expect(goalkeepers(told)).toEqual(['1 Sooner (Norte) 199 in 200 = 1', '2 Later (Norte) 200 in 201 = 1']);
});

test('two in three matches is 0.67, with two decimals', () => {
  const told = ['0-1', '0-1', '0-0'].map((score) => `Norte ${score} Sur | | Ruiz v nobody`).join('\n');
  expect(goalkeepers(told)).toEqual(['1 Ruiz (Norte) 2 in 3 = 0.67']);
});

test('who kept goal for two teams is shown with that of his latest match, in the order of play', () => {
  expect(
    goalkeepers(`
      Norte 0-1 Sur (day 20) | | Ruiz v nobody
      Este 0-3 Sur (day 10)  | | Ruiz v nobody`),
  ).toEqual(['1 Ruiz (Norte) 4 in 2 = 2']);
});

test('who no longer exists is left out', () => {
  const told = 'Norte 0-1 Sur | | Ruiz v Sosa';
  const playerNames = new Map([[playerId('Sosa'), 'Sosa']]);
  expect(shown(rankingsOf(told, { playerNames }).goalkeepers)).toEqual(['1 Sosa (Sur) 0 in 1 = 0']);
});

test('over several tournaments matches and goals add up; the team is that of the one that started last', () => {
  const apertura = figuresOf('Norte 0-1 Sur | | Ruiz v Sosa');
  const clausura = figuresOf('Este 0-2 Sur | | Ruiz v Sosa');
  expect(shown(rankFigures(addFigures([apertura, clausura])).goalkeepers)).toEqual([
    '1 Sosa (Sur) 0 in 2 = 0',
    '2 Ruiz (Este) 3 in 2 = 1.5',
  ]);
});
