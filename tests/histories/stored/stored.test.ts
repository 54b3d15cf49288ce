/** Random histories on a table; the first of two parts, which run side by side. */
import { test } from 'vitest';
import { isFullRun } from '#tests/support/full.ts';
import { requireCorrectHistories } from './stored-histories.ts';

const histories = isFullRun ? 800 : 20;

test(`${histories} random histories with publishers that overtake each other (first part): every document equals the reference of the rules, every page a rendering from scratch`, () =>
  requireCorrectHistories(histories, Number(process.env.TEST_SEED)));
