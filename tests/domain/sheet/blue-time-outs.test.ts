/** The time outs of blue cards, by the clock of the match. */
import { expect, test } from 'vitest';
import { blueTimeOutsAt } from '#shared/domain/sheet/blue-time-outs.ts';
import { clock, contextOfHalves, correction, event, instant, play, scheduledMatch, start } from './sheet-notation.ts';

const rules = { matchMinutes: 30, periods: 1, blueMinutes: 2 };
const card = event('b1', 21, 100, { eventType: 'bluecard' });

const secondsLeftAt = (seconds: number, entries: readonly ReturnType<typeof event>[], given = rules) =>
  blueTimeOutsAt(
    play(entries, scheduledMatch, contextOfHalves).state.events,
    play(entries, scheduledMatch, contextOfHalves).state.clock,
    given,
    Date.parse(instant(seconds)),
  ).map(({ event: { playerId }, secondsLeft, returnMinute }) => ({ playerId, secondsLeft, returnMinute }));

test('the time out counts down from the moment of the card and ends by itself', () => {
  expect(secondsLeftAt(130, [start, card])).toEqual([{ playerId: 21, secondsLeft: 90, returnMinute: 4 }]);
  expect(secondsLeftAt(220, [start, card])).toEqual([]);
});

test('a device whose clock is behind the card shows the whole time out, and no more', () => {
  expect(secondsLeftAt(98, [start, card])).toMatchObject([{ secondsLeft: 120 }]);
});

test('it stands still with the clock', () => {
  const entries = [start, card, clock('pause', 130), clock('resume', 1000)];
  expect(secondsLeftAt(1010, entries)).toMatchObject([{ secondsLeft: 80 }]);
});

test('the break between the halves does not count', () => {
  const entries = [start, event('b1', 21, 840, { eventType: 'bluecard' }), clock('endHalf', 900), clock('start', 1500)];
  expect(secondsLeftAt(1530, entries, { ...rules, periods: 2 })).toMatchObject([{ secondsLeft: 30 }]);
});

test('a corrected minute counts from its beginning', () => {
  const corrected = [start, event('b1', 21, 100, { eventType: 'bluecard' }), correction('b1', 110, { minute: 1 })];
  expect(secondsLeftAt(110, corrected)).toMatchObject([{ secondsLeft: 10, returnMinute: 3 }]);
  const halves = [
    start,
    clock('endHalf', 960),
    clock('start', 1500),
    event('b1', 21, 1590, { eventType: 'bluecard', minute: 17 }),
    correction('b1', 1600, { minute: 16 }),
  ];
  expect(secondsLeftAt(1600, halves, { ...rules, periods: 2 })).toMatchObject([{ secondsLeft: 20 }]);
});

test('nobody leaves where the rules give no minutes, and a yellow card costs none', () => {
  expect(secondsLeftAt(101, [start, card], { ...rules, blueMinutes: 0 })).toEqual([]);
  expect(secondsLeftAt(101, [start, event('y1', 21, 100, { eventType: 'yellowcard' })])).toEqual([]);
});
