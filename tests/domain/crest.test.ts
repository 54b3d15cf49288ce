/** The crest a club gets drawn: always the same, its own letters, and nothing but shapes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCrest } from '#shared/domain/crest.ts';
import { initialsOf } from '#shared/spanish/initials.ts';
import { oddName } from '#tests/support/odd-names.ts';

test('the same seed draws the same crest, other seeds draw others', () => {
  expect(drawCrest('El Ombú', 'El Ombú')).toBe(drawCrest('El Ombú', 'El Ombú'));
  const names = Array.from({ length: 200 }, (_, n) => `Club ${n}`);
  const drawn = new Set(names.map((name) => drawCrest('El Ombú', name)));
  expect(drawn.size).toBeGreaterThan(150);
});

test.each([
  ['Deportivo Ombú', 'OM'],
  ['Club Atlético San Telmo', 'ST'],
  ['9 de Julio', '9J'],
  ['ñandú', 'ÑA'],
  ['Club Atlético', 'CA'],
  ['***', '?'],
  ['👨‍👩‍👧', '?'],
  ['👨‍👩‍👧 Los Pibes', 'PI'],
  ['«Boca» (Sur)', 'BS'],
  ['O’Higgins', 'OH'],
  ['e\u0301ibar', 'E\u0301I'],
])('%s wears %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('no name gets anything but its letters into the drawing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, seed) => {
      const svg = drawCrest(name, seed);
      const letters = /<text[^>]*>(.*)<\/text><\/svg>$/s.exec(svg)?.[1];
      expect(letters).toBeDefined();
      expect(letters).not.toMatch(/<|>|&(?!amp;|lt;|gt;)/);
      expect(svg.match(/<\w+/g)).toEqual(expect.arrayContaining(['<svg', '<path', '<text']));
      expect(svg).not.toMatch(/<(script|image|a|foreignObject|use|style)\b|\son\w+=|href/i);
    }),
  );
});

/** Every character that XML 1.0 allows (§2.2): a parser refuses the whole drawing for any other. */
const onlyXmlCharacters = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

test('no name gets into the drawing what XML does not allow', () => {
  fc.assert(
    fc.property(oddName, (name) => {
      expect(drawCrest(name, name)).toMatch(onlyXmlCharacters);
    }),
    { numRuns: 2000 },
  );
});

test('a crest stays as it was once drawn: capitals and spaces around the seed change nothing', () => {
  const drawn = drawCrest('Deportivo Ombú', 'deportivo ombú');
  expect(drawn).toMatchSnapshot();
  expect(drawCrest('Deportivo Ombú', '  Deportivo OMBÚ ')).toBe(drawn);
});

test('the seed decides whether a crest has a star', () => {
  const all = Array.from({ length: 40 }, (_, at) => drawCrest('Deportivo Ombú', `Club ${at}`));
  const starred = all.filter((svg) => svg.includes('m128 34 6 13'));
  expect(starred.length).toBeGreaterThan(5);
  expect(starred.length).toBeLessThan(35);
});
