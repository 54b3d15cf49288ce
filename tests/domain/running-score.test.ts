/** The score as it grows: after each goal, whoever it counts for. */
import { expect, test } from 'vitest';
import { scoreByEvents, scoresAfter, sideOf } from '#shared/domain/running-score.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';

const [home, away] = [7, 9];
const told = (id: number, minute: number, eventType: EventType, teamId: number) => ({ id, minute, eventType, teamId });
const match = [
  told(1, 20, 'goal', away),
  told(2, 5, 'goal', home),
  told(3, 5, 'yellowcard', home),
  told(5, 9, 'owngoal', home),
  told(4, 9, 'goal', home),
  told(6, 28, 'owngoal', away),
];

test('a goal is of who scored it, an own goal of the rival', () => {
  expect(sideOf({ eventType: 'goal', teamId: home }, home)).toBe('home');
  expect(sideOf({ eventType: 'goal', teamId: away }, home)).toBe('away');
  expect(sideOf({ eventType: 'owngoal', teamId: home }, home)).toBe('away');
  expect(sideOf({ eventType: 'owngoal', teamId: away }, home)).toBe('home');
});

test('by minute, then as recorded; cards have no score', () => {
  const after = [...scoresAfter(match, home)].map(([id, score]) => `${id}: ${score.home}-${score.away}`);
  expect(after).toEqual(['2: 1-0', '4: 2-0', '5: 2-1', '1: 2-2', '6: 3-2']);
});

test('all of them together', () => {
  expect(scoreByEvents(match, home)).toEqual({ home: 3, away: 2 });
  expect(scoreByEvents([told(1, 5, 'redcard', home)], home)).toEqual({ home: 0, away: 0 });
});
