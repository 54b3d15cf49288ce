/** Cleaning names and descriptions: visible characters stay, invisible ones are removed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { description, name } from '#shared/domain/schemas/primitives.ts';
import { toVisibleLines, toVisibleText } from '#shared/domain/visible-text.ts';

describe('visible text is kept', () => {
  test.each([
    ['accents, combined or not', 'Ñandú e\u0301'],
    ['a family joined of three people', '👨‍👩‍👧 Los Pibes'],
    ['a red heart, and one on fire', 'Corazón ❤️ ❤️‍🔥'],
    ['a keycap', 'Los 1️⃣1️⃣'],
    ['flags', '🇦🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈'],
    ['a skin tone', '⛹🏽‍♀️'],
    ['Persian with non-joiners', 'می‌خواهم'],
    ['Arabic', 'نادي العين'],
    ['an Arabic number sign', '\u0600١٢'],
    ['a conjunct of Devanagari with a joiner', 'क्‍ष'],
    ['Mongolian with a selector', 'ᠠ᠋ᠨ'],
    ['Korean', '서울 FC'],
    ['a Japanese character with its variant', '葛\u{E0100}城'],
    ['marks, quotes and symbols', '«O’Higgins» & <Cía> \\ $ 100%'],
    ['two spaces, and a wide one', 'A  B\u3000C'],
  ])('visible text is kept: %s', (_, written) => {
    expect(toVisibleText(written)).toBe(written);
  });
});

describe('invisible characters are removed', () => {
  test.each([
    ['control characters', 'Om\u0000b\u0007ú\u009f'],
    ['marks of the writing direction', '\u202eOmbú\u202c\u2066\u2069\u200e\u200f\u061c'],
    ['zero-width spaces', 'Om\u200b\ufeff\u2060bú'],
    ['Hangul fillers', '\u115f\u1160Ombú\u3164\uffa0'],
    ['a Braille blank', 'Ombú\u2800'],
    ['soft hyphens and other ignorable characters', 'Om\u00adb\u034f\u180eú\u{e0001}'],
    ['half a surrogate pair', 'Omb\ud800ú\udc00'],
    ['code points that are no characters', 'Omb\ufffeú\u{1ffff}'],
    ['joiners and selectors that join nothing', '\u200d\ufe0fOmbú\u200d \u200c\ufe0e'],
    ['tag letters outside a flag', 'Ombú\u{e0067}\u{e007f}'],
    ['spaces around', ' \u00a0\u2003Ombú\u3000\n'],
  ])('invisible characters are removed: %s', (_, written) => {
    expect(toVisibleText(written)).toBe('Ombú');
  });

  test('a line break or tab in a name becomes a space', () => {
    expect(toVisibleText('Deportivo\r\nOmbú\tFútbol\u2028Club')).toBe('Deportivo Ombú Fútbol Club');
  });
});

test('a description keeps its lines', () => {
  expect(toVisibleLines(' Bases:\r\n1. Puntualidad\n\n2.\tRespeto\u202e\r3.\u2028\u200b ')).toBe(
    'Bases:\n1. Puntualidad\n\n2. Respeto\n3.',
  );
});

test('a name of invisible characters only is refused; a description may be empty', () => {
  for (const unseen of [
    '\u200d',
    '\u200c\u200d',
    '\ufe0f',
    '\u3164',
    '\u2800',
    '\u202e',
    ' \u200b ',
    '\u{e0067}\u{e007f}',
  ]) {
    expect(name.safeParse(unseen).success, JSON.stringify(unseen)).toBe(false);
    expect(description.parse(unseen)).toBe('');
  }
});

test('the length of a name counts visible characters only', () => {
  const whole = '\u200b'.repeat(100) + 'ñ'.repeat(100);
  expect(name.parse(whole)).toBe('ñ'.repeat(100));
  expect(name.safeParse(`${whole}ñ`).success).toBe(false);
});

test('any cleaned text is well-formed, has no invisible characters, and does not change when cleaned again', () => {
  const odd = fc.constantFrom(
    '\u200d',
    '\u200c',
    '\ufe0f',
    '\u202e',
    '\u3164',
    '\u{1f3f4}',
    '\u{e0067}',
    '\u{e007f}',
    ' ',
    '\n',
    '\t',
    '❤',
    '\ud800',
  );
  const texts = fc.array(fc.oneof(odd, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const once = toVisibleText(text);
      expect(once.isWellFormed()).toBe(true);
      expect(once).not.toMatch(
        /[\p{Cc}\p{Bidi_Control}\u200b\ufeff\u115f\u1160\u3164\uffa0\u2800]|^\p{Join_Control}|\p{Join_Control}$/u,
      );
      expect(once.trim()).toBe(once);
      expect(toVisibleText(once)).toBe(once);
      expect(toVisibleLines(toVisibleLines(text))).toBe(toVisibleLines(text));
    }),
    { numRuns: 300 },
  );
});

test('a text of 100,000 joined letters is cleaned', () => {
  expect(toVisibleText('a\u200d'.repeat(100_000))).toBe(`${'a\u200d'.repeat(99_999)}a`);
});
