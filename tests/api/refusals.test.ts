/** How every route refuses bad requests; the routes come from the contract, so that none can be forgotten. */
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { handler as fallback } from '#functions/fallback/index.ts';
import { allRoutes } from '#shared/contract/index.ts';
import { problemKinds } from '#shared/contract/problem.ts';
import { type Method, pathParameters, type RouteKey, splitRouteKey } from '#shared/contract/route.ts';
import { callUntyped, edgeSecret, problemOf, startApi, type TestUserName } from '#tests/support/api.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { samples } from '#tests/support/samples.ts';

const paramsOfUnknownEntities = { id: 987654, teamId: 987654, groupId: 'ninguno' };
const sampleBodyOfRoute = (key: RouteKey): object | undefined => (samples as Record<string, object>)[key];
const contractRoutes = allRoutes.map(({ key, route }) => ({ key, route, ...splitRouteKey(key) }));
const filterContractRoutes = (condition: (row: (typeof contractRoutes)[number]) => boolean) =>
  contractRoutes.filter(condition);
/** Some of the routes, for refusals that the same middleware writes for all: permissions.test.ts asks who may call each. */
const someContractRoutes = (condition: (row: (typeof contractRoutes)[number]) => boolean, n = 4) =>
  everyNthUnlessFullRun(n, filterContractRoutes(condition));

/** Checks that a refusal is a problem document with the same Spanish sentence in every field that clients read. */
function expectProblem(
  answer: Awaited<ReturnType<typeof callUntyped>>,
  status: number,
  code: keyof typeof problemKinds,
) {
  expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status, code });
  const { detail, message, error, title } = problemOf(answer);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect({ message, error }).toEqual({ message: detail, error: detail });
  expect(title).toBe(problemKinds[code].title);
  expect(detail).not.toMatch(/\b(invalid|expected|required|must|should|error:|undefined|null)\b/i);
}

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
});

describe('without a token', () => {
  test.each(someContractRoutes(({ route }) => route.access !== 'public.read'))('$key answers 401', async ({ key }) => {
    expectProblem(
      await callUntyped(key, { params: paramsOfUnknownEntities, body: sampleBodyOfRoute(key) }),
      401,
      'unauthenticated',
    );
  });
});

describe.each([
  ['a bad token', 'Bearer no.es.valido'],
  ['a forged link to a sheet', `Sheet ${'A'.repeat(22)}`],
  ['a malformed link to a sheet', 'Sheet corto'],
])('with %s', (_kind, authorization) => {
  test.each(someContractRoutes(({ route }) => !route.ignoresToken, 8))('$key answers 401', async ({ key }) => {
    const headers = { authorization };
    expectProblem(
      await callUntyped(key, { params: paramsOfUnknownEntities, body: sampleBodyOfRoute(key), headers }),
      401,
      'invalid-token',
    );
  });
});

describe('with a role that is not enough', () => {
  const tooLow: Partial<Record<string, TestUserName>> = {
    'competition.manage': 'dt',
    'users.manage': 'dt',
    'canchas.manage': 'noRole',
    'team.manage': 'noRole',
  };
  test.each(someContractRoutes(({ route }) => route.access in tooLow))('$key answers 403', async ({ key, route }) => {
    const as = tooLow[route.access] ?? 'anonymous';
    expectProblem(await callUntyped(key, { as, params: paramsOfUnknownEntities, rawBody: '{' }), 403, 'forbidden');
  });
});

describe('with a bad body', () => {
  const fieldsOf = (key: RouteKey) => Object.keys(sampleBodyOfRoute(key) ?? {});
  const takingFields = filterContractRoutes(({ key, route }) => route.body !== undefined && fieldsOf(key).length > 0);
  const someTaking = someContractRoutes(({ route }) => route.body !== undefined);
  const send = (key: RouteKey, rawBody: string) =>
    callUntyped(key, { as: 'admin', params: { ...paramsOfUnknownEntities, id: 1 }, rawBody });

  test.each(someTaking)('$key: broken JSON is 400', async ({ key }) => {
    expectProblem(await send(key, '{"name": '), 400, 'malformed-json');
  });
  test.each(someTaking)('$key: another JSON type is 400', async ({ key }) => {
    for (const wrong of ['null', '[]', '"texto"', '7']) expectProblem(await send(key, wrong), 400, 'invalid');
  });
  test.each(takingFields)('$key: wrong types are 400 and name each field', async ({ key }) => {
    const fields = fieldsOf(key);
    const body = Object.fromEntries(fields.map((field) => [field, { de: 'otro tipo' }]));
    const answer = await send(key, JSON.stringify(body));
    expectProblem(answer, 400, 'invalid');
    // An error in a field that is an object names the part that is missing.
    expect(problemOf(answer).errors.map(({ path }) => path.split('.')[0])).toEqual(expect.arrayContaining(fields));
  });
  test.each(someTaking)('$key: an unknown field is 400 and named', async ({ key }) => {
    const answer = await send(key, JSON.stringify({ ...sampleBodyOfRoute(key), inventado: 1 }));
    expectProblem(answer, 400, 'invalid');
    expect(problemOf(answer).errors).toEqual([{ path: 'inventado', message: 'Es un campo desconocido' }]);
  });
  test.each([
    [50, 'a00: Es un campo desconocido'],
    [51, 'a00: Es un campo desconocido. Hay 50 errores en la lista y 1 más.'],
    [30_000, 'a00: Es un campo desconocido. Hay 50 errores en la lista y 29.950 más.'],
  ])('of %i errors in a body at most 50 are listed, and the detail counts the others', async (count, sentence) => {
    const names = Array.from({ length: count }, (_, at) => (12_960 + at).toString(36));
    const body = { teamIds: [], ...Object.fromEntries(names.map((name) => [name, 1])) };
    const answer = await send('PUT /tournaments/{id}/teams', JSON.stringify(body));
    expectProblem(answer, 400, 'invalid');
    expect(problemOf(answer).errors.map(({ path }) => path)).toEqual(names.slice(0, 50));
    expect(problemOf(answer).detail).toBe(sentence);
  });
  test.each(someTaking)('$key: 1 MB is 413', async ({ key }) => {
    expectProblem(await send(key, JSON.stringify({ name: 'x'.repeat(1024 * 1024) })), 413, 'too-large');
  });
  test.each(someTaking)('$key: a form instead of JSON is 415', async ({ key }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await callUntyped(key, {
      as: 'admin',
      params: { ...paramsOfUnknownEntities, id: 1 },
      rawBody: 'name=x',
      headers,
    });
    expectProblem(answer, 415, 'unsupported-media-type');
  });
});

