/** The OpenAPI 3.1 document of the API, generated from the contract. */
import * as z from 'zod/mini';
import { allRoutes, type DeclaredRoute, type ResourceName } from './index.ts';
import { jobProgress } from './jobs.ts';
import { errorResponsesOfRoute, responseComponents } from './openapi-errors.ts';
import { ParameterComponents, requestHeaderOf } from './openapi-parameters.ts';
import { type JsonObject, SchemaComponents } from './openapi-schemas.ts';
import { operationIds } from './operation-ids.ts';
import { problemSchema } from './problem.ts';
import { requestExamples } from './request-examples.ts';
import { splitRouteKey } from './route.ts';

const tagDescriptions: { readonly [Name in ResourceName]: string } = {
  auth: 'Sessions, passwords and users.',
  canchas: 'The pitches where matches are played.',
  groups: 'The zonas of a tournament.',
  home: 'The home page in one call.',
  matches: 'Matches, their results and lineups.',
  matchevents: 'Goals and cards.',
  notices: 'What the federation tells on every page of a scope, until a moment.',
  openapi: 'The API described for programs.',
  players: 'The squads of the teams.',
  sanctions: 'What the tribunal decided, and the bulletins that tell it.',
  settings: 'What holds for the whole federation.',
  standings: 'Tables of tournaments and groups.',
  statistics: 'Rankings and suspensions, of one tournament or over all of them.',
  teams: 'Teams and their usual lineups.',
  teamstaff: "Coaches and officials of the teams and, as team 0, the federation's own.",
  tournaments: 'Tournaments with their participants, rounds and knock-out.',
  upload: 'The logos of the teams.',
};

/** Describes every route that is deployed to AWS: parameters, body, responses, errors and who may call it. */
export function openApiDocument(): JsonObject {
  const schemas = new SchemaComponents();
  const parameters = new ParameterComponents(schemas);
  schemas.schemaOf(problemSchema, 'output');
  const paths: { [path: string]: JsonObject } = {};
  for (const declared of allRoutes.filter(({ route }) => !route.onlyIn)) {
    const { method, path } = splitRouteKey(declared.key);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOfRoute(declared, schemas, parameters) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Torneo',
      version: '1.0.0',
      description: 'Amateur small-sided football, as an API.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        sheetLink: {
          type: 'http',
          scheme: 'Sheet',
          description: "The token of a link to a match's sheet, from POST /matches/{id}/sheet/link.",
        },
      },
      schemas: { ...schemas.components, FileForm: fileFormSchema },
      parameters: parameters.components,
      responses: responseComponents,
      headers: responseHeaders,
    },
  };
}

function operationOfRoute(
  declared: DeclaredRoute,
  schemas: SchemaComponents,
  parameters: ParameterComponents,
): JsonObject {
  const { key, resource, route } = declared;
  return {
    operationId: operationIdOfRoute(key),
    tags: [resource],
    summary: route.summary,
    'x-access': route.access,
    security: securityOf(route),
    parameters: parameters.parametersOf(declared),
    ...(route.body ? { requestBody: requestBodyOfRoute(declared, schemas) } : {}),
    responses: {
      [route.status]: successResponseOfRoute(route, schemas),
      ...(route.job ? { 202: progressResponse(schemas) } : {}),
      ...errorResponsesOfRoute(declared, requestHeaderOf(declared) === 'If-Match' || route.versions !== undefined),
    },
  };
}

/** What a call has to carry: one of the listed schemes. */
function securityOf({ access }: DeclaredRoute['route']): JsonObject[] {
  if (access === 'public.read') return [];
  return access === 'sheet.keep' ? [{ token: [] }, { sheetLink: [] }] : [{ token: [] }];
}

const operationIdOfRoute = (key: string): string => operationIds[key as keyof typeof operationIds];

function requestBodyOfRoute({ key, route: { body, file } }: DeclaredRoute, schemas: SchemaComponents): JsonObject {
  const operation = operationIdOfRoute(key);
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Body`;
  const schema = body && schemas.bodyOf(body, name, (requestExamples as JsonObject)[key]);
  const form = { schema: { $ref: '#/components/schemas/FileForm' } };
  // A body whose fields are all optional may itself be left out.
  const required = !body || !z.safeParse(body, {}).success;
  return { required, content: { 'application/json': { schema }, ...(file && { 'multipart/form-data': form }) } };
}

const fileFormSchema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
  examples: [{ file: '(escudo.png)' }],
};

/** The answer of a job that needs more calls: the same call again goes on with it. */
const progressResponse = (schemas: SchemaComponents): JsonObject => ({
  description: 'Under way: the same call goes on.',
  headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  content: { 'application/json': { schema: schemas.answerOf(jobProgress) } },
});

const responseHeaders = {
  'Retry-After': { description: 'Seconds to wait before the next call.', schema: { type: 'string' } },
  ETag: {
    description: 'What If-None-Match and If-Match take; of an entity it begins with its version.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'The address of the next page, `rel="next"`; absent on the last one.',
    schema: { type: 'string' },
  },
};

function successResponseOfRoute(
  { status, query, response }: DeclaredRoute['route'],
  schemas: SchemaComponents,
): JsonObject {
  if (!response) return { description: status === 204 ? 'Done; there is nothing to say.' : 'Done.' };
  const names = ['ETag', ...(query && 'cursor' in query.shape ? ['Link'] : [])];
  return {
    description: 'What was asked.',
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: { 'application/json': { schema: schemas.answerOf(response) } },
  };
}
