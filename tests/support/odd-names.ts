/** Generates names with invisible, control and XML characters, for code that draws or prints names. */
import fc from 'fast-check';

const oddCharacters = [
  '\u0000',
  '\u0001',
  '\u000b',
  '\u001f',
  '\u007f',
  '\u0085',
  '\ufffe',
  '\uffff',
  '\ud800',
  '\udc00',
];
const markupCharacters = ['<', '>', '&', '"', "'", ']]>', '<!--', '&#0;', '<?xml?>'];
const emoji = ['👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\u200d', '\ufe0f', '\u202e'];

/** A name of up to eight parts: letters, odd characters, markup, emoji, spaces. */
export const arbitraryOddName: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...oddCharacters, ...markupCharacters, ...emoji, ' ', 'ñ', 'Z'),
      fc.string({ unit: 'binary' }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));
