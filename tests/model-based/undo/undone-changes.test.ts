/** Undos of random saves; the first of three parts, which run side by side. */
import { test } from 'vitest';
import { isFullRun } from '#tests/support/full.ts';
import { requireUndoneHistories } from './undone-histories.ts';

const histories = isFullRun ? 3400 : 30;

test(`${histories} random histories (first part): an undo gives the former state, or says why not and changes nothing`, () =>
  requireUndoneHistories(histories, Number(process.env.TEST_SEED)));
