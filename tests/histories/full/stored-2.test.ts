/** The second part of the histories of stored.test.ts. */
import { test } from 'vitest';
import { requireCorrectHistories } from '../stored/stored-histories.ts';

const histories = 800;

test(`${histories} random histories with publishers that overtake each other (second part): every document equals the reference of the rules, every page a rendering from scratch`, () =>
  requireCorrectHistories(histories, Number(process.env.TEST_SEED) + 1));
