/** Runs one of the template's Lambdas that no request reaches, on the services of a running application. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RouteCalls } from './route-calls.ts';
import { recordingArguments } from './running-app.ts';

const program = fileURLToPath(new URL('./invoke-lambda-program.ts', import.meta.url));

/** Starts a process that runs the Lambda and records the permissions that it uses. Rejects when the Lambda throws. */
export async function invokeLambda(
  { app, recordedPermissionsFile }: RouteCalls,
  name: string,
  event: object,
): Promise<void> {
  const given = [app.dataDir, name, JSON.stringify(event)];
  await promisify(execFile)(process.execPath, [...recordingArguments(recordedPermissionsFile), program, ...given]);
}
