/** Runs only the tests of the domain rules for mutation testing, with a fixed seed, so that runs can be compared. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

process.env.TEST_SEED ??= '1';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/domain/**/*.test.ts'], setupFiles: ['tests/support/seed.ts'], testTimeout: 60_000 },
});
