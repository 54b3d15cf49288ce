/** The sentence that explains why a team is above the next one with the same points. */
import { describe, expect, test } from 'vitest';
import { aMatch, aTeam } from '../support/builders.ts';
import { tableFromResults } from './standings-notation.ts';

const headToHeadCriteria = ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor'] as const;
const tieSentencesOf = (...given: Parameters<typeof tableFromResults>) =>
  tableFromResults(...given).map(({ tieExplanation }) => tieExplanation);

test('a row decided by points has no explanation, nor has the last row', () => {
  expect(tieSentencesOf('Lanús 1-0 Banfield')).toEqual([null, null]);
});

test('an order by name is explained only once the teams have played', () => {
  expect(tieSentencesOf([], { teams: ['Lanús', 'Banfield'] })).toEqual([null, null]);
  expect(tieSentencesOf('Lanús 1-1 Banfield')).toEqual([
    'Banfield sobre Lanús: igualados en todo, por orden alfabético',
    null,
  ]);
});

test('level teams are explained as soon as one of them has played, be it the lower one', () => {
  const teams = ['Quilmes', 'Aldosivi', 'Banfield', 'Lanús'];
  expect(tieSentencesOf('Quilmes 1-0 Lanús', { teams, tieBreakers: ['goalDifference'] })).toEqual([
    null,
    null,
    'Banfield sobre Lanús: mejor diferencia de goles, 0 a −1',
    null,
  ]);
});

describe('a criterion over all matches', () => {
  const [lanus, banfield] = [aTeam('Lanús').id, aTeam('Banfield').id];

  test.each([
    [
      'goalDifference',
      'Lanús 2-0 Ferro\nBanfield 0-3 Quilmes\nBanfield 1-0 Ferro',
      'mejor diferencia de goles, +2 a −2',
    ],
    ['goalsFor', 'Lanús 4-2 Ferro\nBanfield 2-0 Ferro', 'más goles a favor, 4 a 2'],
    [
      'wins',
      'Lanús 1-0 Ferro\nBanfield 0-0 Ferro\nFerro 1-1 Banfield\nFerro 0-0 Banfield',
      'más partidos ganados, 1 a 0',
    ],
  ] as const)('the explanation names the criterion %s', (criterion, played, reason) => {
    expect(
      tieSentencesOf(played, { teams: ['Lanús', 'Banfield', 'Ferro', 'Quilmes'], tieBreakers: [criterion] }),
    ).toContain(`Lanús sobre Banfield: ${reason}`);
  });

  test('the explanation names the criterion fairPlay, with fewer points first', () => {
    const draw = aMatch({ home: 'Banfield', away: 'Lanús', score: '1-1' });
    const cards = [
      { matchId: draw.id, teamId: banfield, eventType: 'redcard' },
      { matchId: draw.id, teamId: lanus, eventType: 'yellowcard' },
    ];
    expect(tieSentencesOf([draw], { tieBreakers: ['fairPlay'], cards })[0]).toBe(
      'Lanús sobre Banfield: menos puntos por tarjetas, 2 a 3',
    );
  });
});

describe('the matches between two teams', () => {
  test.each([
    ['Getafe 1-0 Sevilla\nGetafe 1-1 Sevilla', 'más puntos en los partidos entre ambos, 4 a 1'],
    ['Getafe 3-1 Sevilla\nSevilla 2-1 Getafe', 'mejor diferencia de goles en los partidos entre ambos, +1 a −1'],
  ])('the explanation after the results %j names: %s', (played, reason) => {
    const adjustments: Record<string, number> = played.includes('1-1') ? { Sevilla: 3 } : {};
    expect(tieSentencesOf(played, { tieBreakers: [...headToHeadCriteria], adjustments })).toContain(
      `Getafe sobre Sevilla: ${reason}`,
    );
  });
});

describe('the matches among more than two teams', () => {
  const circle = `
    Temperley 1-0 Banfield
    Lanús 2-1 Temperley
    Banfield 2-1 Lanús
  `;

  test('the explanation names all of them; the two that stay level are explained as a pair', () => {
    expect(tieSentencesOf(circle, { tieBreakers: [...headToHeadCriteria] })).toEqual([
      'Lanús sobre Temperley: más goles en los partidos entre Banfield, Lanús y Temperley, 3 a 2',
      'Temperley sobre Banfield: más puntos en los partidos entre ambos, 3 a 0',
      null,
    ]);
  });

  test('the explanation counts many teams instead of naming them', () => {
    const rules = { tieBreakers: ['headToHeadPoints' as const], adjustments: { Boca: 3, Douglas: 3, Ferro: 3 } };
    const teams = ['Arsenal', 'Boca', 'Colón', 'Douglas', 'Ferro'];
    expect(tieSentencesOf('Arsenal 1-0 Boca\nColón 1-0 Douglas', { ...rules, teams }).slice(0, 2)).toEqual([
      'Arsenal sobre Colón: igualados en todo, por orden alfabético',
      'Colón sobre Boca: más puntos en los partidos entre los 5 igualados, 3 a 0',
    ]);
  });
});
