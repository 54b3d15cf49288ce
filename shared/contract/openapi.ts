/** The OpenAPI 3.1 document of the API, generated from the contract. */
import * as z from 'zod/mini';
import { exampleOf } from './example-values.ts';
import { requestExamples } from './examples.ts';
import { allRoutes, type DeclaredRoute } from './index.ts';
import { type ProblemCode, problem, problemKinds } from './problem.ts';
import { partsOf, pathParameters } from './route.ts';

type Json = { [name: string]: unknown };

/** Every route that exists on AWS, with what it takes, what it answers, how it refuses, and who may call it. */
export function openApiDocument(): Json {
  const paths: { [path: string]: Json } = {};
  for (const declared of allRoutes.filter(({ route }) => !route.onlyIn)) {
    const { method, path } = partsOf(declared.key);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(declared) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Torneo', version: '1.0.0', description: 'Amateur small-sided football, as an API.' },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: jsonSchema(problem, 'output') },
    },
    paths,
  };
}

function operationOf({ key, resource, route }: DeclaredRoute): Json {
  const { method, path } = partsOf(key);
  return {
    operationId: key,
    tags: [resource],
    summary: route.summary,
    'x-access': route.access,
    security: route.access === 'public.read' ? [] : [{ token: [] }],
    parameters: [
      ...pathParametersOf(path),
      ...queryParametersOf(route.query),
      ...headersOf(declaredHeaders(key, route)),
    ],
    ...(route.body && method !== 'GET' ? { requestBody: requestBodyOf(key, route) } : {}),
    responses: { [route.status]: successOf(route), ...refusalsOf({ key, resource, route }) },
  };
}

function pathParametersOf(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(pathParameters[name as keyof typeof pathParameters], 'input'),
  }));
}

function queryParametersOf(query: z.ZodMiniObject | undefined): Json[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema as z.ZodMiniType, 'input'),
  }));
}

const headerTexts = {
  'Idempotency-Key': 'The same key and body again get the first answer again, for a day.',
  'If-Match': 'The version, or the ETag, the client saw: another one is 412.',
  'If-None-Match': 'An ETag: 304 when nothing changed.',
} as const;
type HeaderName = keyof typeof headerTexts;

function declaredHeaders(key: string, { status }: DeclaredRoute['route']): HeaderName[] {
  if (key.startsWith('GET')) return ['If-None-Match'];
  if (status === 201) return ['Idempotency-Key'];
  return key.startsWith('POST') && !key.includes('{') ? [] : ['If-Match'];
}

const headersOf = (names: readonly HeaderName[]): Json[] =>
  names.map((name) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: headerTexts[name],
  }));

function requestBodyOf(key: string, { body, file }: DeclaredRoute['route']): Json {
  const example = (requestExamples as Json)[key];
  const json = body && { 'application/json': { schema: jsonSchema(body, 'input'), example } };
  // Where every field may be left out, so may the body.
  const required = !body || !z.safeParse(body, {}).success;
  return { required, content: { ...json, ...(file && { 'multipart/form-data': fileForm }) } };
}

const fileForm = {
  schema: { type: 'object', required: ['file'], properties: { file: { contentMediaType: 'image/*' } } },
  example: { file: '(escudo.png)' },
};

function successOf({ status, response }: DeclaredRoute['route']): Json {
  if (!response) return { description: status === 204 ? 'Done; there is nothing to say.' : 'Done.' };
  const content = { 'application/json': { schema: jsonSchema(response, 'output'), example: exampleOf(response) } };
  return { description: 'What was asked.', content };
}

/** The refusals a route can answer, from what it takes and who may call it. */
function refusalsOf({ key, route }: DeclaredRoute): Json {
  const { method, path } = partsOf(key);
  const writes = method !== 'GET';
  const codes: ProblemCode[] = [
    'invalid-token',
    ...(route.access === 'public.read' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(key === 'POST /auth/login' ? (['login-failed'] as const) : []),
    ...(key.startsWith('POST /auth/') ? (['too-many-requests'] as const) : []),
    ...(writes || route.query || path.includes('{') ? (['invalid'] as const) : []),
    ...(writes || path.includes('{') || asksForTournament(route) ? (['not-found'] as const) : []),
    ...(writes ? (['malformed-json', 'too-large', 'unsupported-media-type', 'conflict'] as const) : []),
    ...(route.status === 201 ? (['idempotency-key-reused'] as const) : []),
    ...(declaredHeaders(key, route).includes('If-Match') ? (['stale'] as const) : []),
  ];
  const statuses = new Map<number, ProblemCode[]>();
  for (const code of codes)
    statuses.set(problemKinds[code].status, [...(statuses.get(problemKinds[code].status) ?? []), code]);
  return {
    ...(method === 'GET' ? { 304: { description: 'Nothing changed.' } } : {}),
    ...Object.fromEntries([...statuses].map(([status, list]) => [status, refusalOf(list)])),
    default: refusalOf(['internal', 'unavailable']),
  };
}

/** A list of a team that does not exist is empty; one of a tournament that does not exist is not there. */
const asksForTournament = ({ query }: DeclaredRoute['route']): boolean => 'tournamentId' in (query?.shape ?? {});

const refusalOf = (codes: readonly ProblemCode[]): Json => ({
  description: codes.map((code) => problemKinds[code].title).join('. '),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
