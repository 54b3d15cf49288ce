/** Who may call what: every route of the contract for every kind of caller. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { ProblemCode } from '#shared/contract/problem.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { call, callUntyped, problemOf, startApi, type TestUserName } from '#tests/support/api.ts';
import { expectOk } from '#tests/support/api-fixtures.ts';
import { isFullRun } from '#tests/support/full.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { samples } from '#tests/support/samples.ts';
import { publishChanges } from '#tests/support/stream.ts';
import { createSignedInUser } from '#tests/support/users.ts';

const signedInUsers: readonly TestUserName[] = ['noRole', 'planillero', 'dt', 'otherDt', 'admin'];
const everybody: readonly TestUserName[] = ['anonymous', ...signedInUsers];
const callers: readonly TestUserName[] = [...everybody, 'sheetLink'];
/** Who has no account, an account and a link: a route that is open to all asks for nothing else. */
const oneOfEachKind: readonly TestUserName[] = ['anonymous', 'dt', 'sheetLink'];
/** For routes that no coach may call: one coach stands for all, as their teams make no difference. */
const callersWithOneCoach = callers.filter((who) => who !== 'otherDt');
const coachesAndAdmin: readonly TestUserName[] = ['dt', 'otherDt', 'admin'];

/**
 * Who may call a route: the users beside the first pattern that matches it. Routes of a team are called for team 1, the
 * team of `dt`, those of a match for match 1, in which the teams of `dt` and `otherDt` meet, whose sheet `planillero` keeps and `sheetLink` opens.
 */
