/** Gives property-based tests the random seed of the run, TEST_SEED. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED), endOnFailure: true });
