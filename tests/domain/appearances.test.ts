/** In how many matches the players were present. */
import { expect, test } from 'vitest';
import { countAppearances } from '#shared/domain/statistics/appearances.ts';
import { aMatch } from '#tests/support/builders.ts';

test("a player's matches are the completed ones at which a sheet says the player was present", () => {
  const matches = [
    aMatch({ id: 1, home: 'Norte', away: 'Sur', score: '2-0' }),
    aMatch({ id: 2, home: 'Sur', away: 'Norte', score: '1-1' }),
    aMatch({ id: 3, home: 'Norte', away: 'Sur', walkover: 'away' }),
    aMatch({ id: 4, home: 'Norte', away: 'Sur', status: 'in_progress' }),
    aMatch({ id: 5, home: 'Norte', away: 'Sur', score: '4-4' }),
  ];
  const presence = [
    { matchId: 1, playerIds: [10, 20] },
    { matchId: 2, playerIds: [20] },
    { matchId: 3, playerIds: [10, 20] },
    { matchId: 4, playerIds: [10] },
  ];
  expect(countAppearances(matches, presence)).toEqual([
    { playerId: 10, matches: 1 },
    { playerId: 20, matches: 2 },
  ]);
});

test('a match counts once for who is on the lists of both sides, because he changed teams before the second', () => {
  const played = aMatch({ id: 1, home: 'Norte', away: 'Sur', score: '2-0' });
  expect(countAppearances([played], [{ matchId: 1, playerIds: [10, 20, 10] }])).toEqual([
    { playerId: 10, matches: 1 },
    { playerId: 20, matches: 1 },
  ]);
});
