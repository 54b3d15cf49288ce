/**
 * The search itself, on rivals that meet so often and can bear so little that flows alone do not decide: held against a
 * trial of every result of every match.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canReach, type Reach } from '#shared/domain/outlook/give-up.ts';
import { type Goal, lossesOf } from '#shared/domain/outlook/goal.ts';
import { type MatchPoints, resultOfRival, results } from '#shared/domain/outlook/own-results.ts';
import type { Pair } from '#shared/domain/outlook/situation.ts';
import { isFullRun } from '../support/full.ts';

interface Dense {
  readonly goal: Goal;
  readonly points: MatchPoints;
  readonly room: readonly number[];
  readonly pairs: readonly Pair[];
  readonly opponents: readonly number[];
  readonly own: readonly (keyof MatchPoints)[];
}

const arbitraryDense: fc.Arbitrary<Dense> = fc
  .record({
    rivals: fc.integer({ min: 3, max: 5 }),
    goal: fc.constantFrom<Goal>('aboveOrLevel', 'belowOrLevel'),
    points: fc.constantFrom(
      { win: 3, draw: 1, loss: 0 },
      { win: 3, draw: 1, loss: 0 },
      { win: 3, draw: 2, loss: 1 },
      { win: 4, draw: 1, loss: 0 },
      { win: 3, draw: 2, loss: 0 },
      { win: 0, draw: 1, loss: 3 },
    ),
    pairs: fc.array(fc.tuple(fc.nat(4), fc.nat(3)), { minLength: 3, maxLength: 7, size: 'max' }),
    own: fc.array(fc.tuple(fc.nat(4), fc.constantFrom(...results)), { maxLength: 3 }),
    /** What each can bear, for each of its matches. */
    share: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ rivals, goal, points, pairs, own, share }) => {
    const among = pairs.map(([a, b]): Pair => [a % rivals, ((a % rivals) + 1 + (b % (rivals - 1))) % rivals]);
    const matches = (rival: number) => among.filter((pair) => pair.includes(rival)).length;
    return {
      goal,
      points,
      room: Array.from({ length: rivals }, (_, at) => Math.round(((share[at] as number) * (matches(at) + 1)) / 3)),
      pairs: among,
      opponents: own.map(([rival]) => rival % rivals),
      own: own.map(([, result]) => result),
    };
  });

/** Every order of the items. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((others) => [item, ...others]));

/** The greatest number of rivals that lose no more than they can bear, over all results. */
function greatestByTrial({ goal, points, room, pairs, opponents, own }: Dense): number {
  const losses = lossesOf(goal, points).of;
  let greatest = 0;
  const play = (at: number, left: readonly number[]): void => {
    const pair = pairs[at];
    if (!pair) {
      greatest = Math.max(greatest, left.filter((room) => room >= 0).length);
      return;
    }
    for (const result of results) {
      const after = [...left];
      after[pair[0]] = (after[pair[0]] as number) - losses[result];
      after[pair[1]] = (after[pair[1]] as number) - losses[resultOfRival[result]];
      play(at + 1, after);
    }
  };
  for (const order of ordersOf(own)) {
    const left = [...room];
    opponents.forEach((rival, at) => {
      left[rival] = (left[rival] as number) - losses[resultOfRival[order[at] as keyof MatchPoints]];
    });
    play(0, left);
  }
  return greatest;
}

function reachOf({ goal, points, room, pairs, opponents, own }: Dense): Reach {
  const losses = lossesOf(goal, points);
  const ownLosses = own.map((result) => losses.of[resultOfRival[result]]).toSorted((a, b) => a - b);
  return { room, pairs, losses, opponents, ownLosses };
}

test(
  'the search finds results for as many rivals as there are, and for no more',
  () => {
    fc.assert(
      fc.property(arbitraryDense, (dense) => {
        const greatest = greatestByTrial(dense);
        for (const count of dense.room.keys()) {
          const budget = { left: 100_000 };
          expect(canReach(reachOf(dense), count + 1, budget), `${count + 1} of ${greatest}`).toBe(
            count + 1 <= greatest,
          );
          expect(budget.left).toBeGreaterThan(0);
        }
      }),
      { numRuns: isFullRun ? 5000 : 150 },
    );
  },
  isFullRun ? 1_200_000 : 30_000,
);
