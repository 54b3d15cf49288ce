/** Removes invisible characters from names and descriptions (DESIGN §3), so that no two names look the same by them. */

/** Control and format characters, unpaired surrogates, fillers and other blanks that are no space. */
const blank = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800`;
/** Signs that stand before Arabic, Syriac or Kaithi digits count as format characters, but are seen. */
const numberSigns = String.raw`\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}`;
/** The flags of England, Scotland and Wales are a black flag followed by letters that are not seen by themselves. */
const regionalFlag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`;
const character = `(?:${regionalFlag}|[^${blank}\\p{Z}]|[${numberSigns}])`;

/** A character with the selector of its shape, joined to the next one or not; or a space, or the end of a line. */
const visibleCharacter = new RegExp(
  String.raw`${character}\p{Variation_Selector}?(?:\p{Join_Control}(?=${character}))?|[\p{Zs}\n]`,
  'gu',
);

const visibleCharacters = (text: string): string => (text.match(visibleCharacter) ?? []).join('').trim();

/** A text of one line: a tab or the end of a line parts words like a space. */
export const visibleText = (text: string): string =>
  visibleCharacters(text.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' '));

/** The same of several lines, which end as in Unix. */
export const visibleLines = (text: string): string =>
  visibleCharacters(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' '));
