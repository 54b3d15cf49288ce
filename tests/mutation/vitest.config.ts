/** Runs only the tests of the domain rules for mutation testing, with a fixed seed, so that runs can be compared. */
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

process.env.TEST_SEED ??= '1';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/domain/**/*.test.ts'],
    // The folder of the planner is not changed, and its random problems would take most of the time of each run.
    exclude: [...configDefaults.exclude, 'tests/domain/full/**', 'tests/domain/fixture-judge/**'],
    setupFiles: ['tests/support/seed.ts'],
    testTimeout: 60_000,
  },
});
