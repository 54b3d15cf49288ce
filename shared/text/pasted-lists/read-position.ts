/** Reads positions as people write them: 'arq.', 'DEF', 'volante por derecha', and headings such as 'Delanteros:'. */

import type { PlayerPosition } from '../../domain/schemas/player.ts';
import { readPreferredRole } from '../../domain/squads/preferred-role.ts';
import { foldAccents } from '../../spanish/plain-text.ts';

const wordsByPosition: { readonly [Position in PlayerPosition]: string } = {
  Portero: 'arquero arquera portero portera guardameta golero guardavallas',
  Defensa: 'defensor defensora defensa zaguero lateral stopper libero',
  Mediocampista: 'mediocampista volante mediocampo enganche carrilero',
  Delantero: 'delantero delantera punta extremo wing atacante centrodelantero goleador',
};
const abbreviationsByPosition: { readonly [Position in PlayerPosition]: string } = {
  Portero: 'arq por pt gk po',
  Defensa: 'def df dfc lat ld li zag central marcador dc',
  Mediocampista: 'med mc mcd mco vol mf medio interno cinco',
  Delantero: 'del dl fw nueve ed ei atac',
};
const headingsByPosition: { readonly [Position in PlayerPosition]: string } = {
  Portero: 'arqueros porteros arqueras',
  Defensa: 'defensores defensas defensoras',
  Mediocampista: 'mediocampistas volantes',
  Delantero: 'delanteros delanteras',
};

const positionsByWord = (words: { readonly [Position in PlayerPosition]: string }) =>
  new Map(
    Object.entries(words).flatMap(([position, list]) =>
      list.split(' ').map((word) => [word, position as PlayerPosition] as const),
    ),
  );
const fullWords = positionsByWord(wordsByPosition);
const abbreviations = positionsByWord(abbreviationsByPosition);
const headings = positionsByWord(headingsByPosition);

const wordsOf = (text: string): string[] => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The position of a whole cell or of what stands in parentheses; null when it names none. */
export function readPosition(text: string): PlayerPosition | null {
  const [first = '', ...more] = wordsOf(text);
  if (/^\d/.test(first)) return null;
  const known = fullWords.get(first) ?? headings.get(first);
  if (known) return known;
  return more.length === 0 ? (abbreviations.get(first) ?? null) : null;
}

/** Like `readPosition`, for a column that holds nothing but positions, where more words are understood. */
export const readPositionOfColumn = (text: string): PlayerPosition | null =>
  readPosition(text) ?? readPreferredRole(text);

/** A full word for a position at the end of a name: 'Juan Pérez arquero'. */
export function cutPositionAtEnd(text: string): { readonly rest: string; readonly position: PlayerPosition | null } {
  const found = /^(.*\S)[\s,-]+([\p{L}]+)\.?$/u.exec(text);
  const position = fullWords.get(foldAccents(found?.[2] ?? '')) ?? null;
  return position ? { rest: found?.[1] ?? '', position } : { rest: text, position: null };
}

/** The position that a heading gives to the lines below it, as in 'Defensores:'; null for any other line. */
export function readPositionHeading(text: string): PlayerPosition | null {
  const words = wordsOf(text);
  return words.length === 1 ? (headings.get(words[0] ?? '') ?? null) : null;
}
