/** The Lambda of /api/home: what the home page shows. */
import { home as routes } from '#shared/contract/home.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { readHome, readLatestResults } from '../competition/publication/documents/read-overall.ts';

export const handler = createApiHandler(routes, {
  'GET /home': ({ now }) => readHome(now),
  'GET /home/latest': ({ now }) => readLatestResults(now),
});
