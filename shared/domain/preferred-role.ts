/** Where on the pitch a player likes to stand, read from his own words: 'volante por derecha' is a midfielder. */
import type { PlayerPosition } from './schemas/player.ts';

/** Beginnings of words, without accents. */
const beginnings: { readonly [Role in PlayerPosition]: RegExp } = {
  Portero: /^(porter|arquer|goler|guarda)/,
  Defensa: /^(defens|zaguer|lateral|central|marcador|stopper|liber)/,
  Mediocampista: /^(medi[oa]|volant|enganche|carriler|pivot|armador|cinco|5)/,
  Delantero: /^(delant|centrodel|atac|punt|extrem|wing|goleador|nueve|9)/,
};
const roles = Object.keys(beginnings) as PlayerPosition[];

/** The first word that names a place decides: 'volante central' is no defender. Null when no word does. */
export function preferredRole(words: string): PlayerPosition | null {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const word of plain.split(/[^\p{L}\p{N}]+/u)) {
    const role = roles.find((each) => beginnings[each].test(word));
    if (role) return role;
  }
  return null;
}
