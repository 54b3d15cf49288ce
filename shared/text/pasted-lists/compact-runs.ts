/**
 * Shortens what repeats in a pasted text, so that reading a line takes time by what it says: the patterns that read lines
 * try each character of a run, and from each all that follow.
 */

/** Blanks of a line; tabs stand between columns, and stay. */
const blanks = /[^\S\t\r\n\u2028]{2,}/gu;
/** The same sign three times or more; commas, semicolons and quotation marks stand around cells, and stay. */
const repeatedSign = /([^\p{L}\p{N}\s,;"])\1{2,}/gu;

/** Each run of blanks becomes one, and each longer run of a sign becomes two of it. */
export const compactRuns = (text: string): string => text.replace(blanks, ' ').replace(repeatedSign, '$1$1');
