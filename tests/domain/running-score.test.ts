/** The running score of a match: the side of each goal, and the score after it. */
import { expect, test } from 'vitest';
import { scoreByEvents, scoresAfter, sideOf } from '#shared/domain/running-score.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';

const [home, away] = [1, 2];
const anEvent = (id: number, minute: number, eventType: EventType, teamId: number) => ({
  id,
  minute,
  eventType,
  teamId,
});

test('an own goal counts for the opponent, and goals count in order of play, not of entry', () => {
  const events = [
    anEvent(1, 20, 'goal', home),
    anEvent(2, 5, 'owngoal', home),
    anEvent(3, 5, 'goal', away),
    anEvent(4, 9, 'redcard', away),
  ];
  expect([...scoresAfter(events, home)]).toEqual([
    [2, { home: 0, away: 1 }],
    [3, { home: 0, away: 2 }],
    [1, { home: 1, away: 2 }],
  ]);
  expect(scoreByEvents(events, home)).toEqual({ home: 1, away: 2 });
  expect(events.map((each) => sideOf(each, home))).toEqual(['home', 'away', 'away', 'away']);
});

test('a match with cards only has the score 0-0', () => {
  expect(scoreByEvents([anEvent(1, 3, 'yellowcard', home)], home)).toEqual({ home: 0, away: 0 });
});
