/** How many histories (random sequences of actions) are tested. */
import { isFullRun } from '#tests/support/full.ts';

/** 300, or 10,000 in the full run; 2 % of them on a real table. */
const totalHistoryCount = isFullRun ? 10_000 : 300;

export const storedHistoryCount = totalHistoryCount / 50;
export const composedHistoryCount = totalHistoryCount - storedHistoryCount;

/**
 * Those whose records are published on a real table, in two parts: as many as HISTORIES says (`npm run test:histories`:
 * 10,000, an hour and a half on two cores), else some of them.
 */
export const publishedHistoryCount = Number(process.env.HISTORIES ?? (isFullRun ? 1600 : 40)) / 2;
