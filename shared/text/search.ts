/** Finding things by what people type: capitals and accents do not matter, words may come in any order. */
import { foldAccents } from '../spanish/plain-text.ts';

/** Whether every word of `query` occurs in one of the texts; an empty query finds everything. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const content = foldAccents(texts.join('\n'));
  return foldAccents(query)
    .split(/\s+/)
    .every((word) => content.includes(word));
}
