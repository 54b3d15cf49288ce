/** How many histories (random sequences of actions) are tested: 300, or 10,000 in the full run; 2 % on a real table. */
import { isFullRun } from '#tests/support/full.ts';

const totalHistoryCount = isFullRun ? 10_000 : 300;

export const storedHistoryCount = totalHistoryCount / 50;
export const composedHistoryCount = totalHistoryCount - storedHistoryCount;
