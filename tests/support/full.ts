/** Whether this is the full run (`npm run test:full`), and how many variants of a test `npm test` runs otherwise. */
export const isFullRun = process.env.FULL === '1';

/** All variants in the full run, otherwise only the one with the index `chosen`. */
export const oneVariantUnlessFullRun = <Way>(ways: readonly Way[], chosen: number): readonly Way[] =>
  isFullRun ? ways : ways.slice(chosen, chosen + 1);

/** Every nth item, beginning with the first; all items in the full run. */
export const everyNthUnlessFullRun = <One>(n: number, all: readonly One[]): readonly One[] =>
  isFullRun ? all : all.filter((_, index) => index % n === 0);

/**
 * The numbers of the rounds of a race test, and the time limit of all rounds together in milliseconds: the round without a
 * pause, and one that the seed chooses. In the full run each pause of `runRace` comes once: one round for every
 * millisecond of its longest pause.
 */
export const raceRoundNumbers: readonly number[] = isFullRun
  ? Array.from({ length: 40 }, (_, at) => at + 1)
  : [1, 2 + (Number(process.env.TEST_SEED) % 39)];
export const raceTimeoutMs = isFullRun ? 600_000 : 60_000;
