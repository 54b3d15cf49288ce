/** How many histories (random sequences of actions) are tested: 300, or 10,000 in the full run; 2 % on a real table. */
import { isFullRun } from '#tests/support/full.ts';

const totalHistoryCount = isFullRun ? 10_000 : 300;

export const storedHistoryCount = totalHistoryCount / 50;
export const composedHistoryCount = totalHistoryCount - storedHistoryCount;
/**
 * Each ends with an undo, after those before it of the same match. All of them run on a real table, where a save and an
 * undo together take about 50 ms of a processor: a quarter of the histories takes two minutes; all would take eight.
 */
export const undoneHistoryCount = isFullRun ? totalHistoryCount / 4 : 100;
