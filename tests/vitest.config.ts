/** The test suites by what they need: nothing, a real database, the whole stack over HTTP, or a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { derivedModulesPlugin } from '../web/derived-modules.ts';
import { templatesFolderVariable } from './infra/synthesized.ts';
import { demoDataVariable } from './support/demo-data.ts';
import { isFullRun, whatFullRunAdds } from './support/full.ts';
import { recordingsFolderVariable } from './support/recording-files.ts';
import { putTemporaryFilesInMemory } from './support/temporary-files.ts';

/**
 * `npm test` draws the same cases each time, so that it says of the same commit the same; the full run draws new ones, and
 * prints their seed, which TEST_SEED repeats.
 */
if (!process.env.TEST_SEED) {
  process.env.TEST_SEED = isFullRun ? String(Date.now() % 2 ** 31) : '20261128';
  if (isFullRun) console.info(`TEST_SEED=${process.env.TEST_SEED}`);
}

// This file is read once for each suite.
if (isFullRun && !process.env[recordingsFolderVariable]) console.info(whatFullRunAdds);

putTemporaryFilesInMemory();

/**
 * Folders of this run: the permissions that Lambdas use, to compare them with the template's policies, the demo data,
 * and the synthesized templates.
 */
for (const variable of [recordingsFolderVariable, demoDataVariable, templatesFolderVariable]) {
  if (process.env[variable]) continue;
  const folder = mkdtempSync(join(tmpdir(), 'torneo-run-'));
  process.env[variable] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const root = fileURLToPath(new URL('..', import.meta.url));
/** The folder `full` of a suite runs in `npm run test:full` only. */
const fullRunOnlyPatterns = isFullRun ? [] : ['tests/*/full/**'];
/**
 * Suites with the same needs are one Vitest project, because its files share a few processes: starting one and loading the
 * libraries takes longer than most test files.
 */
const projectConfig = (name: string, suites: readonly string[], more: object = {}) => ({
  root,
  // The same for all projects: vitest keeps transformed modules on disk for all of them, whatever each one's option is.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  test: {
    name,
    include: suites.map((suite) => `tests/${suite}/**/*.test.{ts,tsx}`),
    exclude: [...configDefaults.exclude, ...fullRunOnlyPatterns],
    setupFiles: ['tests/support/seed.ts'],
    // Four times Node's own size in MB: with more room for new objects garbage is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...more,
  },
});
/** The first global setup, so that its teardown is the last one and compares everything that was recorded. */
const comparison = 'tests/support/compare-recorded-permissions.ts';
const build = 'tests/support/build.ts';
const sharedApps = 'tests/support/browser-apps.ts';
/** React as people get it; its development build takes several times as long. */
const env = { NODE_ENV: 'production' };

export default defineConfig({
  root,
  test: {
    silent: 'passed-only',
    // Tests wait for I/O part of the time, so three workers suit two cores; a fourth would only slow the others down.
    maxWorkers: 3,
    projects: [
      projectConfig('plain', ['domain', 'views', 'architecture']),
      {
        ...projectConfig('screens', ['screens'], {
          environment: 'happy-dom',
          env,
          setupFiles: ['tests/support/seed.ts', 'tests/screens/each-test.ts'],
        }),
        plugins: [derivedModulesPlugin],
      },
      projectConfig('infra', ['infra', 'local', 'tasks'], { globalSetup: [comparison, build], testTimeout: 120_000 }),
      projectConfig('lambdas', ['api', 'model-based'], {
        env,
        setupFiles: [
          'tests/support/seed.ts',
          'tests/support/new-execution-environment.ts',
          'tests/support/clean-console.ts',
        ],
        globalSetup: [comparison, 'tests/support/services.ts'],
        // Histories of the full run take minutes.
        testTimeout: isFullRun ? 1_200_000 : 300_000,
      }),
      // The files of one process also share a browser. Timeouts are generous, because on a busy machine a browser may get
      // no processor for many seconds.
      projectConfig('application', ['stories', 'visitor', 'browser'], {
        globalSetup: [comparison, 'tests/support/chromium.ts', build, sharedApps],
        testTimeout: isFullRun ? 600_000 : 180_000,
        expect: { poll: { timeout: 30_000 } },
      }),
      ...(isFullRun
        ? [
            projectConfig('engines', ['engines'], {
              isolate: true,
              globalSetup: [comparison, 'tests/engines/chosen-engines.ts', build, sharedApps],
              testTimeout: 600_000,
              hookTimeout: 600_000,
            }),
          ]
        : []),
    ],
  },
});
