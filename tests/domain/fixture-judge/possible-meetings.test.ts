/** Random problems with room for everything ask for no meetings that contradict each other. */
import { expect, test } from 'vitest';
import type { FixtureRequest } from '#shared/domain/schemas/fixture.ts';
import { withoutContradictions } from './possible-meetings.ts';
import { aProblem } from './problems.ts';

const meet = (a: number, b: number, round: number): FixtureRequest => ({ kind: 'meet', teamIds: [a, b], round });
const keptOf = (size: number, requests: readonly FixtureRequest[]) =>
  withoutContradictions(requests, aProblem({ sizes: [size] }));

test.each([4, 9])('of two matches of a team in one round of %d teams the first is kept', (size) => {
  expect(keptOf(size, [meet(3, 4, 2), meet(1, 4, 2)])).toEqual([meet(3, 4, 2)]);
});

test.each([4, 9])('of two rounds for the same match of %d teams the first is kept', (size) => {
  expect(keptOf(size, [meet(3, 4, 2), meet(4, 3, 1)])).toEqual([meet(3, 4, 2)]);
});

test('of four teams two pairs that leave each other no rival are not asked for different rounds', () => {
  expect(keptOf(4, [meet(1, 2, 1), meet(3, 4, 2)])).toEqual([meet(1, 2, 1)]);
  expect(keptOf(6, [meet(1, 2, 1), meet(3, 4, 2)])).toHaveLength(2);
});

test('the same meeting twice, and requests of other kinds, are kept', () => {
  const requests: FixtureRequest[] = [meet(1, 2, 1), meet(2, 1, 1), { kind: 'apart', teamIds: [1, 2] }];
  expect(keptOf(9, requests)).toEqual(requests);
});