describe('with an unknown id', () => {
  test.each(filterContractRoutes(({ path }) => path.includes('{')))('$key is 404', async ({ key }) => {
    expectProblem(
      await callUntyped(key, {
        as: 'admin',
        params: paramsOfUnknownEntities,
        query: { round: 'Fecha 99' },
        body: sampleBodyOfRoute(key),
        headers: { 'idempotency-key': 'una-clave' },
      }),
      404,
      'not-found',
    );
  });
  test.each(someContractRoutes(({ path }) => path.includes('{id}')))(
    '$key: an id that is no number is 400',
    async ({ key }) => {
      expectProblem(
        await callUntyped(key, {
          as: 'admin',
          params: { ...paramsOfUnknownEntities, id: 'uno' },
          body: sampleBodyOfRoute(key),
        }),
        400,
        'invalid',
      );
    },
  );
});

test('the route for the matches of a round answers 400 without a round in the query', async () => {
  for (const query of [undefined, { round: '' }]) {
    const answer = await callUntyped('GET /tournaments/{id}/fixture/matches', {
      params: { id: 1 },
      ...(query && { query }),
    });
    expectProblem(answer, 400, 'invalid');
    expect(problemOf(answer).errors.map(({ path }) => path)).toEqual(['round']);
  }
});

test('no path parameter takes free text, because API Gateway decodes a path before it finds the route', () => {
  const names = contractRoutes.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect([...new Set(names)].sort()).toEqual(['groupId', 'id', 'teamId']);
  for (const schema of Object.values(pathParameters)) expect(z.safeParse(schema, 'Fecha 1').success).toBe(false);
});

describe('with a stale version', () => {
  const editing = filterContractRoutes(
    ({ method, path, route }) =>
      method !== 'POST' && method !== 'GET' && path.includes('{id}') && !route.job && !route.versions,
  );
  test.each(editing)('$key is 412', async ({ key }) => {
    const headers = { 'if-match': '"99"' };
    const answer = await callUntyped(key, {
      as: 'admin',
      params: { id: 1, teamId: 1 },
      body: sampleBodyOfRoute(key),
      headers,
    });
    expectProblem(answer, 412, 'stale');
    expect(problemOf(answer).current).toMatchObject({ version: expect.any(Number) });
  });
});

describe('with another method', () => {
  const headers = { 'x-origin-verify': edgeSecret };
  const methods: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const everywhere = filterContractRoutes(({ route }) => !route.onlyIn);
  const send = (rawPath: string, method: Method) =>
    fallback({ rawPath, headers, requestContext: { http: { method } } } as never);

  test('a method that a path does not have is 405, and the answer lists the allowed ones', async () => {
    for (const path of new Set(everywhere.map((route) => route.path))) {
      const allowed = contractRoutes.filter((row) => matchesPath(row.path, path)).map(({ method }) => method);
      for (const method of methods.filter((candidate) => !allowed.includes(candidate))) {
        const answer = await send(`/api${path.replace(/\{\w+\}/g, '1')}`, method);
        expect(answer.statusCode, `${method} ${path}`).toBe(405);
        expect(String(answer.headers?.allow).split(', '), path).toEqual([...new Set(allowed)].sort());
      }
    }
  });
  test.each([
    ['local', 405],
    ['prod', 404],
  ])('a route that only the local host has is answered in %s with %i', async (name, status) => {
    vi.stubEnv('ENVIRONMENT_NAME', name);
    onTestFinished(() => void vi.unstubAllEnvs());
    const event = { rawPath: '/api/auth/test-users', headers, requestContext: { http: { method: 'POST' } } };
    expect((await fallback(event as never)).statusCode).toBe(status);
  });
  test('an unknown path is answered 404, and so is a known one that is followed by a slash', async () => {
    const paths = contractRoutes.map(({ path }) => `${path.replace(/\{\w+\}/g, '1')}/`);
    for (const path of ['/nada', ...new Set(paths)]) {
      const answer = await send(`/api${path}`, 'GET');
      expect(JSON.parse(answer.body ?? ''), path).toMatchObject({ status: 404, detail: 'Esa dirección no existe.' });
    }
  });

  /** Whether a template matches a path: `/matches/{id}` also matches `/matches/formatted`. */
  function matchesPath(template: string, path: string): boolean {
    const [a, b] = [template.split('/'), path.split('/')];
    return (
      a.length === b.length &&
      a.every((part, at) => part.startsWith('{') || part === (b[at]?.startsWith('{') ? '1' : b[at]))
    );
  }
});
