/** Runs the project's own CDK for one environment, in a child process that uses the terminal of this one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../../build/paths.ts';
import type { Environment } from '../../environments.ts';
import { TaskFailure } from './run-task.ts';

/**
 * Resolves once `cdk <args>` has succeeded; otherwise throws a TaskFailure with its exit code.
 *
 * @param context context values for the CDK app, besides the environment's name; an assembly (`--app <folder>`) has none
 */
export async function runCdk(
  environment: Environment,
  args: readonly string[],
  context: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const contextFlags = Object.entries({ env: environment.name, ...context }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(
    process.execPath,
    [join(rootDir, 'node_modules', 'aws-cdk', 'bin', 'cdk'), ...args, ...contextFlags],
    {
      cwd: rootDir,
      env: {
        ...process.env,
        CDK_DISABLE_CLI_TELEMETRY: 'true',
        AWS_REGION: environment.region,
        AWS_DEFAULT_REGION: environment.region,
      },
      stdio: 'inherit',
    },
  );
  // Ctrl-C must not end this process before the CDK: it still has to say what was left undone.
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, forward);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (code === 0) return;
    throw new TaskFailure(
      `cdk ${args[0]} terminó con ${signal ?? code}.`,
      signal ? 128 + constants.signals[signal] : (code ?? 1),
    );
  } finally {
    for (const signal of signals) process.off(signal, forward);
  }
}
