/** Error responses in the OpenAPI document: one component per status, and which of them each route may return. */
import type { DeclaredRoute } from './index.ts';
import type { Json } from './openapi-schemas.ts';
import { problemKinds } from './problem.ts';
import { splitRouteKey } from './route.ts';

/** HTTP statuses of each error response, by the name of its component in the OpenAPI document. */
const errorResponses = {
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
type Refusal = keyof typeof errorResponses;

/** Response components of the OpenAPI document; each describes the error codes that its body may carry. */
export const refusalResponses: Json = {
  ...Object.fromEntries(
    Object.entries(errorResponses).map(([name, statuses]) => [
      name,
      {
        description: codesOf(statuses),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  ),
  NotModified: { description: 'Nothing changed.' },
};

function codesOf(statuses: readonly number[]): string {
  return Object.entries(problemKinds)
    .filter(([, { status }]) => statuses.includes(status))
    .map(([code, { title }]) => `\`${code}\`: ${title}.`)
    .join(' ');
}

/** The error responses a route may return, derived from its method, path, parameters and access rule. */
export function errorResponsesOf({ key, route }: DeclaredRoute, takesIfMatch: boolean): Json {
  const { method, path } = splitRouteKey(key);
  const writes = method !== 'GET';
  const isOfOne = path.includes('{');
  const names: Refusal[] = [
    ...(writes || route.query || isOfOne ? (['BadRequest'] as const) : []),
    'Unauthorized',
    ...(route.access === 'public.read' ? [] : (['Forbidden'] as const)),
    ...(writes || isOfOne || asksForTournament(route) ? (['NotFound'] as const) : []),
    ...(writes ? (['Conflict', 'ContentTooLarge', 'UnsupportedMediaType'] as const) : []),
    ...(takesIfMatch ? (['PreconditionFailed'] as const) : []),
    ...(route.status === 201 ? (['UnprocessableContent'] as const) : []),
    ...(key.startsWith('POST /auth/') ? (['TooManyRequests'] as const) : []),
  ];
  return {
    ...(method === 'GET' ? { 304: referTo('NotModified') } : {}),
    ...Object.fromEntries(names.map((name) => [errorResponses[name][0], referTo(name)])),
    default: referTo('ServerError'),
  };
}

const referTo = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/**
 * Whether the route filters by tournament: an unknown tournament is a 404, while an unknown team gives an empty list.
 */
const asksForTournament = ({ query }: DeclaredRoute['route']): boolean => 'tournamentId' in (query?.shape ?? {});
