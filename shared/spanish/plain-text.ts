/** Prepares texts for comparisons that ignore capitals and accents. */

/** Turns a text into lower case without accents. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
