/** The word of both sides that the ended sheet is right: it holds for what the sheet said when it was given. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  confirmation,
  correction,
  type Entry,
  end,
  event,
  eventsOf,
  norte,
  play,
  presence,
  scoreOf,
  start,
} from './sheet-notation.ts';

const ended = play([start, event('g1', 11, 65), end(1800)]).state;
const halfConfirmed = play([confirmation('home', 1810)], ended).state;
const contentOf = (state: typeof ended) =>
  JSON.stringify([eventsOf(state), scoreOf(state), state.end?.observation, state.clock]);

describe('while one side has confirmed,', () => {
  test.each([
    ['a goal', event('g2', 21, 100)],
    ['a card', event('y1', 21, 100, { eventType: 'yellowcard' })],
    ['another scorer', correction('g1', 1900, { playerId: 12 })],
    ['a removed goal', correction('g1', 1900, { remove: true })],
    ["another end's remark", end(1900, { observation: 'Hubo una pelea' })],
  ])('%s takes its confirmation away', (_what, entry) => {
    expect(play([entry], halfConfirmed).state.confirmedAt).toEqual({ home: null, away: null });
  });

  test.each([
    ['a correction that says what the sheet says', correction('g1', 1900, { playerId: 11 })],
    ['a correction of an event that has not arrived', correction('g9', 1900, { minute: 3 })],
    ['a list of those present', presence(norte, [11], 1900)],
    ['a refused event', event('e1', 0, 100, { teamId: 3 })],
    ['a second end without a remark', end(1900)],
    ['its own second confirmation', confirmation('home', 1900)],
  ])('%s leaves its confirmation', (_what, entry) => {
    expect(play([entry], halfConfirmed).state.confirmedAt).toEqual(halfConfirmed.confirmedAt);
  });

  test('an event that was removed before it arrived leaves its confirmation', () => {
    const removed = play([correction('g2', 90, { remove: true }), confirmation('home', 1810)], ended).state;
    expect(play([event('g2', 21, 80)], removed).state.confirmedAt).toEqual(removed.confirmedAt);
  });
});

test('what both sides confirmed is what the sheet says, whatever came between and after', () => {
  const step = fc.constantFrom('goal', 'correct', 'repeat', 'remark', 'present', 'home', 'away');
  const entryOf = (does: string, at: number): Entry => {
    if (does === 'goal') return event(`g${at}`, 21, at);
    if (does === 'correct') return correction('g1', at, { minute: (at % 3) + 1 });
    if (does === 'repeat') return end(at);
    if (does === 'remark') return end(at, { observation: `Nota ${at % 2}` });
    return does === 'present' ? presence(norte, [11], at) : confirmation(does as 'home' | 'away', at);
  };
  let confirmedRuns = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 12 }), (steps) => {
      let state = ended;
      const agreed: Record<string, string> = {};
      for (const [at, does] of steps.entries()) {
        const { state: after, last } = play([entryOf(does, 1900 + at)], state);
        if ((does === 'home' || does === 'away') && last?.outcome === 'applied') agreed[does] = contentOf(after);
        state = after;
      }
      if (state.confirmedAt.home === null || state.confirmedAt.away === null) return;
      confirmedRuns += 1;
      expect(agreed).toEqual({ home: contentOf(state), away: contentOf(state) });
    }),
    { numRuns: 500 },
  );
  expect(confirmedRuns).toBeGreaterThan(50);
});
