/**
 * `npm run synth|deploy -- <environment> [options]`: runs the CDK for one environment; the CDK app builds Lambdas and
 * site first.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const [command = 'synth', environment, ...options] = process.argv.slice(2);
if (!environment || environment.startsWith('-')) {
  console.error(`Falta el entorno: npm run ${command} -- dev (o staging, o prod).`);
  process.exit(1);
}
const repositoryRoot = join(import.meta.dirname, '..', '..');
const { status, error } = spawnSync(
  process.execPath,
  [join(repositoryRoot, 'node_modules', 'aws-cdk', 'bin', 'cdk'), command, '-c', `env=${environment}`, ...options],
  { cwd: repositoryRoot, env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' }, stdio: 'inherit' },
);
if (error) console.error(error.message);
process.exitCode = status ?? 1;
