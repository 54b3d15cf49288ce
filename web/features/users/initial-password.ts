/** Generates the initial password of a new user: strong, and easy to read out over the phone. */

const passwordCharacterSets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const passwordLength = 12;

export function generateInitialPassword(): string {
  const first = passwordCharacterSets.map((set) => randomCharacterOf(set));
  const rest = Array.from({ length: passwordLength - first.length }, () =>
    randomCharacterOf(passwordCharacterSets.join('')),
  );
  return shuffleCharacters([...first, ...rest]).join('');
}

const randomCharacterOf = (characters: string): string => characters.charAt(randomIntegerBelow(characters.length));

function shuffleCharacters(characters: readonly string[]): string[] {
  const rest = [...characters];
  return characters.flatMap(() => rest.splice(randomIntegerBelow(rest.length), 1));
}

/**
 * A random whole number from 0 to `end` - 1, all equally likely: a value that would favour small numbers is redrawn.
 */
function randomIntegerBelow(end: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const fair = Math.floor(2 ** 32 / end) * end;
  return drawn < fair ? drawn % end : randomIntegerBelow(end);
}
