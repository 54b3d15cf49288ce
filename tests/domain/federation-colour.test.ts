/** The federation's colour: which ones white letters can be read on, and how it is seen on dark ground. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from '#shared/domain/colours/contrast.ts';
import { defaultFederationColour, isReadableOnWhite, onDark } from '#shared/domain/colours/federation-colour.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#166534', '#ffffff', 7.13],
])('the contrast of %s and %s is %d, in either order', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

test.each([
  [defaultFederationColour, true],
  ['#b91c1c', true],
  ['#767676', true],
  ['#777777', false],
  ['#facc15', false],
])('%s is readable on white: %s', (colour, isReadable) => {
  expect(isReadableOnWhite(colour)).toBe(isReadable);
});

test('every colour has a contrast of 4.5 on the dark ground, and one that has it anyway stays', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (given) => {
      expect(onDark(given)).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrastOf(onDark(given), '#111a2c')).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(onDark('#4ade80')).toBe('#4ade80');
  expect(onDark('#1e3a8a')).not.toBe('#1e3a8a');
});
