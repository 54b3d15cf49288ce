/** The OpenAPI document describes every route, and its examples match its schemas. */
import { beforeAll, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { problemKinds } from '#shared/contract/problem.ts';
import { splitRouteKey } from '#shared/contract/route.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  apiComponents,
  apiDocument,
  apiPaths,
  findSchemaErrors,
  resolveReference,
  type Schema,
} from '#tests/support/openapi.ts';
import packageJson from '../../package.json' with { type: 'json' };

beforeAll(startApi);

const documentedOperations = allRoutes
  .filter(({ route }) => !route.onlyIn)
  .map(({ key, route }) => {
    const { method, path } = splitRouteKey(key);
    return { key, route, operation: apiPaths[path]?.[method.toLowerCase()] };
  });

test('GET /openapi.json returns the OpenAPI document', async () => {
  const { status, body, headers } = await call('GET /openapi.json');
  expect({ status, headers: headers['cache-control'] }).toEqual({
    status: 200,
    headers: expect.stringContaining('s-maxage=5'),
  });
  expect(body).toEqual(JSON.parse(JSON.stringify(apiDocument)));
});

test.each(documentedOperations)(
  '$key is described with its access, answers and refusals, and its bodies by a named component or a list of one',
  ({ route, operation }) => {
    expect(operation).toMatchObject({ summary: route.summary, 'x-access': route.access });
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining([String(route.status), '401']));
    const media = [
      ...Object.values(operation?.requestBody?.content ?? {}),
      ...Object.values(operation?.responses[route.status]?.content ?? {}),
    ];
    expect(media.length > 0).toBe(Boolean(route.body ?? route.response));
    for (const { schema } of media) {
      const named = schema.type === 'array' ? schema.items : schema;
      expect(named).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w*$/) });
      expect(apiComponents.schemas[nameOfReferencedSchema(named)]?.examples).toHaveLength(1);
    }
  },
);

const nameOfReferencedSchema = (schema: Schema | undefined): string => schema?.$ref?.split('/').at(-1) ?? '';

test('local-only routes are not documented', () => {
  expect(Object.keys(apiPaths)).not.toContain('/auth/test-users');
});

test('every operation has an identifier of its own', () => {
  const ids = documentedOperations.map(({ operation }) => operation?.operationId);
  expect(ids.filter((id) => !/^[a-z][a-zA-Z]*$/.test(id ?? ''))).toEqual([]);
  expect(new Set(ids).size).toBe(documentedOperations.length);
  expect(apiPaths['/matches/{id}/score']?.patch?.operationId).toBe('recordMatchScore');
});

test('a list with pages documents the Link header, which holds the address of the next page', () => {
  expect(apiPaths['/teams']?.get?.responses[200]?.headers).toHaveProperty('Link');
  expect(apiPaths['/teams/{id}']?.get?.responses[200]?.headers).not.toHaveProperty('Link');
});

test('exactly the query parameters that a route cannot do without are described as required', () => {
  const required = Object.values(apiComponents.parameters)
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => name);
  expect(required).toEqual(['round']);
});

test('the licence is that of package.json', () => {
  expect(apiDocument.info).toMatchObject({ license: { identifier: packageJson.license } });
});

test('every reference leads to a component, and every component is referred to', () => {
  const references = new Set(JSON.stringify(apiDocument).match(/(?<="\$ref":")[^"]+/g));
  expect([...references].filter((reference) => !resolveReference(reference))).toEqual([]);
  const { schemas, parameters, responses, headers } = apiComponents;
  const written = Object.entries({ schemas, parameters, responses, headers }).flatMap(([section, named]) =>
    Object.keys(named).map((name) => `#/components/${section}/${name}`),
  );
  expect(written.filter((reference) => !references.has(reference))).toEqual([]);
});

test('no schema of an object with several fields is written twice', () => {
  const written = new Map<string, string[]>();
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { examples: _, ...schema } = value as Schema;
    if (Object.keys(schema.properties ?? {}).length > 1) {
      const text = JSON.stringify(schema);
      written.set(text, [...(written.get(text) ?? []), at]);
    }
    for (const [name, part] of Object.entries(value)) look(part, `${at}/${name}`);
  };
  look(apiDocument, '#');
  expect([...written.values()].filter((places) => places.length > 1)).toEqual([]);
  expect(written.size).toBeGreaterThan(50);
});

test('every example matches its schema', () => {
  const withExamples = Object.entries(apiComponents.schemas).filter(([, { examples }]) => examples);
  expect(withExamples.length).toBeGreaterThan(50);
  for (const [name, { examples = [] }] of withExamples)
    for (const example of examples)
      expect(findSchemaErrors({ $ref: `#/components/schemas/${name}` }, example), name).toBeNull();
});

test('every problem code is described in the response for its HTTP status', () => {
  const described = Object.values(apiComponents.responses).map(({ description }) => description);
  for (const [code, { status, title }] of Object.entries(problemKinds)) {
    // The document lists existing methods only, so it has no 405 response.
    if (status === 405) continue;
    expect(described).toContainEqual(expect.stringContaining(`\`${code}\`: ${title}.`));
  }
});
