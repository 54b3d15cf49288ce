/** Teams level on points: what puts one above the other, and which criterion the table names for it. */
import { describe, expect, test } from 'vitest';
import { aMatch, aTeam, results } from '../support/builders.ts';
import { aTable, ladder } from './a-table.ts';

const headToHead = ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor'] as const;

describe('over all the matches', () => {
  test('goal difference, then goals for, unless the tournament says otherwise', () => {
    const table = aTable(`
      Quilmes 3-1 Ferro
      Lanús 2-0 Ferro
      Banfield 5-0 Ferro
    `);
    expect(ladder(table)).toEqual(['Banfield: goalDifference', 'Quilmes: goalsFor', 'Lanús: points', 'Ferro']);
  });

  test('one win stands above three draws where matches won count', () => {
    const played = `
      Lanús 0-0 Ferro
      Ferro 0-0 Lanús
      Lanús 2-2 Ferro
      Quilmes 1-0 Arsenal
    `;
    const table = aTable(played, { tieBreakers: ['wins'] });
    expect(ladder(table)).toEqual(['Quilmes: wins', 'Ferro: name', 'Lanús: points', 'Arsenal']);
  });

  test('names in Spanish order when nothing else decides', () => {
    const teams = ['Olimpo', 'Ñandú', 'Núñez', 'Ágora', 'Boca'];
    expect(ladder(aTable([], { teams }))).toEqual([
      'Ágora: name',
      'Boca: name',
      'Núñez: name',
      'Ñandú: name',
      'Olimpo',
    ]);
  });
});

describe('between two level teams', () => {
  test('the match they played counts before goal difference only where the tournament says so', () => {
    const played = 'Temperley 1-0 Banfield\nBanfield 5-0 Quilmes';
    const theirMatch = aTable(played, { tieBreakers: [...headToHead, 'goalDifference'] });
    expect(ladder(theirMatch)).toEqual(['Temperley: headToHeadPoints', 'Banfield: points', 'Quilmes']);
    expect(ladder(aTable(played))).toEqual(['Banfield: goalDifference', 'Temperley: points', 'Quilmes']);
  });

  test('points given or taken do not enter the matches between them', () => {
    const double = 'Temperley 1-0 Banfield\nTemperley 2-0 Banfield';
    const table = aTable(double, { tieBreakers: [...headToHead], adjustments: { Temperley: -4, Banfield: 2 } });
    expect(ladder(table)).toEqual(['Temperley: headToHeadPoints', 'Banfield']);
  });

  test('a playoff match between them is not one of the matches between them', () => {
    const final = aMatch({ home: 'Banfield', away: 'Temperley', score: '9-0', isPlayoff: true });
    const league = results('Temperley 1-0 Banfield\nBanfield 1-0 Quilmes\nFerro 0-0 Quilmes');
    const table = aTable([...league, final], { tieBreakers: [...headToHead] });
    expect(ladder(table).slice(0, 2)).toEqual(['Temperley: headToHeadPoints', 'Banfield: points']);
  });

  test('a walkover nobody came to gives goals against to both, and separates nobody', () => {
    const nobody = aMatch({ home: 'Temperley', away: 'Banfield', walkover: 'both', score: '0-0' });
    expect(ladder(aTable([nobody], { tieBreakers: [...headToHead] }))).toEqual(['Banfield: name', 'Temperley']);
  });
});

