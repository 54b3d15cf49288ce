/** The Lambda of /api/home: what the home page shows. */
import { home as routes } from '#shared/contract/home.ts';
import { readHome, readLatestResults } from '../platform/documents/read-overall.ts';
import { createApiHandler } from '../platform/http/serve.ts';

export const handler = createApiHandler(routes, {
  'GET /home': ({ now }) => readHome(now),
  'GET /home/latest': ({ now }) => readLatestResults(now),
});
