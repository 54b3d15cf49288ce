/** The document describes every route, and its examples are what it says. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { partsOf } from '#shared/contract/route.ts';
import { call, startApi } from '#tests/support/api.ts';
import { differences, document, paths } from '#tests/support/openapi.ts';

beforeAll(startApi);

const operations = allRoutes
  .filter(({ route }) => !route.onlyIn)
  .map(({ key, route }) => {
    const { method, path } = partsOf(key);
    return { key, route, operation: paths[path]?.[method.toLowerCase()] };
  });

test('the API answers its own document', async () => {
  const { status, body, headers } = await call('GET /openapi.json');
  expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('s-maxage=5')]);
  expect(body).toEqual(JSON.parse(JSON.stringify(document)));
});

describe.each(operations)('$key', ({ route, operation }) => {
  test('is described with its access, answers and refusals', () => {
    expect(operation).toMatchObject({ summary: route.summary, 'x-access': route.access });
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining([String(route.status), '401']));
  });

  test('has examples that are as it says', () => {
    const media = [
      ...Object.values(operation?.requestBody?.content ?? {}),
      ...Object.values(operation?.responses[route.status]?.content ?? {}),
    ];
    expect(media.length > 0).toBe(Boolean(route.body ?? route.response));
    for (const { schema, example } of media) expect(differences(schema, example)).toBeNull();
  });
});

test('what only one machine has is not described', () => {
  expect(Object.keys(paths)).not.toContain('/auth/test-users');
});
