/**
 * A copy of the project as a federation has it, with its own account in infra/environments.ts, and with a fake `cdk`
 * that reports to the AWS stub its arguments, and those with which its assembly was synthesized.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '#infra/build/paths.ts';
import { type AwsStub, ownAccount } from './aws-stub.ts';

export const ownRegion = 'us-east-1';

const fakeCdkSource = `
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const valueOf = (flag) => args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined;
const { AWS_REGION } = process.env;
const [output, app] = [valueOf('--output'), valueOf('--app')];
if (output) writeFileSync(output + '/manifest.json', JSON.stringify(args));
const synthesizedWith = app ? JSON.parse(readFileSync(app + '/manifest.json', 'utf8')) : args;
const report = { args, synthesizedWith, AWS_REGION };
fetch(process.env.FAKE_CDK_ADDRESS + '/cdk', { method: 'POST', body: JSON.stringify(report) })
  .then((answer) => answer.json())
  .then(({ exitCode, outputs }) => {
    console.log('the fake cdk: ' + args.join(' '));
    const outputsFile = valueOf('--outputs-file');
    if (exitCode === 0 && outputsFile) writeFileSync(outputsFile, JSON.stringify(outputs));
    process.exit(exitCode);
  });
`;

interface TaskResult {
  readonly code: number | null;
  /** Everything the command wrote to stdout and stderr. */
  readonly said: string;
}

export interface Checkout {
  readonly dir: string;
  /** Runs `npm run <task> -- <args>` with credentials in the environment, without a terminal. */
  run(task: string, args: readonly string[], more?: RunOptions): Promise<TaskResult>;
  remove(): void;
}

interface RunOptions {
  /** Environment variables besides those of the AWS stub; undefined removes a variable. */
  readonly env?: Record<string, string | undefined>;
  readonly input?: string;
}

/** @param account the account in the copy's infra/environments.ts; null leaves the file as it is in the repository */
export function makeCheckout(aws: AwsStub, account: string | null = ownAccount): Checkout {
  const dir = mkdtempSync(join(tmpdir(), 'torneo-checkout-'));
  cpSync(join(rootDir, 'infra'), join(dir, 'infra'), { recursive: true });
  cpSync(join(rootDir, 'package.json'), join(dir, 'package.json'));
  // The copy has the same source hash, so that it finds the existing build.
  for (const name of ['functions', 'shared', 'web', 'package-lock.json', 'tsconfig.json', 'cdk.json', '.build'])
    symlinkSync(join(rootDir, name), join(dir, name));
  linkPackages(dir);
  if (account) writeOwnEnvironments(join(dir, 'infra', 'environments.ts'), account);
  return {
    dir,
    run: (task, args, options) => runTask(dir, aws, [task, ...args], options),
    remove: () => rmSync(dir, { recursive: true }),
  };
}

function linkPackages(dir: string): void {
  const packages = join(rootDir, 'node_modules');
  mkdirSync(join(dir, 'node_modules', 'aws-cdk', 'bin'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== 'aws-cdk') symlinkSync(join(packages, name), join(dir, 'node_modules', name));
  writeFileSync(join(dir, 'node_modules', 'aws-cdk', 'package.json'), '{}');
  writeFileSync(join(dir, 'node_modules', 'aws-cdk', 'bin', 'cdk'), fakeCdkSource);
}

function writeOwnEnvironments(file: string, account: string): void {
  const source = readFileSync(file, 'utf8');
  const own = source
    .replace(/account: '0{12}'/, `account: '${account}'`)
    .replace("region: 'sa-east-1'", `region: '${ownRegion}'`);
  writeFileSync(file, own);
}

async function runTask(
  cwd: string,
  aws: AwsStub,
  args: readonly string[],
  { env = {}, input = '' }: RunOptions = {},
): Promise<TaskResult> {
  const child = spawn(process.execPath, ['infra/launcher.cjs', ...args], {
    cwd,
    env: {
      ...withoutAwsVariables(process.env),
      ...aws.env,
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'example',
      AWS_CONFIG_FILE: devNull,
      AWS_SHARED_CREDENTIALS_FILE: devNull,
      AWS_EC2_METADATA_DISABLED: 'true',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  child.stdin.on('error', () => {}).end(input);
  const [code] = await once(child, 'close');
  return { code, said };
}

const withoutAwsVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('AWS_')));
