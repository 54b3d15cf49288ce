import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findSquadProblem,
  isActiveStarter,
  reservedNumber,
  type Squad,
  type SquadPlace,
} from '#shared/domain/squad.ts';

const squadLimits = { squadSize: 3, starters: 1 };
const squadPlaceWith = (more: Partial<SquadPlace> = {}): SquadPlace => ({
  id: 9,
  jerseyNumber: 9,
  isStarter: false,
  status: 'active',
  ...more,
});
const squadWith = (numbers: number[], starters: number[] = []): Squad => ({
  shirts: Object.fromEntries(numbers.map((number) => [number, number])),
  starters,
});

test.each<[string, Squad, SquadPlace | null, SquadPlace, string | null]>([
  ['an empty squad takes any player', squadWith([]), null, squadPlaceWith({ isStarter: true }), null],
  ['a full squad takes no further player', squadWith([1, 2, 3]), null, squadPlaceWith(), 'squad-full'],
  ['a full squad keeps its players', squadWith([1, 2, 9]), squadPlaceWith(), squadPlaceWith({ jerseyNumber: 8 }), null],
  ['a new player does not get a taken number', squadWith([1, 9]), null, squadPlaceWith({ id: 5 }), 'number-taken'],
  [
    'a player may not change to a taken number',
    squadWith([1, 9]),
    squadPlaceWith(),
    squadPlaceWith({ jerseyNumber: 1 }),
    'number-taken',
  ],
  [
    'a player does not become one starter too many',
    squadWith([1, 9], [1]),
    squadPlaceWith(),
    squadPlaceWith({ isStarter: true }),
    'starters-full',
  ],
  [
    'a starter stays one when all places of starters are taken',
    squadWith([9], [9]),
    squadPlaceWith({ isStarter: true }),
    squadPlaceWith({ isStarter: true }),
    null,
  ],
  [
    'an inactive player takes no place',
    squadWith([1, 2, 3], [1]),
    null,
    squadPlaceWith({ isStarter: true, status: 'inactive' }),
    null,
  ],
  ['an injured player takes a place', squadWith([1, 2, 3]), null, squadPlaceWith({ status: 'injured' }), 'squad-full'],
  [
    'a returning player needs a free place',
    squadWith([1, 2, 3]),
    squadPlaceWith({ status: 'inactive' }),
    squadPlaceWith(),
    'squad-full',
  ],
  [
    'a returning player does not get a taken number',
    squadWith([9]),
    squadPlaceWith({ id: 5, status: 'inactive' }),
    squadPlaceWith({ id: 5 }),
    'number-taken',
  ],
])('the limits of a squad are kept: %s', (_, taken, before, after, problem) => {
  expect(findSquadProblem(taken, before, after, squadLimits)).toBe(problem);
});

test('after any accepted changes the limits hold and no number is worn twice', () => {
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
        if (!findSquadProblem({ shirts, starters }, people.get(wish.id) ?? null, wish, squadLimits))
          people.set(wish.id, wish);
      }
      const numbers = [...people.values()].map(reservedNumber).filter((number) => number !== null);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.length).toBeLessThanOrEqual(squadLimits.squadSize);
      expect([...people.values()].filter(isActiveStarter).length).toBeLessThanOrEqual(squadLimits.starters);
    }),
  );
});
