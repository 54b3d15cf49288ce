/**
 * The workflows of GitHub Actions: pinned actions, least permissions, and only npm scripts that exist; and Dependabot, which
 * renews what they and the project use.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: readonly string[];
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflowFiles = globSync('.github/workflows/*');
const read = (file: string): Workflow => parse(readFileSync(file, 'utf8'), { strict: true, uniqueKeys: true });
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const usesAws = ({ steps }: Job): boolean =>
  steps.some(({ uses }) => uses?.startsWith('aws-actions/configure-aws-credentials@'));
const positionOf = ({ steps }: Job, command: RegExp): number => steps.findIndex(({ run = '' }) => command.test(run));

/** The npm script that a step runs; undefined when it runs anything else. */
const scriptOf = (command: string): string | undefined =>
  /^npm (test$|run [\w:-]+)( -- [-\w${}. "]+)?$/.exec(command)?.[1]?.replace('run ', '');
const commandsOf = ({ jobs }: Workflow): string[] =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

test('the workflows are ci.yml, drift.yml and smoke.yml', () => {
  const names = workflowFiles.map((file) => file.replace('.github/workflows/', ''));
  expect(names.toSorted()).toEqual(['ci.yml', 'drift.yml', 'smoke.yml']);
});

describe.each(workflowFiles)('%s', (file) => {
  const { jobs, permissions, on } = read(file);

  test('pins every action to a full commit hash, with its version in a comment', () => {
    const lines = readFileSync(file, 'utf8').match(/^.*\buses:.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('lets a job request an OIDC token only if it signs in to AWS, and no job write to the repository', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      const expected = usesAws(job) ? { contents: 'read', 'id-token': 'write' } : undefined;
      expect({ name, permissions: job.permissions }).toEqual({ name, permissions: expected });
    }
    expect(Object.keys(on)).not.toContain('pull_request_target');
  });

  test('runs only npm scripts of the project, in jobs with a timeout, and reads no secret', () => {
    const unknown = commandsOf({ jobs, permissions, on }).filter((command) => !((scriptOf(command) ?? '') in scripts));
    expect(unknown).toEqual([]);
    expect(Object.entries(jobs).filter(([, job]) => !job['timeout-minutes'])).toEqual([]);
    expect(readFileSync(file, 'utf8')).not.toContain('secrets.');
  });

  test('gets its roles from variables of the repository', () => {
    for (const { steps } of Object.values(jobs).filter(usesAws)) {
      const signIn = steps.find(({ uses }) => uses?.startsWith('aws-actions/'));
      expect(signIn?.with?.['role-to-assume']).toMatch(/^\$\{\{ vars(\.AWS_DEPLOY_ROLE_ARN|\[matrix\.role\]) \}\}$/);
    }
  });
});

test('every script of a workflow is run by a test, with a stand-in for AWS', () => {
  const sources = globSync('tests/tasks/**/*.test.ts').map((path) => readFileSync(path, 'utf8'));
  // The scripts `check` and `test` run the tests themselves.
  const untested = workflowFiles
    .flatMap((file) => commandsOf(read(file)))
    .map((command) => scriptOf(command) ?? command)
    .filter((script) => !['check', 'test'].includes(script))
    .filter((script) => !sources.some((source) => source.includes(`run('${script}'`)));
  expect(untested).toEqual([]);
});

test('main is deployed to dev after all checks, and then to prod, an environment that needs an approval', () => {
  const { jobs } = read('.github/workflows/ci.yml');
  const [dev, prod] = [jobs['deploy-dev'], jobs['deploy-prod']];
  expect(dev).toMatchObject({ if: "github.event_name == 'push'", needs: ['check', 'test'], environment: 'dev' });
  expect(prod).toMatchObject({ needs: ['deploy-dev'], environment: 'prod' });
  for (const [name, job] of [['dev', dev] as const, ['prod', prod] as const]) {
    const deployed = positionOf(job as Job, new RegExp(`^npm run deploy -- ${name}$`));
    expect(deployed).toBeGreaterThan(0);
    expect(positionOf(job as Job, new RegExp(`^npm run smoke -- ${name}$`))).toBeGreaterThan(deployed);
  }
});

test('every hour prod is asked whether it works, whatever commit is deployed, without a role of AWS', () => {
  const { on, jobs } = read('.github/workflows/smoke.yml');
  expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }] });
  expect(Object.values(jobs).filter(usesAws)).toEqual([]);
  expect(jobs.prod?.steps.at(-1)).toEqual({
    run: 'npm run smoke -- prod --url "$SITE_URL" --api-url "$API_URL" --any-commit',
    env: {
      SITE_URL: expect.stringContaining(' vars.SITE_URL_PROD '),
      API_URL: expect.stringContaining(' vars.API_URL_PROD '),
    },
  });
});

test('Dependabot renews the packages and the actions, each month and in groups', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const monthly = { directory: '/', schedule: { interval: 'monthly' }, groups: expect.anything() };
  expect(updates).toMatchObject([
    { 'package-ecosystem': 'npm', ...monthly },
    { 'package-ecosystem': 'github-actions', ...monthly },
  ]);
});

test('pull requests from forks get no AWS role, and others only the read-only one', () => {
  const { jobs } = read('.github/workflows/ci.yml');
  const signingIn = Object.values(jobs).filter((job) => usesAws(job) && !job.needs);
  expect(signingIn).toHaveLength(1);
  expect(signingIn[0]?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(JSON.stringify(signingIn[0])).not.toMatch(/AWS_(DEPLOY|DRIFT)_ROLE_ARN/);
});
