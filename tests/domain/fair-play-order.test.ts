/** Teams level on points whose order the cards decide. */
import { describe, expect, test } from 'vitest';
import { aMatch, aTeam, completedMatches } from '../support/builders.ts';
import { orderWithDecidingCriteria, tableFromResults } from './standings-notation.ts';

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
    expect(orderWithDecidingCriteria(tableFromResults([draw], { ...fairPlay, cards }))).toEqual([
      'Lanús: fairPlay',
      'Banfield',
    ]);
    const blueIsWorse = { ...fairPlay, cards, fairPlay: { blue: 2 } };
    expect(orderWithDecidingCriteria(tableFromResults([draw], blueIsWorse))).toEqual(['Banfield: fairPlay', 'Lanús']);
  });

  test('cards count in a walkover, and in no unfinished match', () => {
    const absent = aMatch({ home: 'Banfield', away: 'Lanús', walkover: 'both', score: '0-0' });
    const running = aMatch({ home: 'Banfield', away: 'Lanús', score: '1-1', status: 'in_progress' });
    const sentOff = (matchId: number, teamId: number) => ({ matchId, teamId, eventType: 'redcard' });
    const [counts, not] = [sentOff(absent.id, banfield), sentOff(running.id, lanus)];
    expect(
      orderWithDecidingCriteria(tableFromResults([absent, running], { ...fairPlay, cards: [counts, not] }))[0],
    ).toBe('Lanús: fairPlay');
    expect(orderWithDecidingCriteria(tableFromResults([absent, running], { ...fairPlay, cards: [not] }))[0]).toBe(
      'Banfield: name',
    );
  });

  test('decides after head-to-head points and before goal difference, if the tournament lists the criteria so', () => {
    const played = completedMatches('Lanús 1-0 Banfield\nBanfield 1-0 Lanús\nLanús 9-0 Quilmes\nBanfield 1-0 Quilmes');
    const cards = [{ matchId: played[0]?.id ?? 0, teamId: lanus, eventType: 'bluecard' }];
    const table = tableFromResults(played, { tieBreakers: ['headToHeadPoints', 'fairPlay', 'goalDifference'], cards });
    expect(orderWithDecidingCriteria(table)).toEqual(['Banfield: fairPlay', 'Lanús: points', 'Quilmes']);
  });

  test('cards of a playoff match do not count in the league', () => {
    const draw = aMatch({ home: 'Banfield', away: 'Lanús', score: '1-1' });
    const final = aMatch({ home: 'Banfield', away: 'Lanús', score: '1-0', isPlayoff: true });
    const cards = [{ matchId: final.id, teamId: banfield, eventType: 'redcard' }];
    expect(orderWithDecidingCriteria(tableFromResults([draw, final], { ...fairPlay, cards }))).toEqual([
      'Banfield: name',
      'Lanús',
    ]);
  });
});
