/**
 * Global setup whose teardown fails the test run if a Lambda made a call that AWS would refuse. Every running
 * application records its calls, and so does every test that runs a Lambda in its own process.
 */
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { missingPermissions } from './recorded-permissions.ts';
import { readAllRecordedPermissions, recordingsFolderVariable } from './recording-files.ts';

export default function compareAfterTests(): () => void {
  return () => {
    const recorded = readAllRecordedPermissions(process.env[recordingsFolderVariable] ?? '');
    if (recorded.length === 0) return;
    const missing = missingPermissions(readLocalTemplate(), recorded);
    if (missing.length > 0) {
      throw new Error(`AWS would refuse calls that Lambdas made in tests:\n${missing.join('\n')}`);
    }
  };
}
