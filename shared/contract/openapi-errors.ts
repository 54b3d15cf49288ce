/** Error responses in the OpenAPI document: one component per status, and which of them each route may return. */
import type { DeclaredRoute } from './index.ts';
import type { Json } from './openapi-schemas.ts';
import { problemKinds } from './problem.ts';
import { splitRouteKey } from './route.ts';

/** The refusals by name, with their statuses. */
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

/** Every refusal with the codes its body may have. */
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

/** The refusals a route can answer, from what it takes and who may call it. */
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

/** A list of a team that does not exist is empty; one of a tournament that does not exist is not there. */
const asksForTournament = ({ query }: DeclaredRoute['route']): boolean => 'tournamentId' in (query?.shape ?? {});
