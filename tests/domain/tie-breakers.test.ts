/** The order of teams level on points, and the criterion that the table names for it. */
import { describe, expect, test } from 'vitest';
import { aMatch, aTeam, completedMatches } from '../support/builders.ts';
import { orderWithDecidingCriteria, tableFromResults } from './standings-notation.ts';

const headToHeadCriteria = ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor'] as const;

describe('teams level on points', () => {
  test('are ordered by goal difference, then goals for, unless the tournament says otherwise', () => {
    const table = tableFromResults(`
      Quilmes 3-1 Ferro
      Lanús 2-0 Ferro
      Banfield 5-0 Ferro
    `);
    expect(orderWithDecidingCriteria(table)).toEqual([
      'Banfield: goalDifference',
      'Quilmes: goalsFor',
      'Lanús: points',
      'Ferro',
    ]);
  });

  test('are ordered by matches won where the rules say so: one win is above three draws', () => {
    const played = `
      Lanús 0-0 Ferro
      Ferro 0-0 Lanús
      Lanús 2-2 Ferro
      Quilmes 1-0 Arsenal
    `;
    const table = tableFromResults(played, { tieBreakers: ['wins'] });
    expect(orderWithDecidingCriteria(table)).toEqual(['Quilmes: wins', 'Ferro: name', 'Lanús: points', 'Arsenal']);
  });

  test('have a walkover counted as a match won', () => {
    const absent = aMatch({ home: 'Lanús', away: 'Ferro', walkover: 'away', score: '3-0' });
    const drawn = completedMatches('Quilmes 0-0 Ferro\nQuilmes 0-0 Ferro\nQuilmes 0-0 Ferro');
    const table = tableFromResults([absent, ...drawn], { tieBreakers: ['wins'], adjustments: { Ferro: -3 } });
    expect(orderWithDecidingCriteria(table)).toEqual(['Lanús: wins', 'Quilmes: points', 'Ferro']);
  });

  test('are ordered by name, as in Spanish, when nothing else decides', () => {
    const teams = ['Olimpo', 'Ñandú', 'Núñez', 'Ágora', 'Boca'];
    expect(orderWithDecidingCriteria(tableFromResults([], { teams }))).toEqual([
      'Ágora: name',
      'Boca: name',
      'Núñez: name',
      'Ñandú: name',
      'Olimpo',
    ]);
  });
});

describe('between two level teams', () => {
  test('the match between them counts before goal difference only where the tournament says so', () => {
    const played = 'Temperley 1-0 Banfield\nBanfield 5-0 Quilmes';
    const theirMatch = tableFromResults(played, { tieBreakers: [...headToHeadCriteria, 'goalDifference'] });
    expect(orderWithDecidingCriteria(theirMatch)).toEqual([
      'Temperley: headToHeadPoints',
      'Banfield: points',
      'Quilmes',
    ]);
    expect(orderWithDecidingCriteria(tableFromResults(played))).toEqual([
      'Banfield: goalDifference',
      'Temperley: points',
      'Quilmes',
    ]);
  });

  test('adjustments of points do not count in the matches between them', () => {
    const double = 'Temperley 1-0 Banfield\nTemperley 2-0 Banfield';
    const table = tableFromResults(double, {
      tieBreakers: [...headToHeadCriteria],
      adjustments: { Temperley: -4, Banfield: 2 },
    });
    expect(orderWithDecidingCriteria(table)).toEqual(['Temperley: headToHeadPoints', 'Banfield']);
  });

  test('a playoff match does not count as a match between them', () => {
    const final = aMatch({ home: 'Banfield', away: 'Temperley', score: '9-0', isPlayoff: true });
    const league = completedMatches('Temperley 1-0 Banfield\nBanfield 1-0 Quilmes\nFerro 0-0 Quilmes');
    const table = tableFromResults([...league, final], { tieBreakers: [...headToHeadCriteria] });
    expect(orderWithDecidingCriteria(table).slice(0, 2)).toEqual(['Temperley: headToHeadPoints', 'Banfield: points']);
  });

  test('a match that nobody came to gives both the same goals against, and separates nobody', () => {
    const nobody = aMatch({ home: 'Temperley', away: 'Banfield', walkover: 'both', score: '0-0' });
    expect(orderWithDecidingCriteria(tableFromResults([nobody], { tieBreakers: [...headToHeadCriteria] }))).toEqual([
      'Banfield: name',
      'Temperley',
    ]);
  });
});

