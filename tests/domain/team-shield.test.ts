/** Plain shields tell the teams of a tournament apart, and their letters can be read. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from '#shared/domain/colours/contrast.ts';
import { shieldColours, shieldOfTeam } from '#shared/domain/crests/team-shield.ts';

const shieldsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => shieldOfTeam(first + at));

test('of teams created one after the other 16 differ in colours, and 320 in something', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (first) => {
      const colours = shieldsFrom(first, 16).map(({ ground, second }) => `${ground} ${second}`);
      expect(new Set(colours).size).toBe(16);
      expect(new Set(shieldsFrom(first, 320).map((shield) => JSON.stringify(shield))).size).toBe(320);
    }),
    { numRuns: 20 },
  );
});

test('neighbours have other shapes, too', () => {
  const shapes = shieldsFrom(1, 16).map(({ outline }) => outline);
  expect(shapes.filter((shape, at) => shape === shapes[at + 1])).toEqual([]);
  expect(new Set(shapes).size).toBe(4);
});

test('letters have a contrast of 4.5 on both colours of a shield, a team without an id included', () => {
  for (const { ground, second, ink } of [...shieldsFrom(0, shieldColours.length), shieldOfTeam(null)]) {
    expect(contrastOf(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(ink, second), `${ink} on ${second}`).toBeGreaterThanOrEqual(4.5);
  }
});
