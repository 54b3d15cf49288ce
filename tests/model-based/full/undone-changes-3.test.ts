/** The third part of the histories of undone-changes.test.ts. */
import { test } from 'vitest';
import { requireUndoneHistories } from '../undo/undone-histories.ts';

const histories = 3300;

test(`${histories} random histories (third part): an undo gives the former state, or says why not and changes nothing`, () =>
  requireUndoneHistories(histories, Number(process.env.TEST_SEED) + 2));