describe('among three or more level teams', () => {
  test('those still equal after one is separated make a table of their own', () => {
    // One win each. Goals among the three: Lanús 3-3, Temperley 2-2, Banfield 2-2; then only 1-0 between the two.
    const played = `
      Temperley 1-0 Banfield
      Lanús 2-1 Temperley
      Banfield 2-1 Lanús
    `;
    const table = aTable(played, { tieBreakers: [...headToHead, 'goalsFor'] });
    expect(ladder(table)).toEqual(['Lanús: headToHeadGoalsFor', 'Temperley: headToHeadPoints', 'Banfield']);
  });

  test('when their matches separate nobody, the next criterion does, and the matches are not asked again', () => {
    // A full circle. Goal difference lifts Aldosivi; Temperley then beat Banfield, but the block is behind them.
    const played = `
      Aldosivi 1-0 Temperley
      Temperley 1-0 Banfield
      Banfield 1-0 Aldosivi
      Aldosivi 2-0 Quilmes
      Temperley 1-0 Quilmes
      Banfield 1-0 Quilmes
    `;
    const table = aTable(played, { tieBreakers: [...headToHead, 'goalDifference'] });
    expect(ladder(table)).toEqual(['Aldosivi: goalDifference', 'Banfield: name', 'Temperley: points', 'Quilmes']);
  });

  test('a criterion before the block leaves each level pair its own table', () => {
    // Six points each. Goal difference lifts Lanús; among all three Banfield would lead, but Temperley beat Banfield.
    const played = `
      Temperley 1-0 Banfield
      Banfield 1-0 Lanús
      Lanús 0-1 Banfield
      Lanús 2-0 Temperley
      Temperley 1-0 Quilmes
      Lanús 3-0 Quilmes
      Quilmes 1-0 Banfield
    `;
    const inPairs = aTable(played, { tieBreakers: ['goalDifference', 'headToHeadPoints'] });
    expect(ladder(inPairs)).toEqual([
      'Lanús: goalDifference',
      'Temperley: headToHeadPoints',
      'Banfield: points',
      'Quilmes',
    ]);
    const allThree = aTable(played, { tieBreakers: ['headToHeadPoints', 'goalDifference'] });
    expect(ladder(allThree)[0]).toBe('Banfield: headToHeadPoints');
  });

  test('two blocks with another criterion between are asked apart', () => {
    // Three points each between them, +3 in all for both; only then count the goals between them, 3 against 1.
    const played = `
      Temperley 3-0 Banfield
      Banfield 1-0 Temperley
      Temperley 1-0 Quilmes
      Banfield 5-0 Quilmes
    `;
    const table = aTable(played, {
      tieBreakers: ['headToHeadPoints', 'goalDifference', 'headToHeadGoalsFor', 'goalsFor'],
    });
    expect(ladder(table)).toEqual(['Temperley: headToHeadGoalsFor', 'Banfield: points', 'Quilmes']);
  });
});

describe('fair play', () => {
  const [lanus, banfield] = [aTeam('Lanús').id, aTeam('Banfield').id];
  const fairPlay = { tieBreakers: ['fairPlay' as const] };

  test('fewer card points are better: a red costs more than two blues', () => {
    const draw = aMatch({ home: 'Banfield', away: 'Lanús', score: '1-1' });
    const cards = [
      { matchId: draw.id, teamId: banfield, eventType: 'redcard' },
      { matchId: draw.id, teamId: lanus, eventType: 'bluecard' },
      { matchId: draw.id, teamId: lanus, eventType: 'bluecard' },
      { matchId: draw.id, teamId: banfield, eventType: 'goal' },
    ];
    expect(ladder(aTable([draw], { ...fairPlay, cards }))).toEqual(['Lanús: fairPlay', 'Banfield']);
    const blueIsWorse = { ...fairPlay, cards, fairPlay: { blue: 2 } };
    expect(ladder(aTable([draw], blueIsWorse))).toEqual(['Banfield: fairPlay', 'Lanús']);
  });

  test('cards of a playoff match do not count in the league', () => {
    const draw = aMatch({ home: 'Banfield', away: 'Lanús', score: '1-1' });
    const final = aMatch({ home: 'Banfield', away: 'Lanús', score: '1-0', isPlayoff: true });
    const cards = [{ matchId: final.id, teamId: banfield, eventType: 'redcard' }];
    expect(ladder(aTable([draw, final], { ...fairPlay, cards }))).toEqual(['Banfield: name', 'Lanús']);
  });
});

test('of two teams of the same name the one registered first stands above', () => {
  const table = aTable([aMatch({ home: 'Lanús', away: 'Lanús\u200b', score: '1-1' })]);
  expect(table.map(({ teamId }) => teamId)).toEqual([aTeam('Lanús').id, aTeam('Lanús\u200b').id]);
});
