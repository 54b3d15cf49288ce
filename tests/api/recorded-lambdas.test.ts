/** Tests that run a Lambda in their own process record its permissions, which are compared after the suite. */
import { beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/api-fixtures.ts';
import { readAllRecordedPermissions, recordingsFolderVariable } from '#tests/support/recording-files.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

test('what Lambdas called is recorded under their names, and what the test itself called is not', async () => {
  await createTeam('Deportivo Ombú');
  await call('GET /teams');
  await publishChanges();
  const recorded = readAllRecordedPermissions(process.env[recordingsFolderVariable] ?? '');
  expect(recorded).toContainEqual({
    caller: 'teams',
    action: 'dynamodb:PutItem',
    resource: 'table',
    key: 'ALL#TEAM',
  });
  expect(recorded).toContainEqual({ caller: 'teams', action: 'dynamodb:Query', resource: 'table', key: 'ALL#TEAM' });
  expect(recorded.map(({ caller }) => caller)).toContain('publisher');
  expect(recorded.map(({ caller }) => caller)).not.toContain('local');
});
