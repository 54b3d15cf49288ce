/** How many histories are tested: 100, or 10,000 in the full run; one in fifty of them through a real table. */
import { isFull } from '#tests/support/full.ts';

const allHistories = isFull ? 10_000 : 100;

export const storedHistories = allHistories / 50;
export const composedHistories = allHistories - storedHistories;
