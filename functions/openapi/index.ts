/** The Lambda of /api/openapi.json: the OpenAPI document of every route. */
import { openapi as routes } from '#shared/contract/openapi-route.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { keptBetweenCalls } from '../platform/execution-environment.ts';

type OpenApiDocument = { openapi: '3.1.0'; paths: Record<string, unknown> };

/** Loads the schemas of every route when the document is first asked for, as they take as long as the rest together. */
const describeRoutes = keptBetweenCalls(async () => {
  const { openApiDocument } = await import('#shared/contract/openapi.ts');
  return openApiDocument() as OpenApiDocument;
});

export const handler = createApiHandler(routes, {
  'GET /openapi.json': describeRoutes,
});
