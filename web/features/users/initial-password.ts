/** Generates the initial password of a new user: strong, and easy to read out over the phone. */

const sets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const length = 12;

export function initialPassword(): string {
  const first = sets.map((set) => anyOf(set));
  const rest = Array.from({ length: length - first.length }, () => anyOf(sets.join('')));
  return shuffled([...first, ...rest]).join('');
}

const anyOf = (characters: string): string => characters.charAt(below(characters.length));

function shuffled(characters: readonly string[]): string[] {
  const rest = [...characters];
  return characters.flatMap(() => rest.splice(below(rest.length), 1));
}

/** A random whole number from 0 to end - 1. Retries values that would make small numbers more likely. */
function below(end: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const fair = Math.floor(2 ** 32 / end) * end;
  return drawn < fair ? drawn % end : below(end);
}
