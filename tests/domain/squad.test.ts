import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import {
  fillShirtNumbers,
  findProblemsOfList,
  findSquadProblem,
  isActiveStarter,
  lowestFreeShirtNumber,
  reservedShirtNumber,
  type Squad,
  type SquadPlayerFields,
  squadOfPlayers,
} from '#shared/domain/squads/squad.ts';

const squadLimits = { squadSize: 3, starters: 1 };
const buildSquadPlayer = (more: Partial<SquadPlayerFields> = {}): SquadPlayerFields => ({
  id: 9,
  jerseyNumber: 9,
  isStarter: false,
  status: 'active',
  ...more,
});
const buildSquad = (numbers: number[], starters: number[] = []): Squad => ({
  shirts: Object.fromEntries(numbers.map((number) => [number, number])),
  starters,
});

test.each<[string, Squad, SquadPlayerFields | null, SquadPlayerFields, string | null]>([
  ['an empty squad takes any player', buildSquad([]), null, buildSquadPlayer({ isStarter: true }), null],
  ['a full squad takes no further player', buildSquad([1, 2, 3]), null, buildSquadPlayer(), 'squad-full'],
  [
    'a full squad keeps its players',
    buildSquad([1, 2, 9]),
    buildSquadPlayer(),
    buildSquadPlayer({ jerseyNumber: 8 }),
    null,
  ],
  ['a new player does not get a taken number', buildSquad([1, 9]), null, buildSquadPlayer({ id: 5 }), 'number-taken'],
  [
    'a player may not change to a taken number',
    buildSquad([1, 9]),
    buildSquadPlayer(),
    buildSquadPlayer({ jerseyNumber: 1 }),
    'number-taken',
  ],
  [
    'a player does not become one starter too many',
    buildSquad([1, 9], [1]),
    buildSquadPlayer(),
    buildSquadPlayer({ isStarter: true }),
    'starters-full',
  ],
  [
    'a starter stays one when all places of starters are taken',
    buildSquad([9], [9]),
    buildSquadPlayer({ isStarter: true }),
    buildSquadPlayer({ isStarter: true }),
    null,
  ],
  [
    'an inactive player takes no place',
    buildSquad([1, 2, 3], [1]),
    null,
    buildSquadPlayer({ isStarter: true, status: 'inactive' }),
    null,
  ],
  [
    'an injured player takes a place',
    buildSquad([1, 2, 3]),
    null,
    buildSquadPlayer({ status: 'injured' }),
    'squad-full',
  ],
  [
    'a returning player needs a free place',
    buildSquad([1, 2, 3]),
    buildSquadPlayer({ status: 'inactive' }),
    buildSquadPlayer(),
    'squad-full',
  ],
  [
    'a returning player does not get a taken number',
    buildSquad([9]),
    buildSquadPlayer({ id: 5, status: 'inactive' }),
    buildSquadPlayer({ id: 5 }),
    'number-taken',
  ],
])('the limits of a squad are kept: %s', (_, taken, before, after, problem) => {
  expect(findSquadProblem(taken, before, after, squadLimits)).toBe(problem);
});

test('an inactive player takes neither a shirt number nor a starting place of the squad', () => {
  const players = [
    buildSquadPlayer({ id: 1, jerseyNumber: 4, isStarter: true }),
    buildSquadPlayer({ id: 2, jerseyNumber: 5 }),
    buildSquadPlayer({ id: 3, jerseyNumber: 6, isStarter: true, status: 'inactive' }),
  ];
  expect(squadOfPlayers(players)).toEqual({ shirts: { 4: 1, 5: 2 }, starters: [1] });
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
      const people = new Map<number, SquadPlayerFields>();
      for (const wish of wishes) {
        const squad = squadOfPlayers([...people.values()]);
        if (!findSquadProblem(squad, people.get(wish.id) ?? null, wish, squadLimits)) people.set(wish.id, wish);
      }
      const numbers = [...people.values()].map(reservedShirtNumber).filter((number) => number !== null);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.length).toBeLessThanOrEqual(squadLimits.squadSize);
      expect([...people.values()].filter(isActiveStarter).length).toBeLessThanOrEqual(squadLimits.starters);
    }),
  );
});

test('players of a list without a number get the lowest ones that nobody has', () => {
  const list = [{}, { jerseyNumber: 2 }, {}, { jerseyNumber: undefined }];
  expect(fillShirtNumbers(buildSquad([3]), list).map(({ jerseyNumber }) => jerseyNumber)).toEqual([1, 2, 4, 5]);
});

test('the lowest free number is the highest one there is when all are taken', () => {
  const all = Array.from({ length: limits.jerseyNumber }, (_, at) => at + 1);
  expect(lowestFreeShirtNumber(new Set(all))).toBe(limits.jerseyNumber);
  expect(lowestFreeShirtNumber(new Set(all.slice(0, -1)))).toBe(limits.jerseyNumber);
  expect(lowestFreeShirtNumber(new Set([1, 2, 4]))).toBe(3);
});

test.each<[string, Squad, readonly Partial<SquadPlayerFields>[], readonly (string | null)[]]>([
  ['a number that the squad has', buildSquad([7]), [{ jerseyNumber: 7 }, {}], ['number-taken', null]],
  ['a number twice', buildSquad([]), [{}, {}], [null, 'number-repeated']],
  ['more players than fit', buildSquad([1, 2]), [{}, { jerseyNumber: 8 }], [null, 'squad-full']],
  [
    'one starter too many',
    buildSquad([]),
    [{ isStarter: true }, { isStarter: true, jerseyNumber: 8 }],
    [null, 'starters-full'],
  ],
  ['a starter beside those of the squad', buildSquad([1], [1]), [{ isStarter: true }], ['starters-full']],
  [
    'a starter after an inactive one',
    buildSquad([]),
    [{ isStarter: true, status: 'inactive' }, { isStarter: true }],
    [null, null],
  ],
  ['the number of an inactive player', buildSquad([]), [{ status: 'inactive' }, {}], [null, null]],
  ['inactive players with one number', buildSquad([7]), [{ status: 'inactive' }, { status: 'inactive' }], [null, null]],
])('in a list with %s each player is told what is wrong', (_, squad, list, problems) => {
  expect(
    findProblemsOfList(
      squad,
      list.map((player) => buildSquadPlayer(player)),
      squadLimits,
    ),
  ).toEqual(problems);
});
