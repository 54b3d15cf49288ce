/** How many histories are played: 100, or 10,000 in the full run; one in fifty of them on the real table. */
import { isFull } from '#tests/support/full.ts';

const all = isFull ? 10_000 : 100;

export const storedHistories = all / 50;
export const composedHistories = all - storedHistories;
