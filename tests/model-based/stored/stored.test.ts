/** Random histories on a table; the first of two parts, which run side by side. */
import { beforeAll, test } from 'vitest';
import { historiesOfEachPart } from '../number-of-histories.ts';
import { requireCorrectHistories, startHistories, timeoutOfHistories } from './stored-histories.ts';

beforeAll(startHistories);

test(
  `${historiesOfEachPart} random histories with publishers that overtake each other (first part): every document equals the reference of the rules, every page a rendering from scratch`,
  () => requireCorrectHistories(historiesOfEachPart, Number(process.env.TEST_SEED)),
  timeoutOfHistories,
);
