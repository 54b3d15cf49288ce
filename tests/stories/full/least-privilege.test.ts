/**
 * Least privilege: the Lambdas of the running application use every permission that their roles grant, and no other.
 * What they use is recorded from the requests that they send to the table, the user pool and the buckets.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { synthesizeStack } from '#tests/infra/synthesized.ts';
import { callEveryRoute } from '#tests/support/call-every-route.ts';
import { type Grant, withoutGrant } from '#tests/support/iam-policies.ts';
import type { RecordedPermission } from '#tests/support/permissions-of-request.ts';
import { missingPermissions, unusedGrants, usedGrants } from '#tests/support/recorded-permissions.ts';
import { readRecordedPermissions } from '#tests/support/recording-files.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { unrecordedGrants } from '#tests/support/unrecorded-grants.ts';

const folder = mkdtempSync(join(tmpdir(), 'torneo-calls-'));
const { template } = await synthesizeStack('prod');
let app: RunningApp;
let calledRoutes: ReadonlySet<string>;
let recorded: RecordedPermission[];

beforeAll(async () => {
  const recordedPermissionsFile = join(folder, 'permissions.jsonl');
  app = await startApp({ recordedPermissionsFile });
  calledRoutes = await callEveryRoute(app, recordedPermissionsFile);
  await app.stop();
  recorded = readRecordedPermissions(recordedPermissionsFile);
}, 300_000);
afterAll(async () => {
  await app?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const formatGrant = ({ lambda, action, resource }: Grant): string => `${lambda} ${action} on ${resource}`;
const explainedGrants = () =>
  unrecordedGrants.flatMap(({ lambdas, actions, resource }) =>
    lambdas.flatMap((lambda) => actions.map((action) => formatGrant({ lambda, action, resource }))),
  );

test('every route of the contract was called', () => {
  expect(allRoutes.map(({ key }) => key).filter((key) => !calledRoutes.has(key))).toEqual([]);
});

test('every recorded permission is granted by the policies of its Lambda', () => {
  expect(recorded.length).toBeGreaterThan(100);
  expect(missingPermissions(template, recorded)).toEqual([]);
});

test('every grant was used, or is in the list of unrecorded grants with the reason', () => {
  expect(unusedGrants(template, recorded).map(formatGrant).sort()).toEqual(explainedGrants().sort());
});

test('if any used grant is removed, the comparison names a missing permission of its Lambda', () => {
  const used = usedGrants(template, recorded);
  expect(used.length).toBeGreaterThan(100);
  for (const grant of used) {
    const missing = missingPermissions(withoutGrant(template, grant), recorded);
    expect(missing, formatGrant(grant)).not.toEqual([]);
    for (const permission of missing) expect(permission).toMatch(new RegExp(`^${grant.lambda} ${grant.action} `));
  }
});

test('the record holds no id, address or name', () => {
  for (const { resource, key = '' } of recorded) {
    expect(resource).toMatch(
      /^(table|table\/index\/\w+|user-pool|files|files\/(uploads|logos)\/|site|site\/paginas\/)$/,
    );
    expect(key).toMatch(/^(ALL#[A-Z]+|[A-Z]+#?)?$/);
  }
});
