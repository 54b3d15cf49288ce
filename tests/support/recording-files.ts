/** The files in which the permissions that Lambdas use are recorded while tests run. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedPermission } from './permissions-of-request.ts';

/** The environment variable with the folder in which a test run keeps what it records; a global setup sets it. */
export const recordingsFolderVariable = 'RECORDED_PERMISSIONS_DIR';

/** A new file in the folder of the test run; '', with which nothing is recorded, if there is no such folder. */
export function newRecordingFile(): string {
  const folder = process.env[recordingsFolderVariable];
  return folder ? join(folder, `${randomUUID()}.jsonl`) : '';
}

export function readRecordedPermissions(file: string): RecordedPermission[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedPermission);
}

export const readAllRecordedPermissions = (folder: string): RecordedPermission[] =>
  readdirSync(folder).flatMap((name) => readRecordedPermissions(join(folder, name)));
