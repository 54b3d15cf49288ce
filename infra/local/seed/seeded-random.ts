/** Repeatable random numbers: the same seed always gives the same numbers, so that the demo data is always the same. */

/** Returns a random whole number from 0 up to, but not including, `below`. */
export type RandomBelow = (below: number) => number;

export function createSeededRandom(seed: number): RandomBelow {
  let state = Math.imul(seed + 1, 2_654_435_761);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A random element of the list; the greater its weight, the likelier it is chosen. */
export function pickWeighted<T>(next: RandomBelow, from: readonly T[], weightOf: (each: T) => number): T {
  let left = next(from.reduce((sum, each) => sum + weightOf(each), 0));
  const found = from.find((each) => {
    left -= weightOf(each);
    return left < 0;
  });
  if (found === undefined) throw new Error('The demo data has nobody to choose from.');
  return found;
}