describe('among three or more level teams', () => {
  test('teams still equal after one is separated are compared by the matches among themselves only', () => {
    // One win each. Goals among the three: Lanús 3-3, Temperley 2-2, Banfield 2-2; Temperley beat Banfield 1-0.
    const played = `
      Temperley 1-0 Banfield
      Lanús 2-1 Temperley
      Banfield 2-1 Lanús
    `;
    const table = tableFromResults(played, { tieBreakers: [...headToHeadCriteria, 'goalsFor'] });
    expect(orderWithDecidingCriteria(table)).toEqual([
      'Lanús: headToHeadGoalsFor',
      'Temperley: headToHeadPoints',
      'Banfield',
    ]);
  });

  test('when the matches among them separate nobody, the next criterion decides, and those matches do not count again', () => {
    // One win each among the three. Goal difference puts Aldosivi first; Temperley's win over Banfield is not used.
    const played = `
      Aldosivi 1-0 Temperley
      Temperley 1-0 Banfield
      Banfield 1-0 Aldosivi
      Aldosivi 2-0 Quilmes
      Temperley 1-0 Quilmes
      Banfield 1-0 Quilmes
    `;
    const table = tableFromResults(played, { tieBreakers: [...headToHeadCriteria, 'goalDifference'] });
    expect(orderWithDecidingCriteria(table)).toEqual([
      'Aldosivi: goalDifference',
      'Banfield: name',
      'Temperley: points',
      'Quilmes',
    ]);
  });

  test('when a criterion before the matches among them leaves a level pair, only the matches of that pair count', () => {
    // Six points each. Lanús is first by goal difference. Banfield leads among all three, but Temperley beat Banfield.
    const played = `
      Temperley 1-0 Banfield
      Banfield 1-0 Lanús
      Lanús 0-1 Banfield
      Lanús 2-0 Temperley
      Temperley 1-0 Quilmes
      Lanús 3-0 Quilmes
      Quilmes 1-0 Banfield
    `;
    const inPairs = tableFromResults(played, { tieBreakers: ['goalDifference', 'headToHeadPoints'] });
    expect(orderWithDecidingCriteria(inPairs)).toEqual([
      'Lanús: goalDifference',
      'Temperley: headToHeadPoints',
      'Banfield: points',
      'Quilmes',
    ]);
    const allThree = tableFromResults(played, { tieBreakers: ['headToHeadPoints', 'goalDifference'] });
    expect(orderWithDecidingCriteria(allThree)[0]).toBe('Banfield: headToHeadPoints');
  });

  test('all head-to-head criteria are applied to them before the teams still equal are compared anew', () => {
    // One win each. Goal difference among the three: Lanús +2, the others -1, and of these Banfield scored more.
    // That Temperley beat Banfield does not count.
    const played = `
      Lanús 3-0 Temperley
      Temperley 2-0 Banfield
      Banfield 3-2 Lanús
    `;
    const table = tableFromResults(played, { tieBreakers: [...headToHeadCriteria] });
    expect(orderWithDecidingCriteria(table)).toEqual([
      'Lanús: headToHeadGoalDifference',
      'Banfield: headToHeadGoalsFor',
      'Temperley',
    ]);
  });

  test('of four teams, the two still equal are ordered by the match between them', () => {
    // Among the four: Arsenal 7, Boca and Colón 6, Douglas 4. Boca beat Colón.
    const played = `
      Arsenal 1-0 Colón
      Arsenal 1-0 Boca
      Boca 1-0 Colón
      Colón 1-0 Arsenal
      Boca 1-0 Douglas
      Colón 1-0 Douglas
      Arsenal 0-0 Douglas
      Douglas 1-0 Arsenal
    `;
    const adjustments = { Arsenal: 0, Boca: 1, Colón: 1, Douglas: 3 };
    const table = tableFromResults(played, { tieBreakers: ['headToHeadPoints'], adjustments });
    expect(table.map(({ points }) => points)).toEqual([7, 7, 7, 7]);
    expect(orderWithDecidingCriteria(table)).toEqual([
      'Arsenal: headToHeadPoints',
      'Boca: headToHeadPoints',
      'Colón: headToHeadPoints',
      'Douglas',
    ]);
  });

  test('a head-to-head criterion listed after another criterion is applied only after that criterion', () => {
    // In their two matches: 3 points each. Overall: +3 each. So the goals scored in their two matches decide, 3 to 1.
    const played = `
      Temperley 3-0 Banfield
      Banfield 1-0 Temperley
      Temperley 1-0 Quilmes
      Banfield 5-0 Quilmes
    `;
    const table = tableFromResults(played, {
      tieBreakers: ['headToHeadPoints', 'goalDifference', 'headToHeadGoalsFor', 'goalsFor'],
    });
    expect(orderWithDecidingCriteria(table)).toEqual(['Temperley: headToHeadGoalsFor', 'Banfield: points', 'Quilmes']);
  });
});

describe('in the table of a zona', () => {
  const inZona = { groupId: 1 };
  const teams = ['Lanús', 'Banfield'];
  const level = (...more: ReturnType<typeof aMatch>[]) => [
    aMatch({ home: 'Lanús', away: 'Banfield', score: '1-1', ...inZona }),
    ...more,
  ];

  test('only matches of the zona count as matches between level teams', () => {
    const matches = level(aMatch({ home: 'Lanús', away: 'Banfield', score: '4-0' }));
    expect(
      orderWithDecidingCriteria(tableFromResults(matches, { teams, ...inZona, tieBreakers: [...headToHeadCriteria] })),
    ).toEqual(['Banfield: name', 'Lanús']);
    expect(
      orderWithDecidingCriteria(tableFromResults(matches, { teams, tieBreakers: [...headToHeadCriteria] })),
    ).toEqual(['Lanús: points', 'Banfield']);
  });

  test('only cards in matches of the zona count', () => {
    const elsewhere = aMatch({ home: 'Banfield', away: 'Lanús', score: '0-0' });
    const matches = level(elsewhere);
    const cards = [{ matchId: elsewhere.id, teamId: aTeam('Banfield').id, eventType: 'redcard' }];
    expect(
      orderWithDecidingCriteria(tableFromResults(matches, { teams, ...inZona, tieBreakers: ['fairPlay'], cards }))[0],
    ).toBe('Banfield: name');
    expect(orderWithDecidingCriteria(tableFromResults(matches, { teams, tieBreakers: ['fairPlay'], cards }))[0]).toBe(
      'Lanús: fairPlay',
    );
  });

  test('adjustments of points by the federation count too', () => {
    const table = tableFromResults(level(), { teams, ...inZona, adjustments: { Banfield: -1 } });
    expect(orderWithDecidingCriteria(table)).toEqual(['Lanús: points', 'Banfield']);
  });
});

test('of two level teams of the same name the one registered first is above', () => {
  const table = tableFromResults([aMatch({ home: 'Lanús', away: 'Lanús\u200b', score: '1-1' })]);
  expect(table.map(({ teamId }) => teamId)).toEqual([aTeam('Lanús').id, aTeam('Lanús\u200b').id]);
});
