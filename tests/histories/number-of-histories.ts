/** How many histories (random sequences of actions) are tested. */
import { isFullRun } from '#tests/support/full.ts';

/** Histories without publishers: 300, or 10,000 in the full run; 2 % of them on a real table, the others in memory. */
const totalHistoryCount = isFullRun ? 10_000 : 300;

export const storedHistoryCount = totalHistoryCount / 50;
export const composedHistoryCount = totalHistoryCount - storedHistoryCount;

/**
 * Histories on a real table whose changes are published by publishers that overtake each other: as many as HISTORIES says
 * (`npm run test:histories`: 10,000, an hour and a half on two cores), else 1,600 in the full run; of 40 otherwise,
 * `npm test` plays the first half.
 */
const historiesWithPublishers = Number(process.env.HISTORIES ?? (isFullRun ? 1600 : 40));
/** How many of them each of the two test files plays; the second is played in the full run alone. */
export const historiesOfEachPart = historiesWithPublishers / 2;
