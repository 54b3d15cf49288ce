/** The league of a tournament: its unfinished matches and its last day. `isPlayoff` decides, not a round's name. */
import { expect, test } from 'vitest';
import { countUnfinished, lastLeagueDay } from '#shared/domain/league.ts';
import { aMatch } from '#tests/support/builders.ts';

const sides = { home: 'Arce', away: 'Boedo' };

test('scheduled and running league matches are unfinished, playoff matches are not counted', () => {
  const matches = [
    aMatch({ ...sides, status: 'scheduled', round: 'Final' }),
    aMatch({ ...sides, status: 'in_progress' }),
    aMatch({ ...sides, status: 'completed' }),
    aMatch({ ...sides, status: 'cancelled' }),
    aMatch({ ...sides, status: 'scheduled', isPlayoff: true }),
  ];
  expect(countUnfinished(matches)).toBe(2);
});

test('the league ends on the day of its last match that was not cancelled', () => {
  const matches = [
    aMatch({ ...sides, matchDate: '2026-04-11', round: 'Semifinal 1' }),
    aMatch({ ...sides, matchDate: '2026-04-04' }),
    aMatch({ ...sides, matchDate: '2026-04-18', status: 'cancelled' }),
    aMatch({ ...sides, matchDate: '2026-04-25', isPlayoff: true }),
  ];
  expect(lastLeagueDay(matches)).toBe('2026-04-11');
});

test('a tournament without league matches has no last league day', () => {
  expect(lastLeagueDay([aMatch({ ...sides, isPlayoff: true })])).toBeNull();
});
