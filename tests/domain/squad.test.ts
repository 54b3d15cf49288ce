import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findSquadProblem,
  isActiveStarter,
  reservedNumber,
  type Squad,
  type SquadPlace,
} from '#shared/domain/squad.ts';

const limits = { squadSize: 3, starters: 1 };
const place = (more: Partial<SquadPlace> = {}): SquadPlace => ({
  id: 9,
  jerseyNumber: 9,
  isStarter: false,
  status: 'active',
  ...more,
});
const squad = (numbers: number[], starters: number[] = []): Squad => ({
  shirts: Object.fromEntries(numbers.map((number) => [number, number])),
  starters,
});

describe.each<[string, Squad, SquadPlace | null, SquadPlace, string | null]>([
  ['an empty squad takes anybody', squad([]), null, place({ isStarter: true }), null],
  ['a full one takes nobody', squad([1, 2, 3]), null, place(), 'squad-full'],
  ['but keeps who is there', squad([1, 2, 9]), place(), place({ jerseyNumber: 8 }), null],
  ['a number is worn once', squad([1, 9]), null, place({ id: 5 }), 'number-taken'],
  ['by who changes his, too', squad([1, 9]), place(), place({ jerseyNumber: 1 }), 'number-taken'],
  ['one starts', squad([1, 9], [1]), place(), place({ isStarter: true }), 'starters-full'],
  ['who starts already goes on', squad([9], [9]), place({ isStarter: true }), place({ isStarter: true }), null],
  ['the inactive take nothing', squad([1, 2, 3], [1]), null, place({ isStarter: true, status: 'inactive' }), null],
  ['the injured do', squad([1, 2, 3]), null, place({ status: 'injured' }), 'squad-full'],
  ['back from inactive asks again', squad([1, 2, 3]), place({ status: 'inactive' }), place(), 'squad-full'],
  [
    'a full squad keeps its players',
    squad([9]),
    place({ id: 5, status: 'inactive' }),
    place({ id: 5 }),
    'number-taken',
  ],
])('%s', (_, taken, before, after, problem) => {
  test(`${problem}`, () => expect(findSquadProblem(taken, before, after, limits)).toBe(problem));
});

test('whatever is let in, the limits hold and no number is worn twice', () => {
  const anyPlace = fc.record({
    id: fc.integer({ min: 1, max: 8 }),
    jerseyNumber: fc.integer({ min: 1, max: 5 }),
    isStarter: fc.boolean(),
    status: fc.constantFrom('active', 'injured', 'inactive'),
  });
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 40 }), (wishes) => {
      const people = new Map<number, SquadPlace>();
      for (const wish of wishes) {
        const all = [...people.values()];
        const shirts = Object.fromEntries(
          all.flatMap((each) => (reservedNumber(each) ? [[reservedNumber(each), each.id]] : [])),
        );
        const starters = all.filter(isActiveStarter).map(({ id }) => id);
        if (!findSquadProblem({ shirts, starters }, people.get(wish.id) ?? null, wish, limits))
          people.set(wish.id, wish);
      }
      const numbers = [...people.values()].map(reservedNumber).filter((number) => number !== null);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.length).toBeLessThanOrEqual(limits.squadSize);
      expect([...people.values()].filter(isActiveStarter).length).toBeLessThanOrEqual(limits.starters);
    }),
  );
});
