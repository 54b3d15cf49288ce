/** Searches texts by what a user types: capitals and accents are ignored, and words may come in any order. */
import { foldAccents } from '../spanish/plain-text.ts';

/** Whether every word of `query` occurs in one of the texts, of which null is one that is not known; '' matches all. */
export function isSearchMatch(query: string, texts: readonly (string | null)[]): boolean {
  const content = foldAccents(texts.join('\n'));
  return foldAccents(query)
    .split(/\s+/)
    .every((word) => content.includes(word));
}
