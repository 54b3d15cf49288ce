import { describe, expect, test } from 'vitest';
import { listGoals } from '#shared/domain/matches/match-goals.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { aMatch } from '#tests/support/builders.ts';

const names = new Map([
  [1, 'Juan Gómez'],
  [2, 'Luis Ríos'],
]);

let eventCount = 0;
const anEvent = (
  match: { id: number },
  playerId: number,
  teamId: number | null,
  eventType: EventType,
  minute: number,
) => {
  eventCount += 1;
  return { id: eventCount, matchId: match.id, playerId, teamId: teamId ?? 0, eventType, minute };
};

describe('the goals of matches', () => {
  const match = aMatch({ home: 'Lanús', away: 'Banfield', score: '1-1', status: 'in_progress' });

  test('come in the order they were scored, an own goal for the other side', () => {
    const events = [
      anEvent(match, 1, match.homeTeamId, 'owngoal', 20),
      anEvent(match, 1, match.homeTeamId, 'yellowcard', 3),
      anEvent(match, 2, match.awayTeamId, 'owngoal', 5),
      anEvent(match, 2, match.awayTeamId, 'goal', 9),
    ];
    expect(
      listGoals([match], events, names).map(({ side, playerName, minute, isOwnGoal }) => [
        side,
        playerName,
        minute,
        isOwnGoal,
      ]),
    ).toEqual([
      ['home', 'Luis Ríos', 5, true],
      ['away', 'Luis Ríos', 9, false],
      ['away', 'Juan Gómez', 20, true],
    ]);
  });

  test.each([
    ['a match to come', { status: 'scheduled' as const }],
    ['a cancelled match', { status: 'cancelled' as const }],
    ['a walkover', { status: 'completed' as const, walkover: 'home' as const }],
  ])('are none in %s', (_, fields) => {
    const event = anEvent(match, 1, match.homeTeamId, 'goal', 20);
    expect(listGoals([{ ...match, ...fields }], [event], names)).toEqual([]);
  });
});
