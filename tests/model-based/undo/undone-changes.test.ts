/** Undos of random saves. */
import { test } from 'vitest';
import { isFullRun } from '#tests/support/full.ts';
import { requireUndoneHistories } from './undone-histories.ts';

const histories = isFullRun ? 600 : 10;

test(`${histories} random histories: an undo gives the former state, or says why not and changes nothing`, () =>
  requireUndoneHistories(histories, Number(process.env.TEST_SEED)));
