/** The Lambda of /api/openapi.json: the OpenAPI document of every route. */

import { openApiDocument } from '#shared/contract/openapi.ts';
import { openapi as routes } from '#shared/contract/openapi-route.ts';
import { createApiHandler } from '../platform/http/serve.ts';

let cachedDocument: ReturnType<typeof openApiDocument> | undefined;

export const handler = createApiHandler(routes, {
  'GET /openapi.json': async () => {
    cachedDocument ??= openApiDocument();
    return cachedDocument as { openapi: '3.1.0'; paths: Record<string, unknown> };
  },
});
