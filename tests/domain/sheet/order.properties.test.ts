/** The same operations end in the same events and score in whatever order those of several devices arrive. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalScoreOfEvents } from '#shared/domain/matches/running-score.ts';
import {
  clock,
  correction,
  type Entry,
  end,
  event,
  eventsOf,
  norte,
  play,
  presence,
  scoreOf,
  shirt,
  start,
  sur,
} from './sheet-notation.ts';

/** Every operation is made in a second of its own, as the server's stamps guarantee for one device. */
const arbitraryStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('event' as const), player: fc.constantFrom(0, 11, 12, 21, 22) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('correct' as const),
      which: fc.nat(9),
      change: fc.constantFrom(
        { remove: true as const },
        { minute: 7 },
        { minute: 9 },
        { minute: null },
        { playerId: 0 },
        { teamId: sur, playerId: 0 },
        { teamId: norte, playerId: 12 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('pause' as const, 'resume' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('present' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('number' as const), player: fc.constantFrom(11, 12) }) },
);

type Step = typeof arbitraryStep extends fc.Arbitrary<infer T> ? T : never;

function entryOfStep(step: Step, at: number): Entry {
  switch (step.does) {
    case 'event':
      return event(`e${at}`, step.player, at, step.player === 0 ? { teamId: norte } : {});
    case 'correct':
      return correction(`e${step.which}`, at, step.change);
    case 'number':
      return shirt(step.player, at + 1, at);
    case 'present':
      return presence(sur, [21], at);
    default:
      return clock(step.does, at);
  }
}

const arbitraryEntries = fc
  .array(arbitraryStep, { minLength: 1, maxLength: 14 })
  .map((steps) => steps.map(entryOfStep));

const arbitraryOrders = arbitraryEntries.chain((entries) =>
  fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
);

const eventsAndScore = (entries: readonly Entry[]) => {
  const { state } = play(entries);
  return { events: eventsOf(state), score: scoreOf(state), status: state.status, shirts: state.shirts };
};

test('in any order of arrival', () => {
  fc.assert(
    fc.property(arbitraryOrders, ([made, arrived]) => {
      const ended = [start, ...made, end(1800)];
      expect(eventsAndScore([start, ...arrived, end(1800)])).toEqual(eventsAndScore(ended));
    }),
    { numRuns: 1000 },
  );
});

test('also when part of them arrives after the end', () => {
  fc.assert(
    fc.property(arbitraryOrders, fc.nat(14), ([made, arrived], at) => {
      const late = [start, ...arrived.slice(0, at), end(1800), ...arrived.slice(at)];
      expect(eventsAndScore(late)).toEqual(eventsAndScore([start, ...made, end(1800)]));
    }),
    { numRuns: 1000 },
  );
});

test('the final score is always what the events add up to', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      const { state } = play([start, ...entries, end(1800)]);
      const { home, away } = finalScoreOfEvents(state.events, norte);
      expect(scoreOf(state)).toBe(`${home}-${away}`);
    }),
    { numRuns: 500 },
  );
});

test('no operation that is not applied changes anything', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      let state = play([start]).state;
      for (const entry of entries) {
        const { state: after, last } = play([entry], state);
        if (last?.outcome !== 'applied') expect(after).toBe(state);
        state = after;
      }
    }),
    { numRuns: 300 },
  );
});
