/** The running score of a match: the side of each goal, and the score after it. */
import { expect, test } from 'vitest';
import {
  finalScoreOfEvents,
  scoreAfterChange,
  scoresByEventId,
  sideCreditedByEvent,
} from '#shared/domain/matches/running-score.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';

const [home, away] = [1, 2];
const buildEvent = (id: number, minute: number, eventType: EventType, teamId: number) => ({
  id,
  minute,
  eventType,
  teamId,
});

test('an own goal counts for the opponent, and goals count in order of play, not of entry', () => {
  const events = [
    buildEvent(1, 20, 'goal', home),
    buildEvent(2, 5, 'owngoal', home),
    buildEvent(3, 5, 'goal', away),
    buildEvent(4, 9, 'redcard', away),
  ];
  expect([...scoresByEventId(events, home)]).toEqual([
    [2, { home: 0, away: 1 }],
    [3, { home: 0, away: 2 }],
    [1, { home: 1, away: 2 }],
  ]);
  expect(finalScoreOfEvents(events, home)).toEqual({ home: 1, away: 2 });
  expect(events.map((each) => sideCreditedByEvent(each, home))).toEqual(['home', 'away', 'away', 'away']);
});

test('a match with cards only has the score 0-0', () => {
  expect(finalScoreOfEvents([buildEvent(1, 3, 'yellowcard', home)], home)).toEqual({ home: 0, away: 0 });
});

test('a running score corrected by hand keeps its difference when goals come and go, from 0 to 99', () => {
  const goals = { before: { home: 1, away: 1 }, after: { home: 2, away: 0 } };
  expect(scoreAfterChange({ homeScore: 4, awayScore: 3 }, goals)).toEqual({ homeScore: 5, awayScore: 2 });
  expect(scoreAfterChange({ homeScore: 99, awayScore: null }, goals)).toEqual({ homeScore: 99, awayScore: 0 });
});
