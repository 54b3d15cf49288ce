/** /api/standings. */
import { formatStanding } from '#shared/text/presenters.ts';
import { publish } from '../platform/documents/publish.ts';
import { readStandings } from '../platform/documents/read.ts';
import { notFound } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { getTournament } from '../platform/table/tournaments.ts';

export const handler = serve('standings', {
  'GET /standings/tournament/{id}': ({ params }) => readStandings(params.id),
  'GET /standings/formatted/tournament/{id}': async ({ params }) =>
    (await readStandings(params.id)).map(formatStanding),
  'POST /standings/tournament/{id}/recalculate': async ({ params, now }) => {
    await getTournament(params.id);
    const documents = await publish(params.id, now);
    if (!documents) throw notFound('Torneo no encontrado');
    return documents.STANDINGS;
  },
});
