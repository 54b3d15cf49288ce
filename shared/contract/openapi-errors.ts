/** Error responses in the OpenAPI document: one component per status, and which of them each route may return. */
import { can } from '../domain/permissions.ts';
import type { DeclaredRoute } from './index.ts';
import type { JsonObject } from './openapi-schemas.ts';
import { problemKinds } from './problem.ts';
import { splitRouteKey, takesIdempotencyKey } from './route.ts';

/** HTTP statuses of each error response, by the name of its component in the OpenAPI document. */
const statusesByErrorResponse = {
  BadRequest: [400],
  Unauthorized: [401],
  Forbidden: [403],
  NotFound: [404],
  Conflict: [409],
  PreconditionFailed: [412],
  ContentTooLarge: [413],
  UnsupportedMediaType: [415],
  UnprocessableContent: [422],
  TooManyRequests: [429],
  ServerError: [500, 503],
} as const;
type ErrorResponseName = keyof typeof statusesByErrorResponse;

/** Response components of the OpenAPI document; each describes the error codes that its body may carry. */
export const responseComponents: JsonObject = {
  ...Object.fromEntries(
    Object.entries(statusesByErrorResponse).map(([name, statuses]) => [
      name,
      {
        description: describeErrorCodes(statuses),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  ),
  NotModified: { description: 'Nothing changed.' },
};

function describeErrorCodes(statuses: readonly number[]): string {
  return Object.entries(problemKinds)
    .filter(([, { status }]) => statuses.includes(status))
    .map(([code, { title }]) => `\`${code}\`: ${title}.`)
    .join(' ');
}

/** The error responses a route may return, derived from its method, path, parameters and access rule. */
export function errorResponsesOfRoute({ key, route }: DeclaredRoute, takesIfMatch: boolean): JsonObject {
  const { method, path } = splitRouteKey(key);
  const writes = method !== 'GET';
  const isOfOne = path.includes('{');
  const names: ErrorResponseName[] = [
    ...(writes || route.query || isOfOne ? (['BadRequest'] as const) : []),
    'Unauthorized',
    ...(route.access === 'public.read' ? [] : (['Forbidden'] as const)),
    ...(writes || isOfOne || isFilteredByTournament(route) ? (['NotFound'] as const) : []),
    ...(writes ? (['Conflict', 'ContentTooLarge', 'UnsupportedMediaType'] as const) : []),
    ...(takesIfMatch ? (['PreconditionFailed'] as const) : []),
    ...(takesIdempotencyKey(route) ? (['UnprocessableContent'] as const) : []),
    ...(isLimited({ key, route }) ? (['TooManyRequests'] as const) : []),
  ];
  return {
    ...(method === 'GET' ? { 304: responseReference('NotModified') } : {}),
    ...Object.fromEntries(names.map((name) => [statusesByErrorResponse[name][0], responseReference(name)])),
    default: responseReference('ServerError'),
  };
}

/** Attempts to get in, reads with a link included, and writes of whoever is no administrator are limited. */
function isLimited({ key, route: { access } }: Pick<DeclaredRoute, 'key' | 'route'>): boolean {
  if (key.startsWith('POST /auth/') || access === 'sheet.keep') return true;
  const mayWrite = can({ id: 0, roles: ['DT', 'Planillero'], teamId: 0 }, access);
  return splitRouteKey(key).method !== 'GET' && access !== 'public.read' && mayWrite;
}

const responseReference = (name: string): JsonObject => ({ $ref: `#/components/responses/${name}` });

/**
 * Whether the route filters by tournament: an unknown tournament is a 404, while an unknown team gives an empty list.
 */
const isFilteredByTournament = ({ query }: DeclaredRoute['route']): boolean => 'tournamentId' in (query?.shape ?? {});
