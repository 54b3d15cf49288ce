/** The league of a tournament: its unfinished matches and its dates. `isPlayoff` decides, not a round's name. */
import { expect, test } from 'vitest';
import { countUnfinishedLeagueMatches, leagueDatesOf } from '#shared/domain/standings/league.ts';
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

test('the dates of the league are those of its matches that were not cancelled', () => {
  const matches = [
    aMatch({ ...arceAgainstBoedo, matchDate: '2026-04-11', round: 'Semifinal 1' }),
    aMatch({ ...arceAgainstBoedo, matchDate: '2026-04-04' }),
    aMatch({ ...arceAgainstBoedo, matchDate: '2026-04-18', status: 'cancelled' }),
    aMatch({ ...arceAgainstBoedo, matchDate: '2026-04-25', isPlayoff: true }),
  ];
  expect(leagueDatesOf(matches)).toEqual(['2026-04-04', '2026-04-11']);
});