const permissionTable: readonly (readonly [RegExp, readonly TestUserName[]])[] = [
  [/^POST \/auth\/(logout|login|refresh|password\/forgot|password\/reset)$/, callers],
  [/^GET \/auth\/test-users$/, callers],
  [/^(GET \/auth\/users\/current|POST \/auth\/password\/change)$/, signedInUsers],
  [/ \/auth\//, ['admin']],
  [/^GET \/players\/pending$/, ['admin']],
  [/^GET \/(players|teamstaff)\b/, signedInUsers],
  [/^GET \/matches\/(sheets|postponed(\/slots)?)$/, ['admin']],
  [/^GET \/(matches|tournaments)\/\{id\}\/changes(\/groups)?$/, ['admin']],
  [/^GET \/matches\/sheets\/own$/, signedInUsers],
  [/^(GET \/matches\/\{id\}\/sheet|POST \/matches\/\{id\}\/sheet\/operations)$/, ['planillero', 'admin', 'sheetLink']],
  [/^GET \/matches\/\{id\}\/report$/, ['planillero', 'dt', 'otherDt', 'admin']],
  [/^GET \/(matches|tournaments)\/\{id\}\/eligibility$/, coachesAndAdmin],
  [/^GET \/sanctions$/, coachesAndAdmin],
  [/^GET \/tournaments\/(\{id\}\/)?cases$/, ['admin']],
  [/^GET \//, callers],
  [/^(POST|PUT|DELETE) \/canchas\b/, coachesAndAdmin],
  [/^POST \/upload\/logo\b/, coachesAndAdmin],
  [/^(POST|PUT|DELETE) \/(players|teamstaff)\b/, ['dt', 'admin']],
  [/^PUT \/matches\/\{id\}\/lineup\//, ['dt', 'admin']],
  [/^(PUT \/teams\/\{id\}(\/lineup)?|(POST|DELETE) \/teams\/\{id\}\/logo\b.*)$/, ['dt', 'admin']],
  [/./, ['admin']],
];
const allowedCallersOfRoute = (key: RouteKey): readonly TestUserName[] =>
  permissionTable.find(([routes]) => routes.test(key))?.[1] ?? [];

const permissionErrorCodes = new Set<ProblemCode>(['unauthenticated', 'forbidden']);

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
  const { id } = expectOk(await call('GET /auth/users/current', { as: 'planillero' }));
  // Not in the past, so that the link has not expired.
  const matchDate = new Date().toISOString().slice(0, 10);
  const body = { ...samples['PUT /matches/{id}'], matchDate, sheetUserIds: [id] };
  expectOk(await call('PUT /matches/{id}', { as: 'admin', params: { id: 1 }, body }));
  await publishChanges();
});

/**
 * A permitted call names an entity that does not exist, so that it changes nothing, except where the entity must be the
 * team of the caller.
 */
function pathParamsFor(key: RouteKey, may: boolean) {
  const isThere = !may || key === 'PUT /teams/{id}' || key.startsWith('GET ');
  return { id: isThere ? 1 : 987654, teamId: 1, groupId: 'ninguno' };
}

const refusals: Partial<Record<TestUserName | 'user', object>> = {
  anonymous: { status: 401, code: 'unauthenticated' },
  user: { status: 403, code: 'forbidden' },
};

test.each(allRoutes)('$key is open to whom the table allows it, and closed to all others', async ({ key }) => {
  const allowed = allowedCallersOfRoute(key);
  const callersOfRoute = allowed.includes('dt') ? callers : callersWithOneCoach;
  const fewerCallers = allowed === callers ? oneOfEachKind : callersOfRoute;
  const sample = (samples as Record<string, object>)[key];
  // All test files share one user pool: this email address is registered by no other file.
  const email = `permisos.${process.env.TABLE_NAME}@test.ar`;
  const body = key === 'POST /auth/register' ? { ...sample, email } : sample;
  for (const who of isFullRun ? callers : fewerCallers) {
    const may = allowed.includes(who);
    const query = { round: 'Fecha 1' };
    const answer = await callUntyped(key, { as: who, params: pathParamsFor(key, may), ...(may && { query }), body });
    const { status } = answer;
    const code = problemOf(answer)?.code;
    if (!may) expect({ status, code }, who).toEqual(refusals[who] ?? refusals.user);
    else {
      expect(permissionErrorCodes.has(code), who).toBe(false);
      expect(status, who).toBeLessThan(500);
      if (key.includes('/sheet')) expect(status, who).not.toBe(401);
    }
  }
});

describe('the order of refusals', () => {
  const refused = (who: TestUserName, id: unknown, rawBody: string, headers = {}) =>
    callUntyped('PUT /teams/{id}', { as: who, params: { id: id as number }, rawBody, headers }).then(
      ({ status }) => status,
    );
  const good = JSON.stringify(samples['PUT /teams/{id}']);
  const stale = { 'if-match': '"99"' };

  test('is 401, 403 for the role, 400, 404, 403 for the team, 412', async () => {
    expect(await refused('anonymous', 987654, '{')).toBe(401);
    expect(await refused('noRole', 987654, '{')).toBe(403);
    expect(await refused('otherDt', 987654, '{')).toBe(400);
    expect(await refused('otherDt', 987654, good)).toBe(404);
    expect(await refused('otherDt', 1, good, stale)).toBe(403);
    expect(await refused('dt', 1, good, stale)).toBe(412);
    expect(await refused('dt', 1, good)).toBe(200);
  });
});

test('a refused request leaves the team as it was', async () => {
  const before = await call('GET /teams/{id}', { params: { id: 1 } });
  const body = { ...samples['PUT /teams/{id}'], name: 'Robado' };
  expect((await call('PUT /teams/{id}', { as: 'otherDt', params: { id: 1 }, body })).status).toBe(403);
  expect((await call('DELETE /teams/{id}', { as: 'dt', params: { id: 1 } })).status).toBe(403);
  expect((await call('GET /teams/{id}', { params: { id: 1 } })).body).toEqual(before.body);
});

test('a coach without a team, or of a team that does not exist, cannot change a team', async () => {
  for (const teamId of [0, 987654]) {
    const { headers } = await createSignedInUser({ roles: ['DT'], teamId });
    const answer = await call('PUT /teams/{id}', { headers, params: { id: 1 }, body: samples['PUT /teams/{id}'] });
    expect(answer.status).toBe(403);
  }
});

test('a coach who is also an administrator may change every team', async () => {
  const { headers } = await createSignedInUser({ roles: ['DT', 'Admin'], teamId: 1 });
  const answer = await call('PUT /teams/{id}', { headers, params: { id: 2 }, body: samples['PUT /teams/{id}'] });
  expect(answer.status).toBe(200);
});
