/** Random tests are repeatable: the seed is printed with a failure and can be given back as TEST_SEED. */
import fc from 'fast-check';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);
fc.configureGlobal({ seed, endOnFailure: true });
