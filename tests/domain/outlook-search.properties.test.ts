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

const arbitraryResult = fc.constantFrom(...results);

/** What each rival can bear is what some results take from it, or a little less: so hardly more can reach the goal. */
const arbitraryDense: fc.Arbitrary<Dense> = fc
  .record({
    rivals: fc.integer({ min: 3, max: 6 }),
    goal: fc.constantFrom<Goal>('aboveOrLevel', 'belowOrLevel'),
    points: fc.constantFrom(
      { win: 3, draw: 1, loss: 0 },
      { win: 4, draw: 1, loss: 0 },
      { win: 3, draw: 2, loss: 0 },
      { win: 3, draw: 2, loss: 1 },
      { win: 0, draw: 1, loss: 3 },
    ),
    pairs: fc.array(fc.tuple(fc.nat(5), fc.nat(4), arbitraryResult), { minLength: 3, maxLength: 7, size: 'max' }),
    own: fc.array(fc.tuple(fc.nat(5), arbitraryResult), { maxLength: 2 }),
    less: fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: 6, maxLength: 6 }),
  })
  .map(({ rivals, goal, points, pairs, own, less }) => {
    const losses = lossesOf(goal, points).of;
    const lost = Array.from({ length: rivals }, () => 0);
    const lose = (rival: number, result: keyof MatchPoints) => {
      lost[rival] = (lost[rival] as number) + losses[result];
    };
    const among = pairs.map(([a, b, result]): Pair => {
      const pair = [a % rivals, ((a % rivals) + 1 + (b % (rivals - 1))) % rivals] as const;
      lose(pair[0], result);
      lose(pair[1], resultOfRival[result]);
      return pair;
    });
    for (const [rival, result] of own) lose(rival % rivals, resultOfRival[result]);
    return {
      goal,
      points,
      room: lost.map((most, rival) => Math.max(0, most - (less[rival] as number))),
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
      { numRuns: isFullRun ? 20_000 : 400 },
    );
  },
  isFullRun ? 1_200_000 : 30_000,
);
