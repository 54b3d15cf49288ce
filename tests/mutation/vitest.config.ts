/**
 * The tests of the rules alone, for mutation testing: always the same random ones, so that two runs can be compared.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

process.env.TEST_SEED ??= '1';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/domain/**/*.test.ts'], setupFiles: ['tests/support/seed.ts'], testTimeout: 60_000 },
});
