/** Removes invisible characters from names and descriptions, so that no two names differ only by them. */

/**
 * Characters without a shape: control and format characters, unpaired surrogates, fillers, blanks other than spaces.
 */
const invisibleCharacterClasses = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800`;
/** Signs before Arabic, Syriac or Kaithi digits: Unicode counts them as format characters, but they are visible. */
const visibleNumberSignRanges = String.raw`\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}`;
/** The flags of England, Scotland and Wales: a black flag followed by letters that are invisible on their own. */
const regionalFlagPattern = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`;
const characterPattern = `(?:${regionalFlagPattern}|[^${invisibleCharacterClasses}\\p{Z}]|[${visibleNumberSignRanges}])`;

/** A visible character with its variation selector and a joiner to the next one, if any; or a space; or a line end. */
const visibleCharacterPattern = new RegExp(
  String.raw`${characterPattern}\p{Variation_Selector}?(?:\p{Join_Control}(?=${characterPattern}))?|[\p{Zs}\n]`,
  'gu',
);

const keepVisibleCharacters = (text: string): string => (text.match(visibleCharacterPattern) ?? []).join('').trim();

/** Cleans a text of one line: tabs and line ends become spaces. */
export const toVisibleText = (text: string): string =>
  keepVisibleCharacters(text.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' '));

/** Cleans a text of several lines: every line end becomes `\n`, and tabs become spaces. */
export const toVisibleLines = (text: string): string =>
  keepVisibleCharacters(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' '));
