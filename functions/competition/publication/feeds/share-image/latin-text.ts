/**
 * Writes texts with the letters that the pictures' face has: Greek and Cyrillic ones as Latin, others, and emoji, not at
 * all, because the face would draw a box for each.
 */

const greek = 'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o';
const cyrillic =
  'а a б b в v г g д d е e ё e ж zh з z и i й i і i ї i к k л l м m н n о o п p р r с s т t у u ф f х j ц ts ч ch ш sh щ sch ъ  ы y ь  э e ю yu я ya є ie ґ g ђ dj ј j љ lj њ nj ћ c џ dz ў u';

/** The Latin letters for each small one. */
const latinLetters = new Map(
  [greek, cyrillic].flatMap((pairs) =>
    [...pairs.matchAll(/(\S) ([a-z]*)(?: |$)/gu)].map(([, letter = '', latin = '']) => [letter, latin] as const),
  ),
);

/** Letters, digits and signs of Latin scripts, which the face has. */
const drawn = /[\u{20}-\u{7e}\u{a0}-\u{24f}\u{1e00}-\u{1eff}\u{2010}-\u{2027}\u{2039}\u{203a}\u{20ac}]/u;

export const latinText = (text: string): string => [...text.normalize('NFC')].map(latinCharacter).join('');

function latinCharacter(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (drawn.test(character) && character !== 'µ') return character;
  const small = character.toLowerCase();
  // A letter without its accent is a letter, too.
  const latin = latinLetters.get(small) ?? latinLetters.get(small.normalize('NFD').charAt(0)) ?? '';
  return small === character ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}
