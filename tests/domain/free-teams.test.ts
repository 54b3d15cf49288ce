/** Which teams have no match in a round. */
import { expect, test } from 'vitest';
import { freeTeamsOf, zonasOf } from '#shared/domain/rounds/free-teams.ts';
import { aMatch, aTeam, type MatchNotation } from '../support/builders.ts';

const [lanus, quilmes, ferro, banfield, tigre] = ['Lanús', 'Quilmes', 'Ferro', 'Banfield', 'Tigre'].map(
  (name) => aTeam(name).id,
) as [number, number, number, number, number];
const five = [lanus, quilmes, ferro, banfield, tigre];
const versus = (home: string, away: string, more: Partial<MatchNotation> = {}) => aMatch({ home, away, ...more });
const freeOf = (matches: ReturnType<typeof versus>[], zonas = [five], withdrawn: number[] = []) =>
  freeTeamsOf({ matches, zonas, withdrawn });
const four = [versus('Lanús', 'Quilmes'), versus('Ferro', 'Banfield')];

test('the team without a match is free; a round of which only some matches are entered has no free team', () => {
  expect(freeOf(four)).toEqual([tigre]);
  expect(freeOf([versus('Lanús', 'Quilmes')])).toEqual([]);
  expect(freeOf([])).toEqual([]);
});

test('a round has no free team when three teams have no match, or as many as have one', () => {
  expect(freeOf(four, [[...five, aTeam('Lugano').id, aTeam('Almagro').id]])).toEqual([]);
  expect(freeOf([versus('Lanús', 'Quilmes')], [[lanus, quilmes, ferro, banfield]])).toEqual([]);
});

test('each zona has its own free team, and one that has ended has none', () => {
  const zonas = [
    [lanus, quilmes, ferro],
    [banfield, tigre],
  ];
  expect(freeOf([versus('Lanús', 'Quilmes'), versus('Banfield', 'Tigre')], zonas)).toEqual([ferro]);
  expect(freeOf([versus('Lanús', 'Quilmes')], zonas)).toEqual([ferro]);
});

test('a postponed match and a cancelled one keep their teams from being free', () => {
  const called = [
    versus('Lanús', 'Quilmes', { status: 'postponed' }),
    versus('Ferro', 'Banfield', { status: 'cancelled' }),
  ];
  expect(freeOf(called)).toEqual([tigre]);
});

test('the rival of a team that has left is free, the team itself is not', () => {
  const annulled = [versus('Lanús', 'Quilmes', { status: 'cancelled' }), versus('Ferro', 'Banfield')];
  expect(freeOf(annulled, [five], [quilmes])).toEqual([lanus, tigre]);
});

test('a team that has played in the round is not free, though its rival left the tournament later', () => {
  expect(freeOf(four, [five], [quilmes])).toEqual([tigre]);
});

test('nobody is free in a round of the playoffs', () => {
  expect(freeOf(four.map((match) => ({ ...match, isPlayoff: true })))).toEqual([]);
});

test('without zonas all participants meet one another', () => {
  expect(zonasOf({ teamIds: five }, [])).toEqual([five]);
  expect(zonasOf({ teamIds: five }, [{ teamIds: [lanus] }])).toEqual([[lanus]]);
});
