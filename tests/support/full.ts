/** How large this run of the tests is: `npm run test:full` plays all of what `npm test` plays a part of. */
export const isFull = process.env.FULL === '1';

/** All variants in the full run, else the chosen one; each file picks another. */
export const oneUnlessFull = <Way>(ways: readonly Way[], chosen: number): readonly Way[] =>
  isFull ? ways : ways.slice(chosen, chosen + 1);

/** Every nth, beginning with the first; all in the full run. */
export const everyNthUnlessFull = <One>(n: number, all: readonly One[]): readonly One[] =>
  isFull ? all : all.filter((_, index) => index % n === 0);

/** The rounds of a race, by number, and how long all of them may take together, in milliseconds. */
export const raceRounds: readonly number[] = Array.from({ length: isFull ? 100 : 2 }, (_, at) => at + 1);
export const raceTimeout = isFull ? 600_000 : 60_000;
