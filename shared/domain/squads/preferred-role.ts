/** Reads the position a player prefers from the player's own words: 'volante por derecha' is a midfielder. */
import { foldAccents } from '../../spanish/plain-text.ts';
import type { PlayerPosition } from '../schemas/player.ts';

/** How the words for each position begin, without accents. */
const wordPatternByPosition: { readonly [Role in PlayerPosition]: RegExp } = {
  Portero: /^(porter|arquer|goler|guarda)/,
  Defensa: /^(defens|zaguer|lateral|central|marcador|stopper|liber)/,
  Mediocampista: /^(medi[oa]|volant|enganche|carriler|pivot|armador|cinco|5)/,
  Delantero: /^(delant|centrodel|atac|punt|extrem|wing|goleador|nueve|9)/,
};
const playerPositions = Object.keys(wordPatternByPosition) as PlayerPosition[];

/**
 * The position named by the first word that names any: 'volante central' is a midfielder, not a defender. Null when
 * none does.
 */
export function readPreferredRole(words: string): PlayerPosition | null {
  for (const word of foldAccents(words).split(/[^\p{L}\p{N}]+/u)) {
    const role = playerPositions.find((each) => wordPatternByPosition[each].test(word));
    if (role) return role;
  }
  return null;
}
