/** The second part of the histories of stored.test.ts. */
import { beforeAll, test } from 'vitest';
import { historiesOfEachPart } from '../number-of-histories.ts';
import { requireCorrectHistories, startHistories, timeoutOfHistories } from '../stored/stored-histories.ts';

beforeAll(startHistories);

test(
  `${historiesOfEachPart} random histories with publishers that overtake each other (second part): every document equals the reference of the rules, every page a rendering from scratch`,
  () => requireCorrectHistories(historiesOfEachPart, Number(process.env.TEST_SEED) + 1),
  timeoutOfHistories,
);
