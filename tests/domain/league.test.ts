/** The league of a tournament: its unfinished matches and its last day. `isPlayoff` decides, not a round's name. */
import { expect, test } from 'vitest';
import { countUnfinishedLeagueMatches, lastLeagueDay } from '#shared/domain/league.ts';
import { aMatch } from '#tests/support/builders.ts';

const arceAgainstBoedo = { home: 'Arce', away: 'Boedo' };

test('scheduled and running league matches are unfinished, playoff matches are not counted', () => {
  const matches = [
    aMatch({ ...arceAgainstBoedo, status: 'scheduled', round: 'Final' }),
    aMatch({ ...arceAgainstBoedo, status: 'in_progress' }),
    aMatch({ ...arceAgainstBoedo, status: 'completed' }),
    aMatch({ ...arceAgainstBoedo, status: 'cancelled' }),
    aMatch({ ...arceAgainstBoedo, status: 'scheduled', isPlayoff: true }),
  ];
  expect(countUnfinishedLeagueMatches(matches)).toBe(2);
});

test('the league ends on the day of its last match that was not cancelled', () => {
  const matches = [
    aMatch({ ...arceAgainstBoedo, matchDate: '2026-04-11', round: 'Semifinal 1' }),
    aMatch({ ...arceAgainstBoedo, matchDate: '2026-04-04' }),
    aMatch({ ...arceAgainstBoedo, matchDate: '2026-04-18', status: 'cancelled' }),
    aMatch({ ...arceAgainstBoedo, matchDate: '2026-04-25', isPlayoff: true }),
  ];
  expect(lastLeagueDay(matches)).toBe('2026-04-11');
});

test('a tournament without league matches has no last league day', () => {
  expect(lastLeagueDay([aMatch({ ...arceAgainstBoedo, isPlayoff: true })])).toBeNull();
});
