/** How many histories (random sequences of actions) are tested: a few dozen, and thousands in the full run. */
import { isFullRun } from '#tests/support/full.ts';

/** Histories without publishers, composed in memory or stored in a table. */
export const composedHistoryCount = isFullRun ? 3000 : 60;
export const storedHistoryCount = isFullRun ? 60 : 3;

/**
 * Histories on a real table whose changes are published by publishers that overtake each other: as many as HISTORIES says
 * (`npm run test:histories`: 10,000, an hour and a half on two cores), else 200 in the full run; of 8 otherwise,
 * `npm test` plays the first half.
 */
const historiesWithPublishers = Number(process.env.HISTORIES ?? (isFullRun ? 200 : 8));
/** How many of them each of the two test files plays; the second is played in the full run alone. */
export const historiesOfEachPart = historiesWithPublishers / 2;

/** How many histories of one federation follow each other, each on what the one before it has left. */
export const historiesOfFederation = isFullRun ? 10 : 4;
