/** How many histories are played: 300, or 10,000 with FULL=1; one in twenty of them on the real table, in FULL one in fifty. */
import { isFull } from '#tests/support/full.ts';

const all = isFull ? 10_000 : 300;

export const storedHistories = all / (isFull ? 50 : 20);
export const composedHistories = all - storedHistories;
