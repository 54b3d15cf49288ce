/** Generated crests: the same for the same seed, with the initials of the club and harmless SVG only. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCrest } from '#shared/domain/crests/crest.ts';
import { initialsOf } from '#shared/spanish/initials.ts';
import { arbitraryOddName } from '#tests/support/odd-names.ts';

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
])('the initials of %s are %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('a name adds only its initials to the SVG, never markup', () => {
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

/** The characters that XML 1.0 allows: a parser refuses a whole SVG with any other. */
const xmlTextPattern = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

test('the SVG has no character that XML forbids, whatever the name is', () => {
  fc.assert(
    fc.property(arbitraryOddName, (name) => {
      expect(drawCrest(name, name)).toMatch(xmlTextPattern);
    }),
    { numRuns: 2000 },
  );
});

test('a crest is drawn as in earlier versions; capitals and spaces around the seed do not change it', () => {
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
