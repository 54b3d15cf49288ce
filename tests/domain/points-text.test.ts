/** A number of points in few letters. */
import { expect, test } from 'vitest';
import { pointsText } from '#shared/text/labels.ts';

test.each([
  [0, '0 pts'],
  [1, '1 pt'],
  ['1', '1 pt'],
  [-1, '−1 pt'],
  ['12', '12 pts'],
])('%s points are %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});
